import { z } from 'zod'

export const MISSING = 'Por favor complete todos los campos requeridos'
const TOO_FEW = 'La cantidad debe ser mayor a 0'
const MOST = 1_000_000

const quantity = z
  .string({ error: MISSING })
  .trim()
  .min(1, { error: MISSING, abort: true })
  .regex(/^-?\d{1,9}$/, { error: 'La cantidad es un número entero', abort: true })
  .transform(Number)
  .refine((value) => value > 0, TOO_FEW)
  .refine((value) => value <= MOST, 'La cantidad es demasiado grande')

const comment = z
  .string()
  .trim()
  .max(500, 'El comentario puede tener hasta 500 letras')
  .optional()
  .transform((value) => value || null)

const kind = z.enum(['entrada', 'salida'], { error: MISSING })

export const newAdjustmentForm = z.object({
  productId: z
    .string({ error: MISSING })
    .regex(/^\d{1,9}$/, MISSING)
    .transform(Number),
  kind,
  quantity,
  comment,
})

export const editAdjustmentForm = z.object({ kind, quantity, comment })

export type AdjustmentKind = z.output<typeof kind>
export type AdjustmentInput = z.output<typeof editAdjustmentForm>

export const adjustmentLabels: Record<AdjustmentKind, string> = { entrada: 'Entrada', salida: 'Salida' }

/** What an adjustment does to the units on hand. */
export function signedQuantity({ kind, quantity }: Pick<AdjustmentInput, 'kind' | 'quantity'>): number {
  return kind === 'entrada' ? quantity : -quantity
}
