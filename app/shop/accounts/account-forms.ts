import { z } from 'zod'
import { normalizePhone, type Phone } from '#app/shop/kernel/phone.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwords.ts'

const text = (message: string, longest: number) =>
  z.string({ error: message }).trim().min(1, message).max(longest, `Usa ${longest} caracteres como máximo`)

const email = (message: string) =>
  text(message, 254).pipe(z.email('El email no es válido').transform((value) => value.toLowerCase()))

const secret = (message: string) => z.string({ error: message }).min(1, message)

const newPassword = (shortest: number, message: string) =>
  secret(message)
    .min(shortest, `La contraseña debe tener al menos ${shortest} caracteres`)
    .max(LONGEST_PASSWORD, `La contraseña puede tener hasta ${LONGEST_PASSWORD} caracteres`)

const phone = z
  .string()
  .trim()
  .max(30)
  .optional()
  .transform((value, context): Phone | null => {
    if (!value) return null
    const normal = normalizePhone(value)
    if (!normal)
      context.addIssue({ code: 'custom', message: 'Escribe un teléfono de 8 dígitos, como 8888 7777' })
    return normal
  })

const allFields = 'Por favor completa todos los campos'
const neededFields = 'Por favor completa todos los campos obligatorios'
const staffFields = 'Por favor ingresa email y contraseña'

export const customerSignInForm = z.object({ email: email(allFields), password: secret(allFields) })

export const staffSignInForm = z.object({ email: email(staffFields), password: secret(staffFields) })

export const registrationForm = z.object({
  fullName: text(neededFields, 120),
  email: email(neededFields),
  password: newPassword(SHORTEST_PASSWORD.customer, neededFields),
  phone,
})

export const forgottenForm = z.object({ email: email('El email es requerido') })

export const newPasswordForm = (kind: keyof typeof SHORTEST_PASSWORD) =>
  z
    .object({
      password: newPassword(SHORTEST_PASSWORD[kind], allFields),
      repeated: secret(allFields),
    })
    .refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      message: 'Las contraseñas no coinciden',
    })

export const changePasswordForm = (kind: keyof typeof SHORTEST_PASSWORD) =>
  z
    .object({
      current: secret(allFields),
      password: newPassword(SHORTEST_PASSWORD[kind], allFields),
      repeated: secret(allFields),
    })
    .refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      message: 'Las contraseñas no coinciden',
    })

export const profileForm = z.object({
  fullName: text('El nombre es requerido', 120),
  phone,
  address: z
    .string()
    .trim()
    .max(400, 'Usa 400 caracteres como máximo')
    .optional()
    .transform((value) => value || null),
})

export const invitationForm = z.object({
  name: text('El nombre es requerido', 120),
  email: email('El email es requerido'),
  role: z.enum(['seller', 'manager', 'owner'], { error: 'Elige un rol' }),
})

export const codeForm = z.object({
  code: z
    .string({ error: 'Escribe el código' })
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().min(6, 'Escribe el código').max(40, 'El código no es válido')),
})

export const passwordForm = z.object({ password: secret('Escribe tu contraseña') })
