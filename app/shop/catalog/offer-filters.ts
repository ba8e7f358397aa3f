import { LONGEST_SEARCH, MOST_SHOWN } from './catalog-filters.ts'

export const offerParams = ['brand', 'n'] as const

export const OFFERS_AT_ONCE = 24

export type OfferFilters = { brand: string | null; shown: number }

export function readOfferFilters(params: URLSearchParams): OfferFilters {
  const brand = params.get('brand')?.normalize('NFC').replaceAll('\u0000', '').trim().slice(0, LONGEST_SEARCH)
  const asked = /^\d{1,6}$/.test(params.get('n') ?? '') ? Number(params.get('n')) : 0
  const steps = Math.max(Math.ceil(asked / OFFERS_AT_ONCE), 1)
  return { brand: brand || null, shown: Math.min(steps * OFFERS_AT_ONCE, MOST_SHOWN) }
}

export function offersAddress({ brand, shown }: OfferFilters): string {
  const params = new URLSearchParams()
  if (brand) params.set('brand', brand)
  if (shown > OFFERS_AT_ONCE) params.set('n', String(shown))
  const query = params.toString()
  return query ? `/ofertas?${query}` : '/ofertas'
}
