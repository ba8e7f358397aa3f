import { type BusinessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { searchText } from '#app/shop/kernel/search-text.ts'
import { genders } from '../catalog-filters.ts'
import { type HealthGoal, healthGoals } from '../health-goals.ts'
import { MOST_UNITS } from '../product-form.ts'
import { type Reading, readAmount, readWhole } from './numbers.ts'

/** One row of a product file as it was understood. A field that is missing is left as it is. */
export type CsvProduct = {
  id?: number
  sku?: string | null
  code?: string | null
  name: string
  brand?: string | null
  /** As written: a name, an address (slug) or an id. */
  category?: string | null
  description?: string | null
  presentation?: string | null
  usage?: string | null
  gender?: (typeof genders)[number] | null
  alcoholConcentration?: string | null
  price: Money
  cost: Money
  discountPercent?: number
  stock?: number
  minStock?: number
  maxStock?: number
  expiresOn?: BusinessDay | null
  active?: boolean
  healthGoals?: HealthGoal[]
  featuredPosition?: number | null
  picture1?: string
  picture2?: string
  picture3?: string
}
export type CsvField = keyof CsvProduct

type Column = {
  /** As it is exported. */
  name: string
  field: CsvField
  aliases?: string[]
  /** Gives undefined for what shall stay as it is. */
  read: (cell: string) => Reading<unknown>
}

const text =
  (longest: number) =>
  (cell: string): Reading<string | null> =>
    cell.length > longest ? { error: `tiene más de ${longest} letras` } : { value: cell || null }

const whole =
  (highest: number) =>
  (cell: string): Reading<number | undefined> =>
    cell ? readWhole(cell, highest) : { value: undefined }

/** Spreadsheets turn long codes into 7.44E+12, and the digits are gone. */
const code = (cell: string): Reading<string | null> =>
  /^\d([.,]\d+)?E\+\d+$/i.test(cell)
    ? { error: `«${cell}» perdió sus cifras en la hoja de cálculo: ponle formato de texto a la columna` }
    : text(60)(cell)

const active = (cell: string): Reading<boolean> => {
  const said = cell.toLowerCase()
  if (said === '' || said === 'true' || said === 'verdadero') return { value: true }
  if (said === 'false' || said === 'falso') return { value: false }
  return { value: false, warning: `«${cell}» se leyó como inactivo: solo «true» es activo` }
}

const day = (cell: string): Reading<BusinessDay | null> => {
  if (!cell) return { value: null }
  const [, date, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(cell) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : cell
  const value = parseBusinessDay(iso)
  return value ? { value } : { error: `«${cell}» no es una fecha: usa 2027-12-31 o 31/12/2027` }
}

const gender = (cell: string): Reading<(typeof genders)[number] | null> => {
  if (!cell) return { value: null }
  const value = genders.find((one) => one.toLowerCase() === cell.toLowerCase())
  return value ? { value } : { error: `«${cell}» no es ${genders.join(', ')}` }
}

const goals = (cell: string): Reading<HealthGoal[]> => {
  const words = cell.split(/[\s|,;]+/).filter(Boolean)
  const unknown = words.find((word) => !healthGoals.includes(word as HealthGoal))
  if (unknown) return { error: `«${unknown}» no es una meta de salud (${healthGoals.join(', ')})` }
  return { value: healthGoals.filter((goal) => words.includes(goal)) }
}

const picture = (cell: string): Reading<string | undefined> => {
  if (!cell) return { value: undefined }
  return cell.length <= 2000 && /^(\/media\/[a-z0-9-]{6,80}\/|https?:\/\/)/i.test(cell)
    ? { value: cell }
    : { error: `«${cell.slice(0, 60)}» no es la dirección de una imagen` }
}

export const csvColumns: Column[] = [
  { name: 'id', field: 'id', read: whole(2_147_483_647) },
  { name: 'sku', field: 'sku', read: text(60) },
  {
    name: 'codigo',
    field: 'code',
    aliases: ['codigo_barras', 'codigo_de_barras', 'code', 'barcode'],
    read: code,
  },
  { name: 'name', field: 'name', aliases: ['nombre', 'producto'], read: text(200) },
  { name: 'marca', field: 'brand', aliases: ['brand'], read: text(120) },
  {
    name: 'categoria',
    field: 'category',
    aliases: ['category', 'category_id', 'categoria_id'],
    read: text(120),
  },
  { name: 'description', field: 'description', aliases: ['descripcion'], read: text(5000) },
  { name: 'presentacion', field: 'presentation', aliases: ['presentation'], read: text(200) },
  {
    name: 'instrucciones_uso',
    field: 'usage',
    aliases: ['instrucciones', 'modo_de_uso', 'usage'],
    read: text(5000),
  },
  { name: 'genero', field: 'gender', aliases: ['gender'], read: gender },
  { name: 'concentracion_alcohol', field: 'alcoholConcentration', read: text(60) },
  { name: 'metas_salud', field: 'healthGoals', aliases: ['health_goals'], read: goals },
  { name: 'price', field: 'price', aliases: ['precio', 'precio_venta'], read: readAmount },
  { name: 'cost', field: 'cost', aliases: ['costo'], read: readAmount },
  {
    name: 'porcentaje_descuento',
    field: 'discountPercent',
    aliases: ['descuento', 'discount'],
    read: whole(100),
  },
  {
    name: 'stock',
    field: 'stock',
    aliases: ['existencia', 'existencias', 'cantidad'],
    read: whole(MOST_UNITS),
  },
  { name: 'min_stock', field: 'minStock', aliases: ['stock_minimo'], read: whole(MOST_UNITS) },
  { name: 'max_stock', field: 'maxStock', aliases: ['stock_maximo'], read: whole(MOST_UNITS) },
  {
    name: 'fecha_expiracion',
    field: 'expiresOn',
    aliases: ['fecha_vencimiento', 'vencimiento', 'expira'],
    read: day,
  },
  { name: 'active', field: 'active', aliases: ['activo', 'estado'], read: active },
  {
    name: 'destacado',
    field: 'featuredPosition',
    read: (cell) => (cell ? readWhole(cell, 9999) : { value: null }),
  },
  { name: 'imagen_url1', field: 'picture1', aliases: ['imagen', 'imagen_url'], read: picture },
  { name: 'imagen_url2', field: 'picture2', read: picture },
  { name: 'imagen_url3', field: 'picture3', read: picture },
]

export const requiredColumns = ['name', 'cost', 'price'] as const

const byName = new Map(
  csvColumns.flatMap((column) =>
    [column.name, ...(column.aliases ?? [])].map((name) => [name, column] as const),
  ),
)

/** The column a header means: "Precio ", "PRICE" and "price" are one. Null for one that nobody knows. */
export function columnOf(header: string): Column | null {
  return byName.get(searchText(header).replace(/[\s-]+/g, '_')) ?? null
}
