import { z } from 'zod'

/** What the two category dialogs send. */
export const categoryForm = z.object({
  name: z
    .string({ error: 'El nombre es requerido' })
    .trim()
    .min(1, 'El nombre es requerido')
    .max(120, 'El nombre puede tener hasta 120 letras'),
  description: z
    .string()
    .trim()
    .max(1000, 'La descripción puede tener hasta 1000 letras')
    .optional()
    .transform((value) => value || null),
  position: z
    .string()
    .trim()
    .regex(/^\d{0,5}$/, 'Escribe un número entero')
    .optional()
    .transform((value) => (value ? Number(value) : 100)),
  active: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
})

export type CategoryInput = z.output<typeof categoryForm>
