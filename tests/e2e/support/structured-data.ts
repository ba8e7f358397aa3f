import { z } from 'zod'

const onSchema = { '@context': z.literal('https://schema.org') }
const address = z.url({ protocol: /^https?$/ })
const words = z.string().trim().min(1)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url: address,
  price: z.string().regex(/^\d+\.\d\d$/),
  priceCurrency: z.literal('NIO'),
  availability: z.enum(
    ['InStock', 'OutOfStock', 'LimitedAvailability'].map((word) => `https://schema.org/${word}`),
  ),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  seller: z.strictObject({ '@type': z.literal('Organization'), name: words }),
})

/** Strict, so that a rating nobody gave or a date nobody set cannot slip in. */
const product = z.strictObject({
  ...onSchema,
  '@type': z.literal('Product'),
  '@id': address,
  name: words,
  url: address,
  description: words.optional(),
  image: z.array(address).min(1).optional(),
  sku: words.optional(),
  gtin: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/)
    .optional(),
  mpn: words.optional(),
  category: words.optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: words }).optional(),
  offers: offer,
})

const breadcrumb = z.strictObject({
  ...onSchema,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: words,
        item: address,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, place) => position === place + 1)),
})

const store = z.strictObject({
  ...onSchema,
  '@type': z.literal('Store'),
  '@id': address,
  name: words,
  description: words,
  url: address,
  image: address,
  telephone: z.string().regex(/^\+505\d{8}$/),
  email: z.email(),
  priceRange: words,
  currenciesAccepted: z.literal('NIO'),
  paymentAccepted: words,
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: words,
    addressCountry: z.literal('NI'),
  }),
  areaServed: z.strictObject({ '@type': z.literal('Country'), name: words }),
  sameAs: z.array(address),
  openingHoursSpecification: z
    .array(
      z.strictObject({
        '@type': z.literal('OpeningHoursSpecification'),
        dayOfWeek: z.array(
          z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
        ),
        opens: time,
        closes: time,
      }),
    )
    .min(1),
})

const site = z.looseObject({ ...onSchema, '@type': z.literal('WebSite'), name: words, url: address })

/** What those who read structured data require of each kind that the shop publishes. */
export const structuredData = z.discriminatedUnion('@type', [product, breadcrumb, store, site])
