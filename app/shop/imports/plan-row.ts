import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import type { ProductInput } from '#app/shop/catalog/product-form.ts'
import type { Categories, KnownProduct } from './known-products.server.ts'
import { keptKey, pictureAddresses } from './picture-addresses.ts'

export type Changes = Partial<ProductInput>
export type RowPlan =
  | { outcome: 'create'; product: ProductInput; stock: number; problems: string[] }
  | { outcome: 'update' | 'same'; id: number; changes: Changes; stock: number | null; problems: string[] }
  | { outcome: 'error'; problems: string[] }

type Shop = { known: readonly KnownProduct[]; categories: Categories; withStock: boolean }

/** What a row would do to the shop as it is now. `say` puts the row's number before a sentence. */
export function planRow(
  row: CsvProduct,
  { known, categories, withStock }: Shop,
  say: (text: string) => string,
): RowPlan {
  const byId = row.id ? known.find((product) => product.id === row.id) : undefined
  const bySku = row.sku
    ? known.find((product) => product.sku?.toUpperCase() === row.sku?.toUpperCase())
    : undefined
  if (byId && bySku && byId.id !== bySku.id) {
    return { outcome: 'error', problems: [say(`el SKU ${row.sku} es de otro producto (${bySku.name})`)] }
  }
  const current = byId ?? bySku
  const category = categoryOf(row, current, categories)
  if (category === 'unknown') {
    return { outcome: 'error', problems: [say(`la categoría «${row.category}» no existe`)] }
  }
  const { id, category: _, stock, picture1, picture2, picture3, ...fields } = row
  const wanted: Changes = category === undefined ? fields : { ...fields, categoryId: category }
  if (!current) {
    const problems = id ? [say(`no hay un producto con el id ${id}: se crea uno nuevo`)] : []
    return { outcome: 'create', product: newProduct(wanted), stock: stock ?? 0, problems }
  }
  const changes = differences(current, wanted)
  const newStock = withStock && stock !== undefined && stock !== current.onHand ? stock : null
  if (newStock !== null && newStock < current.reserved) {
    const held = `el stock no puede bajar de ${current.reserved}: están apartados en pedidos`
    return { outcome: 'error', problems: [say(held)] }
  }
  const newPictures = pictureAddresses(row).some(
    (address, place) => address !== undefined && keptKey(address) !== current.pictures[place],
  )
  const isChanged = Object.keys(changes).length > 0 || newStock !== null || newPictures
  const outcome = isChanged ? 'update' : 'same'
  return { outcome, id: current.id, changes, stock: newStock, problems: [] }
}

function categoryOf(row: CsvProduct, current: KnownProduct | undefined, categories: Categories) {
  if (row.category === undefined) return undefined
  if (row.category === null) return null
  return categories.idOf(row.category, current?.categoryId ?? null) ?? 'unknown'
}

function newProduct(fields: Changes): ProductInput {
  return {
    name: '',
    brand: null,
    sku: null,
    code: null,
    categoryId: null,
    description: null,
    price: 0 as ProductInput['price'],
    cost: 0 as ProductInput['cost'],
    discountPercent: 0,
    minStock: 5,
    maxStock: 100,
    presentation: null,
    usage: null,
    expiresOn: null,
    gender: null,
    alcoholConcentration: null,
    healthGoals: [],
    featuredPosition: null,
    active: true,
    ...stated(fields),
  }
}

const stated = (fields: Changes): Changes =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function differences(current: KnownProduct, wanted: Changes): Changes {
  return Object.fromEntries(
    Object.entries(stated(wanted)).filter(([field, value]) => !same(current[field as keyof Changes], value)),
  )
}

/** Blanks around a text are not a difference: cells are read without them. */
function same(stored: unknown, wanted: unknown): boolean {
  if (typeof stored === 'string' || typeof wanted === 'string') return plain(stored) === plain(wanted)
  return JSON.stringify(stored) === JSON.stringify(wanted)
}

const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
