import { spellField } from '#app/shop/catalog/product-labels.ts'
import type { StaffProduct } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { plainCordobas, ZERO } from '#app/shop/kernel/money.ts'
import type { Texts } from '../layout/latest.ts'

const text = (value: string | number | null) => (value === null ? '' : String(value))

/** A stored product as the fields of its form show it, exactly. */
export function productTexts(product: StaffProduct): Texts {
  return {
    name: product.name,
    brand: text(product.brand),
    sku: text(product.sku),
    code: text(product.code),
    categoryId: text(product.categoryId),
    description: text(product.description),
    price: plainCordobas(product.price),
    cost: plainCordobas(product.cost ?? ZERO),
    discountPercent: String(product.discountPercent),
    stock: String(product.onHand),
    minStock: String(product.minStock),
    maxStock: String(product.maxStock),
    presentation: text(product.presentation),
    usage: text(product.usage),
    expiresOn: text(product.expiresOn),
    gender: text(product.gender),
    alcoholConcentration: text(product.alcoholConcentration),
    healthGoals: product.healthGoals,
    featuredPosition: text(product.featuredPosition),
    active: product.active ? 'on' : '',
    pictures: product.pictures.map((picture) => picture.key),
  }
}

/** What Nuevo Producto begins with. */
export const newProductTexts: Texts = {
  name: '',
  brand: '',
  sku: '',
  code: '',
  categoryId: '',
  description: '',
  price: '',
  cost: '',
  discountPercent: '0',
  stock: '',
  minStock: '5',
  maxStock: '100',
  presentation: '',
  usage: '',
  expiresOn: '',
  gender: '',
  alcoholConcentration: '',
  healthGoals: [],
  featuredPosition: '',
  active: 'on',
  pictures: [],
}

/** A field's text in the words of a person, for whoever is told what changed. */
export function spellText(
  field: string,
  value: string | string[],
  categories: { id: number; name: string }[],
): string {
  if (field === 'active') return value === 'on' ? 'Activo' : 'Inactivo'
  if (field === 'pictures') return value.length === 1 ? '1 imagen' : `${value.length} imágenes`
  if (field === 'categoryId') return categories.find(({ id }) => String(id) === value)?.name ?? '—'
  if (field === 'price' || field === 'cost') return value === '' ? '—' : `C$ ${value}`
  return spellField(field, value)
}
