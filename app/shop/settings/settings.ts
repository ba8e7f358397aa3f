import { z } from 'zod'
import { type ExchangeRate, exchangeRate } from '#app/shop/kernel/exchange-rate.ts'
import { openingHours, pickupHours, supportHours } from './hours.ts'

const line = (longest = 200) => z.string().trim().min(1).max(longest)
const phone = z.string().regex(/^[1-9]\d{7,14}$/, 'Escribe el número con código de país, solo dígitos')
export const socialAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ })])

const banner = z.object({
  title: line(80),
  text: line(160),
  link: z.string().startsWith('/').max(200),
  linkText: line(40),
})

/** Every setting with its default. Staff change them under Ajustes; a missing row means the default. */
export const settingsSchema = z.object({
  shopName: line(60).default('FitoNica'),
  slogan: line(120).default('Farmacia y productos naturales'),
  legalName: line(120).default('FitoNica, S. A.'),
  taxId: line(40).default('J0000000000000'),
  address: line(200).default('De la Rotonda El Güegüense 2 cuadras al sur, Managua, Nicaragua'),
  email: z.email().max(254).default('hola@fitonica.example'),
  ordersPhone: phone.default('50580000000'),
  contactPhone: phone.default('50580000000'),
  supportPhone: phone.default('50580000000'),
  openingHours: openingHours.default(openingHours.parse({})),
  supportHours: supportHours.default(supportHours.parse({})),
  pickupHours: pickupHours.default(pickupHours.parse({})),
  exchangeRate: z
    .number()
    .int()
    .min(10_000)
    .max(10_000_000)
    .transform((value): ExchangeRate => exchangeRate(value))
    .default(exchangeRate(370_000)),
  expiryDays: z.number().int().min(0).max(3650).default(180),
  deactivateExpiring: z.boolean().default(true),
  reservationHours: z.number().int().min(1).max(720).default(48),
  maxOpenOrdersPerPhone: z.number().int().min(1).max(1000).default(5),
  maxOpenOrdersPerAddress: z.number().int().min(1).max(1000).default(20),
  maxUnitsPerWebOrder: z.number().int().min(1).max(5000).default(300),
  pickupsPerSlot: z.number().int().min(1).max(1000).default(20),
  bankAccounts: z
    .string()
    .trim()
    .max(500)
    .default('Te enviaremos los datos de la cuenta por WhatsApp al confirmar tu pedido.'),
  productsClaim: line(20).default('3,000+'),
  experienceClaim: line(20).default('50+'),
  storyYearsClaim: line(20).default('15+'),
  storyCustomersClaim: line(20).default('10,000+'),
  storyProductsClaim: line(20).default('200+'),
  facebook: socialAddress.default('https://www.facebook.com/fitonica.example'),
  instagram: socialAddress.default('https://www.instagram.com/fitonica.example'),
  tiktok: socialAddress.default(''),
  banners: z
    .array(banner)
    .min(1)
    .max(5)
    .default([
      {
        title: 'Tu bienestar, bien surtido',
        text: 'Vitaminas, hierbas y farmacia con entrega en toda Nicaragua.',
        link: '/catalogo',
        linkText: 'Ver el catálogo',
      },
      {
        title: 'Ofertas de la semana',
        text: 'Precios rebajados en productos escogidos, hasta agotar existencias.',
        link: '/ofertas',
        linkText: 'Ver las ofertas',
      },
      {
        title: 'Duerme mejor, despierta mejor',
        text: 'Melatonina, valeriana y magnesio para descansar de verdad.',
        link: '/catalogo?category=sleep',
        linkText: 'Apoyo para el sueño',
      },
    ]),
})

export type Settings = z.output<typeof settingsSchema>
export type SettingKey = keyof Settings

export const defaultSettings: Settings = settingsSchema.parse({})
