import { z } from 'zod'
import { type Money, parseCordobas, ZERO } from '#app/shop/kernel/money.ts'
import { type CashCount, denominations } from './cash-count.ts'

const amount = z
  .string()
  .trim()
  .optional()
  .transform((text, context): Money => {
    if (!text) return ZERO
    const parsed = parseCordobas(text)
    if (parsed !== null) return parsed
    context.addIssue({ code: 'custom', message: 'Escribe un monto, por ejemplo 1,500.00' })
    return z.NEVER
  })

const pieces = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text ? Number(text) : 0))
  .pipe(z.number().int('Escribe cuántas piezas hay').min(0).max(100_000))

export const closingComment = z.string().trim().max(2000, 'El comentario puede tener hasta 2000 letras')

export const closingForm = z.object({
  comment: closingComment.optional().transform((text) => text || null),
  openingAmount: amount,
  /** "on" when the drawer was counted; a closing with a comment alone stays marked as not counted. */
  counted: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
  pieces: z.record(z.string(), pieces).optional().default({}),
})

/** The word keeps the figure from being read as a place in a list. */
export const pieceName = (denomination: Money) => `of${denomination}`

export type ClosingInput = z.output<typeof closingForm>

export function cashCountOf(input: ClosingInput): CashCount | null {
  if (!input.counted) return null
  return denominations.map((denomination) => ({
    denomination,
    pieces: input.pieces[pieceName(denomination)] ?? 0,
  }))
}
