import { z } from 'zod'
import { type BusinessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas, type Money } from '#app/shop/kernel/money.ts'
import { LARGEST_ID } from '#app/shop/kernel/row-id.ts'

const LARGEST = 100_000_000

/** Whole córdobas, as the cashier counts them. */
const wholeCordobas = z
  .string({ error: 'El monto debe ser mayor a 0' })
  .trim()
  .transform((text) => text.replace(/[,\s]/g, ''))
  .pipe(z.string().regex(/^\d+$/, 'El monto debe ser un número entero'))
  .transform(Number)
  .refine((amount) => amount >= 1, 'El monto debe ser mayor a 0')
  .refine((amount) => amount <= LARGEST, 'El monto es demasiado grande')
  .transform((amount): Money => cordobas(amount))

const day = z.string({ error: 'Fecha es requerida' }).transform((text, context): BusinessDay => {
  const parsed = parseBusinessDay(text)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'Fecha es requerida' })
  return z.NEVER
})

export const expenseForm = z.object({
  description: z
    .string({ error: 'Descripción es requerida' })
    .trim()
    .min(1, 'Descripción es requerida')
    .max(300, 'La descripción puede tener hasta 300 letras'),
  amount: wholeCordobas,
  categoryId: z.coerce
    .number({ error: 'Categoría es requerida' })
    .int()
    .min(1, 'Categoría es requerida')
    .max(LARGEST_ID, 'Categoría es requerida'),
  spentOn: day,
  notes: z
    .string()
    .trim()
    .max(2000, 'Las notas pueden tener hasta 2000 letras')
    .optional()
    .transform((text) => text || null),
  paidFromDrawer: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})

export type ExpenseInput = z.output<typeof expenseForm>

export const expenseCategoryForm = z.object({
  name: z.string({ error: 'El nombre es requerido' }).trim().min(1, 'El nombre es requerido').max(80),
  active: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})
