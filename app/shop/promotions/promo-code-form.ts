import { z } from 'zod'
import { type BusinessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { type Money, parseCordobas } from '#app/shop/kernel/money.ts'

const day = (missing: string) =>
  z.string({ error: missing }).transform((typed, context): BusinessDay => {
    const parsed = parseBusinessDay(typed.trim())
    if (parsed) return parsed
    context.addIssue({ code: 'custom', message: missing })
    return z.NEVER
  })

const limit = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,8}$/, 'Escribe un número entero mayor a 0, o déjalo vacío')
  .optional()
  .transform((value) => (value ? Number(value) : null))

const minimum = z
  .string()
  .optional()
  .transform((typed, context): Money | null => {
    if (!typed?.trim()) return null
    const parsed = parseCordobas(typed)
    if (parsed !== null) return parsed
    context.addIssue({ code: 'custom', message: 'Escribe un monto como 1,234.50, o déjalo vacío' })
    return z.NEVER
  })

/** What Crear Código Promocional and Editar Código Promocional send. */
export const promoCodeForm = z
  .object({
    code: z
      .string({ error: 'El código es requerido' })
      .trim()
      .min(1, 'El código es requerido')
      .max(40, 'El código puede tener hasta 40 letras')
      .transform((value) => value.toUpperCase()),
    description: z
      .string()
      .trim()
      .max(300, 'La descripción puede tener hasta 300 letras')
      .optional()
      .transform((value) => value || null),
    discountPercent: z
      .string({ error: 'El porcentaje es requerido' })
      .trim()
      .regex(/^(100|\d{1,2})$/, 'El porcentaje va de 0 a 100, sin decimales')
      .transform(Number),
    startsOn: day('La fecha de inicio es requerida'),
    endsOn: day('La fecha final es requerida'),
    active: z
      .string()
      .optional()
      .transform((value) => value === 'on'),
    maxUses: limit,
    maxUsesPerCustomer: limit,
    minimumPurchase: minimum,
  })
  .refine((promo) => promo.endsOn >= promo.startsOn, {
    path: ['endsOn'],
    message: 'La fecha final no puede ser anterior a la fecha de inicio',
  })

export type PromoCodeInput = z.output<typeof promoCodeForm>

export const promoCodeLabels: Record<keyof PromoCodeInput, string> = {
  code: 'Código',
  description: 'Descripción',
  discountPercent: 'Porcentaje de Descuento',
  startsOn: 'Fecha Inicio',
  endsOn: 'Fecha Final',
  active: 'Activo',
  maxUses: 'Usos en total',
  maxUsesPerCustomer: 'Usos por cliente',
  minimumPurchase: 'Compra mínima',
}
