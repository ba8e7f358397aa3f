import { z } from 'zod'
import { centavos, divideRounded, type Money, parseCordobas, ZERO } from '#app/shop/kernel/money.ts'
import { HIGHEST_PRICE } from './product-form.ts'

/** One change made to many products at once. */
export type BulkChange =
  | { kind: 'set-price'; price: Money }
  | { kind: 'shift-price'; percent: number }
  | { kind: 'discount'; percent: number }
  | { kind: 'category'; categoryId: number | null }
  | { kind: 'state'; active: boolean }

export const bulkKinds = ['set-price', 'shift-price', 'discount', 'category', 'state'] as const

const whole = (text: string | undefined) => (/^-?\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : null)

/** What the dialog for several products sends: which change, and its one value. */
export const bulkForm = z
  .object({ kind: z.enum(bulkKinds), value: z.string().trim().optional() })
  .transform(({ kind, value }, context): BulkChange => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['value'], message })
      return z.NEVER
    }
    const number = whole(value)
    if (kind === 'set-price') {
      const price = parseCordobas(value ?? '')
      return price === null || price > HIGHEST_PRICE
        ? refuse('Escribe un precio como 1,234.50')
        : { kind, price }
    }
    if (kind === 'shift-price') {
      return number === null || number < -90 || number > 500 || number === 0
        ? refuse('Escribe un porcentaje entero de -90 a 500, distinto de 0')
        : { kind, percent: number }
    }
    if (kind === 'discount') {
      return number === null || number < 0 || number > 100
        ? refuse('El descuento va de 0 a 100, sin decimales')
        : { kind, percent: number }
    }
    if (kind === 'category') {
      if (!value) return { kind, categoryId: null }
      return number === null || number < 1 ? refuse('Escoge una categoría') : { kind, categoryId: number }
    }
    return { kind, active: value === 'active' }
  })

/** Ten percent more is 110 for every 100, half up to the centavo. */
export function shiftPrice(price: Money, percent: number): Money {
  const shifted = divideRounded(price * (100 + percent), 100)
  return shifted <= 0 ? ZERO : centavos(Math.min(shifted, HIGHEST_PRICE))
}
