import { z } from 'zod'

const text = (message: string, longest: number) =>
  z.string({ error: message }).trim().min(1, message).max(longest, `Usa ${longest} caracteres como máximo`)

const allFields = 'Por favor completa todos los campos'

export const supportForm = z.object({ subject: text(allFields, 200), message: text(allFields, 5000) })

const neededFields = 'Por favor completa todos los campos requeridos'

/** Empty telephone and subject become what the message has always said for them. */
export const contactForm = z.object({
  name: text(neededFields, 120),
  email: text(neededFields, 254).pipe(z.email('El email no es válido')),
  phone: z
    .string()
    .trim()
    .max(30, 'Usa 30 caracteres como máximo')
    .optional()
    .transform((value) => value || 'No proporcionado'),
  subject: z
    .string()
    .trim()
    .max(200, 'Usa 200 caracteres como máximo')
    .optional()
    .transform((value) => value || 'Consulta general'),
  message: text(neededFields, 5000),
})
