import { z } from 'zod'
import { type Money, parseCordobas } from '#app/shop/kernel/money.ts'

const HIGHEST_COST = 100_000_000
const NEGATIVE = 'El costo de envío no puede ser negativo'

const cost = (missing: string) =>
  z.string({ error: missing }).transform((typed, context): Money => {
    const parsed = parseCordobas(typed)
    if (parsed !== null && parsed <= HIGHEST_COST) return parsed
    const message =
      typed.trim() === ''
        ? missing
        : parsed !== null
          ? 'El costo de envío es demasiado grande'
          : /^\s*(c\$)?\s*-/i.test(typed)
            ? NEGATIVE
            : 'Escribe un monto como 120.00'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const name = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(120, 'El nombre puede tener hasta 120 letras')

const active = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const MISSING_NAME = 'Por favor ingresa el nombre del departamento'
const MISSING_FIELDS = 'Por favor completa todos los campos'

export const newDepartmentForm = z.object({
  name: name(MISSING_NAME),
  shippingCost: cost('Escribe el costo de envío'),
  active,
})

export const editDepartmentForm = z.object({
  name: name(MISSING_FIELDS),
  shippingCost: cost(MISSING_FIELDS),
  active,
})

export type DepartmentInput = z.output<typeof newDepartmentForm>

export const departmentLabels: Record<keyof DepartmentInput, string> = {
  name: 'Departamento',
  shippingCost: 'Costo de envío',
  active: 'Activo',
}
