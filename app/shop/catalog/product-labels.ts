import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { type HealthGoal, healthGoalLabels } from './health-goals.ts'
import type { ProductField } from './product-form.ts'

/** What each field is called wherever staff read about it. */
export const productLabels: Record<ProductField | 'stock' | 'pictures', string> = {
  name: 'Nombre',
  brand: 'Marca',
  sku: 'SKU',
  code: 'Código de barras',
  categoryId: 'Categoría',
  description: 'Descripción',
  price: 'Precio',
  cost: 'Costo',
  discountPercent: 'Descuento',
  stock: 'Stock',
  minStock: 'Stock mínimo',
  maxStock: 'Stock máximo',
  presentation: 'Presentación',
  usage: 'Instrucciones de uso',
  expiresOn: 'Fecha de expiración',
  gender: 'Género',
  alcoholConcentration: 'Concentración de alcohol',
  healthGoals: 'Metas de salud',
  featuredPosition: 'Lugar entre los destacados',
  active: 'Estado',
  pictures: 'Imágenes',
}

/** A field's value as a person reads it. */
export function spellField(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (field === 'price' || field === 'cost') return formatCordobas(value as Money)
  if (field === 'discountPercent') return `${value} %`
  if (field === 'expiresOn') return formatShortDay(value as BusinessDay)
  if (field === 'active') return value ? 'Activo' : 'Inactivo'
  if (field === 'pictures') return `${(value as string[]).length}`
  if (field === 'healthGoals') {
    return (value as HealthGoal[]).map((goal) => healthGoalLabels[goal]).join(', ') || '—'
  }
  return String(value)
}
