import { checkDigit } from '#app/integrations/packshot/ean13.ts'
import { type Seeded, seeded } from '#app/integrations/packshot/seeded.ts'
import type { PackshotSpec } from '#app/integrations/packshot/spec.ts'
import { addDays, type BusinessDay, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas, type Money } from '#app/shop/kernel/money.ts'
import type { HealthGoal } from '#db/schema/products.ts'
import type { CategorySlug } from './categories.ts'
import { descriptionOf, usageOf } from './descriptions.ts'
import { type Item, items } from './items.ts'

/** One product of the demo shop, before it has an id. */
export interface SeedProduct {
  name: string
  brand: string
  description: string
  usage: string
  presentation: string
  sku: string
  code: string
  category: CategorySlug
  healthGoals: HealthGoal[]
  gender: 'Masculino' | 'Femenino' | 'Unisex' | null
  price: Money
  cost: Money
  discountPercent: number
  /** Units on the shelf today, before anything is held by open orders. */
  stock: number
  minStock: number
  maxStock: number
  expiresOn: BusinessDay | null
  active: boolean
  featuredPosition: number | null
  createdAt: Date
  pictures: PackshotSpec[]
}

const PRODUCTS = 3200
const FEATURED = 16
const DAY_MS = 86_400_000

/** The whole catalogue. The same for the same `now`, on every machine. */
export function catalogue(now: Date): SeedProduct[] {
  const products = items(PRODUCTS).map((item, index) => product(item, index, now))
  pinFeatured(products)
  return products
}

function product(item: Item, index: number, now: Date): SeedProduct {
  const random = seeded(`product ${item.name}`)
  const { line, kit, pack, brand } = item
  const price = priceOf(item, random)
  const minStock = random.pick([3, 4, 5, 5, 5, 6, 8, 10])
  const expiry = expiryOf(item, random, businessDay(now))
  const serial = String(index + 1).padStart(4, '0')
  const twelve = `74301${serial}${String(random.between(0, 999)).padStart(3, '0')}`
  const code = `${twelve}${checkDigit(twelve)}`
  const usage = usageOf(line, kit, random)
  const front = pictureOf(item)
  return {
    name: item.name,
    brand,
    description: descriptionOf(item, random),
    usage,
    presentation: pack.presentation,
    sku: `${skuPrefix(line.shelf.category)}-${skuPrefix(brand)}-${serial}`,
    code,
    category: line.shelf.category,
    healthGoals: line.goals,
    gender: line.gender ?? (line.shelf.nature === 'supplement' ? 'Unisex' : null),
    price,
    cost: cordobas(Math.max(1, Math.round((price / 100) * (random.between(55, 75) / 100)))),
    discountPercent: random.chance(0.18) ? random.pick([5, 10, 10, 15, 15, 20, 25, 30, 40]) : 0,
    stock: stockOf(random),
    minStock,
    maxStock: random.pick([60, 80, 100, 100, 120, 150]) + minStock,
    expiresOn: expiry.day,
    active: !expiry.near && !random.chance(0.035),
    featuredPosition: null,
    createdAt: bornAt(random, now),
    pictures: [
      front,
      { ...front, view: 'detail' },
      { ...front, view: 'back', back: { text: usage.slice(0, 400), code } },
    ],
  }
}

/** Most of the shelf was there when the year of orders begins; the rest arrived along it. */
function bornAt(random: Seeded, now: Date): Date {
  const days = random.chance(0.7) ? random.between(367, 420) : random.between(2, 366)
  return new Date(now.getTime() - days * DAY_MS - random.between(0, DAY_MS - 1))
}

/** What a shopper in Managua would expect to pay: whole córdobas, fives above a hundred, now and then a half. */
function priceOf({ line, kit, pack, strength, strengthRank }: Item, random: Seeded): Money {
  const dose = kit.dosed && strength ? 1 + strengthRank * 0.28 : 1
  const raw = line.price * pack.factor * dose * (0.88 + random.next() * 0.28)
  if (raw < 100) return (Math.max(12, Math.round(raw)) * 100 + (random.chance(0.25) ? 50 : 0)) as Money
  return cordobas(Math.round(raw / 5) * 5)
}

function stockOf(random: Seeded): number {
  const share = random.next()
  if (share < 0.04) return 0
  if (share < 0.11) return random.between(1, 4)
  return share < 0.6 ? random.between(5, 40) : random.between(41, 150)
}

function expiryOf(
  { line }: Item,
  random: Seeded,
  today: BusinessDay,
): { day: BusinessDay | null; near: boolean } {
  if (line.shelf.nature === 'article') return { day: null, near: false }
  const share = random.next()
  if (share < 0.004) return { day: addDays(today, -random.between(1, 60)), near: true }
  if (share < 0.016) return { day: addDays(today, random.between(5, 180)), near: true }
  return { day: addDays(today, random.between(260, 1080)), near: false }
}

function pictureOf({ line, pack, brand, label, strength }: Item): PackshotSpec {
  return {
    form: pack.form,
    family: line.shelf.family,
    motif: line.motif,
    brand,
    name: label,
    detail: strength || pack.content,
    count: strength ? pack.content : '',
    claim: line.shelf.claim,
    view: 'front',
  }
}

function skuPrefix(text: string): string {
  const letters = text.normalize('NFD').replace(/[^A-Za-z]/g, '')
  return letters.slice(0, 3).toUpperCase()
}

/** Staff pinned one good seller of each shelf. */
function pinFeatured(products: SeedProduct[]): void {
  const taken = new Set<CategorySlug>()
  let position = 1
  for (const one of products) {
    if (position > FEATURED) return
    if (taken.has(one.category) || !one.active || one.stock < 20 || one.price < 15_000) continue
    taken.add(one.category)
    one.featuredPosition = position++
  }
}
