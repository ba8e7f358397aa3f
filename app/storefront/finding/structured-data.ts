import type { ProductDetail } from '#app/shop/catalog/find-product.server.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import type { WeekHours } from '#app/shop/settings/hours.ts'
import type { ShopForVisitors } from '../layout/shop-for-visitors.ts'

const inSchema = { none: 'OutOfStock', few: 'LimitedAvailability', plenty: 'InStock' } as const

/** A product with its offer. No ratings: nobody has been asked. */
export function productData(publicUrl: string, shopName: string, product: ProductDetail): object {
  const { id, name, brand, description, sku, code, category, pictures, price, percent, stock } = product
  const url = `${publicUrl}/producto/${id}`
  const gtin = code && /^(\d{8}|\d{12,14})$/.test(code) ? code : undefined
  return {
    '@type': 'Product',
    '@id': `${url}#producto`,
    name,
    url,
    description: description ?? undefined,
    image: pictures[0] ? pictures.map(({ key }) => `${publicUrl}/media/${key}/960.jpg`) : undefined,
    sku: sku ?? undefined,
    gtin,
    mpn: gtin ? undefined : (code ?? undefined),
    category: category?.name,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'NIO',
      price: plainCordobas(finalPrice(price, percent)),
      availability: `https://schema.org/${inSchema[stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shopName },
    },
  }
}

export function breadcrumbData(publicUrl: string, trail: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  }
}

export function storeData(publicUrl: string, shop: ShopForVisitors, hours: WeekHours): object {
  const days = [
    [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], hours.weekdays],
    [['Saturday'], hours.saturday],
    [['Sunday'], hours.sunday],
  ] as const
  return {
    '@type': 'Store',
    '@id': `${publicUrl}/#tienda`,
    name: shop.name,
    description: shop.slogan,
    url: `${publicUrl}/`,
    image: `${publicUrl}/icons/og.jpg`,
    telephone: `+${shop.contactPhone}`,
    email: shop.email,
    priceRange: 'C$',
    currenciesAccepted: 'NIO',
    paymentAccepted: 'Efectivo, transferencia bancaria',
    address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'NI' },
    areaServed: { '@type': 'Country', name: 'Nicaragua' },
    sameAs: shop.social.map(({ url }) => url),
    openingHoursSpecification: days.flatMap(([dayOfWeek, span]) =>
      span
        ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: span.opens, closes: span.closes }]
        : [],
    ),
  }
}

export function siteData(publicUrl: string, shopName: string): object {
  return {
    '@type': 'WebSite',
    name: shopName,
    url: `${publicUrl}/`,
    inLanguage: 'es-NI',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/catalogo?search={search}` },
      'query-input': 'required name=search',
    },
  }
}
