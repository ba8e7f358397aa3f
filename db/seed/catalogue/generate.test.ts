import { describe, expect, it } from 'vitest'
import { isEan13 } from '#app/integrations/packshot/ean13.ts'
import { packshotSpec } from '#app/integrations/packshot/spec.ts'
import { addDays, businessDay, daysBetween } from '#app/shop/kernel/business-day.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { catalogue } from './generate.ts'

const now = new Date('2026-11-21T15:00:00Z')
const products = catalogue(now)
const count = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length

describe('the demo catalogue', () => {
  it('holds 3,200 products, more than 2,500 of them to be bought now', () => {
    expect(products).toHaveLength(3200)
    expect(count((product) => product.active && product.stock > 0)).toBeGreaterThan(2500)
  })

  it('is the same every time for the same moment', () => {
    expect(catalogue(now)).toEqual(products)
  })

  it('never repeats a name, a sku or a code', () => {
    for (const field of ['name', 'sku', 'code'] as const) {
      expect(new Set(products.map((product) => product[field].toLowerCase())).size).toBe(products.length)
    }
  })

  it('carries a barcode whose check digit is right', () => {
    expect(products.filter((product) => !isEan13(product.code))).toEqual([])
  })

  it('says of each product what it is, how it is used and how it is put up', () => {
    for (const { name, description, usage, presentation } of products) {
      expect(name.length).toBeLessThanOrEqual(120)
      expect(description.split(/[.!?](?:\s|$)/).filter(Boolean).length, description).toBeGreaterThanOrEqual(2)
      expect(description).not.toMatch(/[{}]|undefined|\b(lorem|cura|curan|milagro)\b/i)
      expect(usage.length).toBeGreaterThan(15)
      expect(presentation).toMatch(/^\p{Lu}[\p{L} -]+ de .+/u)
    }
  })

  it('comes from at least 60 houses and fills every shelf', () => {
    expect(new Set(products.map((product) => product.brand)).size).toBeGreaterThanOrEqual(60)
    const known = new Set<string>(Object.values(brands).flat())
    expect(products.filter((product) => !known.has(product.brand))).toEqual([])
    for (const [slug] of categories) {
      expect(
        count((product) => product.category === slug),
        slug,
      ).toBeGreaterThanOrEqual(100)
    }
  })

  it('has words that shoppers type with and without accents', () => {
    for (const word of ['Hígado', 'Vitamina', 'Magnesio']) {
      expect(
        count((product) => product.name.includes(word)),
        word,
      ).toBeGreaterThan(0)
    }
  })

  it('asks believable prices that cost the shop less than it asks', () => {
    for (const { name, price, cost } of products) {
      expect(price % 50, name).toBe(0)
      expect(price).toBeGreaterThanOrEqual(1000)
      expect(price).toBeLessThanOrEqual(700_000)
      expect(cost / price, name).toBeGreaterThan(0.4)
      expect(cost, name).toBeLessThan(price)
    }
  })

  it('has offers, sold-out and nearly sold-out products in the proportions of a real shelf', () => {
    expect(count((product) => product.discountPercent > 0) / products.length).toBeCloseTo(0.18, 1)
    expect(count((product) => product.stock === 0) / products.length).toBeCloseTo(0.04, 1)
    expect(count((product) => product.stock > 0 && product.stock < 5)).toBeGreaterThan(100)
    expect(count((product) => product.featuredPosition !== null)).toBe(16)
  })

  it('sells nothing that expires within 180 days, and keeps some of that for the lists of staff', () => {
    const today = businessDay(now)
    const near = products.filter((one) => one.expiresOn !== null && daysBetween(today, one.expiresOn) <= 180)
    expect(near.length).toBeGreaterThan(10)
    expect(near.some((one) => one.expiresOn !== null && one.expiresOn < today)).toBe(true)
    expect(near.filter((one) => one.active)).toEqual([])
    expect(products.some((one) => one.active && one.expiresOn === addDays(today, 180))).toBe(false)
  })

  it('describes three pictures of each that can be drawn', () => {
    for (const { pictures } of products) {
      expect(pictures.map((picture) => packshotSpec.parse(picture).view)).toEqual(['front', 'detail', 'back'])
    }
  })
})
