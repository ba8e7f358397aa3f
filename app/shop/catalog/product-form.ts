import { z } from 'zod'
import { type BusinessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { type Money, parseCordobas } from '#app/shop/kernel/money.ts'
import { genders } from './catalog-filters.ts'
import { type HealthGoal, healthGoals } from './health-goals.ts'

export const HIGHEST_PRICE = 10_000_000_000 as Money
export const MOST_UNITS = 1_000_000
export const MOST_PICTURES = 3

/** Optional text: what is left empty is kept as null. */
const text = (label: string, longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `${label}: hasta ${longest} letras`)
    .optional()
    .transform((value) => value || null)

const amount = (missing: string) =>
  z.string({ error: missing }).transform((typed, context): Money => {
    const parsed = parseCordobas(typed)
    if (parsed !== null && parsed <= HIGHEST_PRICE) return parsed
    const message =
      parsed !== null
        ? 'El monto es demasiado grande'
        : typed.trim() === ''
          ? missing
          : 'Escribe un monto como 1,234.50, sin negativos y con hasta dos decimales'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const units = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(/^\d{1,7}$/, { error: 'Escribe un número entero, sin negativos', abort: true })
    .transform(Number)
    .refine((value) => value <= MOST_UNITS, 'El número es demasiado grande')

const percent = z
  .string()
  .trim()
  .regex(/^(100|\d{1,2})?$/, 'El descuento va de 0 a 100, sin decimales')
  .optional()
  .transform((value) => Number(value || 0))

const day = z
  .string()
  .optional()
  .transform((typed, context): BusinessDay | null => {
    if (!typed?.trim()) return null
    const parsed = parseBusinessDay(typed.trim())
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: 'Escribe una fecha válida' })
    return z.NEVER
  })

const id = z
  .string()
  .optional()
  .transform((value) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null))

const position = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'Escribe un número entero')
  .optional()
  .transform((value) => (value ? Number(value) : null))

const checked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const goal = z.enum(healthGoals as unknown as [HealthGoal, ...HealthGoal[]])

/** What Nuevo Producto and Editar Producto send. */
export const productForm = z.object({
  name: z
    .string({ error: 'El nombre es requerido' })
    .trim()
    .min(1, 'El nombre es requerido')
    .max(200, 'El nombre puede tener hasta 200 letras'),
  brand: text('Marca', 120),
  sku: text('SKU', 60),
  code: text('Código', 60),
  categoryId: id,
  description: text('Descripción', 5000),
  price: amount('El precio es requerido'),
  cost: amount('El costo es requerido'),
  discountPercent: percent,
  stock: units('El stock es requerido'),
  minStock: units('El stock mínimo es requerido').default(5),
  maxStock: units('El stock máximo es requerido').default(100),
  presentation: text('Presentación', 200),
  usage: text('Instrucciones de uso', 5000),
  expiresOn: day,
  gender: z
    .enum(genders)
    .optional()
    .transform((value) => value ?? null),
  alcoholConcentration: text('Concentración de alcohol', 60),
  healthGoals: z
    .array(goal)
    .default([])
    .transform((goals) => healthGoals.filter((one) => goals.includes(one))),
  featuredPosition: position,
  active: checked,
  pictures: z
    .array(z.string().regex(/^[a-z0-9-]{6,80}$/))
    .max(MOST_PICTURES, `Hasta ${MOST_PICTURES} imágenes`)
    .default([]),
})

export type ProductFormValue = z.output<typeof productForm>
/** A product's own fields; its stock is moved, never written. */
export type ProductInput = Omit<ProductFormValue, 'stock' | 'pictures'>
export type ProductField = keyof ProductInput
