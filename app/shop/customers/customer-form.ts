import { z } from 'zod'
import { normalizePhone } from '#app/shop/kernel/phone.ts'

const longest = (count: number) => `Usa ${count} caracteres como máximo`

const optional = (count: number) =>
  z
    .string()
    .trim()
    .max(count, longest(count))
    .optional()
    .transform((value) => value || null)

const phone = z
  .string()
  .trim()
  .optional()
  .transform((value, context) => {
    if (!value) return null
    const number = normalizePhone(value) ?? normalizePhone(`+${value}`)
    if (number) return number
    context.addIssue({
      code: 'custom',
      message: 'Escribe un teléfono de 8 dígitos, o con + y código de país',
    })
    return z.NEVER
  })

/** Editar cliente. */
export const customerForm = z.object({
  fullName: z
    .string({ error: 'El nombre es requerido' })
    .trim()
    .min(1, 'El nombre es requerido')
    .max(120, longest(120)),
  email: z
    .union([z.literal(''), z.email('El email no es válido').max(254, longest(254))], {
      error: 'El email no es válido',
    })
    .optional()
    .transform((value) => value?.toLowerCase() || null),
  phone,
  address: optional(400),
  notes: optional(2000),
  version: z.coerce.number().int().positive(),
})
export type CustomerEdit = z.output<typeof customerForm>
