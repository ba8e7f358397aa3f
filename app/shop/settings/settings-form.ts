import { z } from 'zod'
import { parseExchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import { normalizePhone } from '#app/shop/kernel/phone.ts'
import { settingsSchema, socialAddress } from './settings.ts'

const shape = settingsSchema.shape
const plain = <Inner extends z.ZodType>(schema: z.ZodDefault<Inner>) => schema.removeDefault()

const phone = z
  .string()
  .transform((text) => normalizePhone(text) ?? text)
  .pipe(z.string().regex(/^[1-9]\d{7,14}$/, 'Escribe un teléfono, por ejemplo 8888 7777'))

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: 'Escribe un número' })
    .int('Escribe un número entero')
    .min(least, `Al menos ${least}`)
    .max(most, `Como mucho ${most}`)

const rate = z.string().transform((text, context) => {
  const parsed = parseExchangeRate(text)
  if (parsed !== null && parsed >= 10_000 && parsed <= 10_000_000) return parsed as number
  context.addIssue({ code: 'custom', message: 'Escribe cuántos córdobas vale un dólar, por ejemplo 36.62' })
  return z.NEVER
})

const switched = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const clock = z.string().optional()

/** A day of a week: both times, or neither when it is closed. */
const span = z
  .object({ opens: clock, closes: clock })
  .optional()
  .transform((day) => (day?.opens && day.closes ? { opens: day.opens, closes: day.closes } : null))
  .refine((day) => !day || day.opens < day.closes, 'La hora de cierre debe ser después de la de apertura')

const week = z.object({ weekdays: span, saturday: span, sunday: span })

/** The parts of Ajustes, each a form of its own. */
export const settingsForms = {
  tienda: z.object({
    shopName: plain(shape.shopName),
    slogan: plain(shape.slogan),
    legalName: plain(shape.legalName),
    taxId: plain(shape.taxId),
    address: plain(shape.address),
    bankAccounts: plain(shape.bankAccounts),
  }),
  contacto: z.object({
    email: plain(shape.email),
    ordersPhone: phone,
    contactPhone: phone,
    supportPhone: phone,
    facebook: z.string().trim().default('').pipe(socialAddress),
    instagram: z.string().trim().default('').pipe(socialAddress),
    tiktok: z.string().trim().default('').pipe(socialAddress),
  }),
  horarios: z.object({
    openingHours: week,
    supportHours: week,
    pickupHours: week,
  }),
  ventas: z.object({
    exchangeRate: rate,
    expiryDays: whole(0, 3650),
    deactivateExpiring: switched,
    reservationHours: whole(1, 720),
    maxOpenOrdersPerPhone: whole(1, 1000),
    maxOpenOrdersPerAddress: whole(1, 1000),
    maxUnitsPerWebOrder: whole(1, 5000),
    pickupsPerSlot: whole(1, 1000),
  }),
  cifras: z.object({
    productsClaim: plain(shape.productsClaim),
    experienceClaim: plain(shape.experienceClaim),
    storyYearsClaim: plain(shape.storyYearsClaim),
    storyCustomersClaim: plain(shape.storyCustomersClaim),
    storyProductsClaim: plain(shape.storyProductsClaim),
  }),
  banners: z.object({ banners: plain(shape.banners) }),
} as const

export type SettingsPart = keyof typeof settingsForms

export const isSettingsPart = (text: string): text is SettingsPart => Object.hasOwn(settingsForms, text)
