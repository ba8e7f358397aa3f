import { type Seeded, seeded } from '#app/integrations/packshot/seeded.ts'
import { addDays, type BusinessDay, businessDay, startOfDay, weekday } from '#app/shop/kernel/business-day.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'
import { addMoney, type Money, subtractMoney, timesQuantity, ZERO } from '#app/shop/kernel/money.ts'
import { percentOf } from '#app/shop/kernel/percentage.ts'
import type { SeedProduct } from '../catalogue/generate.ts'
import { type SeedCustomer, type SeedStaff, staff } from '../people.ts'
import type { demoPromoCodes } from '../promo-codes.ts'

export interface SeedLine {
  productId: number
  product: SeedProduct
  quantity: number
  unitPrice: Money
}

export interface SeedOrder {
  number: string
  channel: 'web' | 'store'
  customer: SeedCustomer
  seller: SeedStaff
  delivery: boolean
  pickup: { day: BusinessDay; time: string } | null
  paymentMethod: 'efectivo' | 'transferencia' | 'tarjeta' | 'sinpe'
  paymentState: 'pending' | 'completed' | 'failed' | 'pendiente' | 'pagado' | 'credito' | 'regalia'
  status: 'pendiente' | 'en_proceso' | 'completado' | 'cancelado'
  lapsed: boolean
  confirmed: boolean
  promo: Promo | null
  extraordinaryPercent: number
  lines: SeedLine[]
  subtotal: Money
  discount: Money
  shippingCost: Money
  total: Money
  createdAt: Date
  /** When it was completed or cancelled. */
  settledAt: Date | null
}

type Promo = ReturnType<typeof demoPromoCodes>[number]

interface Shop {
  now: Date
  products: SeedProduct[]
  customers: SeedCustomer[]
  promos: Promo[]
}

const DAYS = 365
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A year of trade, in the order in which it happened. */
export function yearOfOrders(shop: Shop): SeedOrder[] {
  const random = seeded('year of orders')
  const today = businessDay(shop.now)
  const shelf = popular(shop.products)
  const orders: SeedOrder[] = []
  for (let ago = DAYS; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    const growth = 0.75 + 0.5 * ((DAYS - ago) / DAYS)
    const share = weekday(day) === 0 ? 0.3 : weekday(day) === 6 ? 0.9 : 1.15
    const count = Math.round((13 + random.between(0, 8)) * growth * share)
    for (let index = 0; index < count; index++) {
      const order = placed(random, shop, shelf, day)
      if (order && order.createdAt < shop.now) orders.push(order)
    }
  }
  orders.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  return numbered(orders)
}

const wanted = new Set([
  'vitaminas',
  'minerales',
  'suplementos',
  'salud-femenina',
  'salud-masculina',
  'apoyo-al-entrenamiento',
])

/** Each channel counts its own, in the order of arrival. */
function numbered(orders: SeedOrder[]): SeedOrder[] {
  const count = { web: 0, store: 0 }
  return orders.map((order) => {
    const serial = String(++count[order.channel]).padStart(6, '0')
    return { ...order, number: `${order.channel === 'web' ? 'FW' : 'FN'}-${serial}` }
  })
}

/** What sells: a few products often, most of them now and then. */
function popular(products: SeedProduct[]) {
  const random = seeded('what sells')
  return products
    .map((product, index) => ({
      product,
      id: index + 1,
      rank: random.next() * (wanted.has(product.category) ? 0.5 : 1),
    }))
    .filter(({ product }) => product.active)
    .sort((one, other) => one.rank - other.rank)
}

type Shelf = ReturnType<typeof popular>

function placed(random: Seeded, shop: Shop, shelf: Shelf, day: BusinessDay): SeedOrder | null {
  const channel = weekday(day) === 0 || random.chance(0.45) ? 'web' : 'store'
  const createdAt = moment(random, channel, day)
  const lines = basket(random, shelf, createdAt, channel)
  if (lines.length === 0) return null
  const customer = random.pick(shop.customers)
  const subtotal = addMoney(...lines.map((line) => timesQuantity(line.unitPrice, line.quantity)))
  const delivery = random.chance(channel === 'web' ? 0.74 : 0.12)
  const course =
    channel === 'web' ? webCourse(random, shop.now, createdAt) : storeCourse(random, shop.now, createdAt)
  const promo = channel === 'web' && random.chance(0.07) ? usable(random, shop.promos, day, subtotal) : null
  const extraordinaryPercent =
    channel === 'web'
      ? 0
      : course.paymentState === 'regalia'
        ? 100
        : random.chance(0.06)
          ? random.pick([5, 10, 15])
          : 0
  const discount = percentOf(subtotal, promo?.discountPercent ?? extraordinaryPercent)
  const shippingCost = delivery ? customer.place.shippingCost : ZERO
  return {
    number: '',
    channel,
    customer,
    seller: random.pick(staff),
    delivery,
    pickup: channel === 'web' && !delivery ? slot(random, day) : null,
    paymentMethod: method(random, channel),
    promo,
    extraordinaryPercent,
    lines,
    subtotal,
    discount,
    shippingCost,
    total: addMoney(subtractMoney(subtotal, discount), shippingCost),
    createdAt,
    ...course,
  }
}

/** The counter is open in daylight; the web never closes, but people sleep. */
function moment(random: Seeded, channel: SeedOrder['channel'], day: BusinessDay): Date {
  const saturday = weekday(day) === 6
  const [opens, closes] = channel === 'web' ? [7, 22] : saturday ? [9, 15] : [8, 17]
  return new Date(
    startOfDay(day).getTime() +
      random.between(opens * 60, closes * 60 - 1) * MINUTE +
      random.between(0, 59_999),
  )
}

function basket(random: Seeded, shelf: Shelf, at: Date, channel: SeedOrder['channel']): SeedLine[] {
  const wanted = random.pick(channel === 'web' ? [1, 1, 2, 2, 3, 4] : [1, 1, 1, 2, 2, 3])
  const lines = new Map<number, SeedLine>()
  for (let attempt = 0; attempt < wanted * 6 && lines.size < wanted; attempt++) {
    const { product, id } = shelf[Math.floor(shelf.length * random.next() ** 1.7)] as Shelf[number]
    if (product.createdAt > at) continue
    const quantity = random.pick(product.price < 20_000 ? [1, 1, 2, 2, 3] : [1, 1, 1, 2])
    lines.set(id, {
      productId: id,
      product,
      quantity,
      unitPrice: finalPrice(product.price, product.discountPercent),
    })
  }
  return [...lines.values()]
}

type Course = Pick<SeedOrder, 'status' | 'paymentState' | 'settledAt' | 'lapsed' | 'confirmed'>

function webCourse(random: Seeded, now: Date, createdAt: Date): Course {
  const age = now.getTime() - createdAt.getTime()
  const settledAt = new Date(createdAt.getTime() + random.between(3 * 60, 50 * 60) * MINUTE)
  const open = { settledAt: null, paymentState: 'pending' as const }
  if (age < 48 * HOUR || settledAt > now) {
    const confirmed = random.chance(0.55) || age >= 48 * HOUR
    return {
      ...open,
      status: confirmed && random.chance(0.8) ? 'en_proceso' : 'pendiente',
      lapsed: false,
      confirmed,
    }
  }
  const share = random.next()
  if (age < 9 * 24 * HOUR && share < 0.1)
    return { ...open, status: 'en_proceso', lapsed: true, confirmed: false }
  if (age < 6 * 24 * HOUR && share < 0.22)
    return { ...open, status: 'en_proceso', lapsed: false, confirmed: true }
  if (share > 0.9)
    return {
      status: 'cancelado',
      paymentState: random.chance(0.5) ? 'failed' : 'pending',
      settledAt,
      lapsed: false,
      confirmed: random.chance(0.5),
    }
  return { status: 'completado', paymentState: 'completed', settledAt, lapsed: false, confirmed: true }
}

function storeCourse(random: Seeded, now: Date, createdAt: Date): Course {
  const soon = new Date(Math.min(now.getTime(), createdAt.getTime() + random.between(1, 12) * MINUTE))
  const share = random.next()
  const recent = now.getTime() - createdAt.getTime() < 4 * 24 * HOUR
  const shared = { lapsed: false, confirmed: true }
  if (recent && share < 0.1)
    return {
      ...shared,
      status: random.pick(['pendiente', 'en_proceso']),
      paymentState: 'pendiente',
      settledAt: null,
    }
  if (share > 0.965) return { ...shared, status: 'cancelado', paymentState: 'pendiente', settledAt: soon }
  const paymentState =
    share < 0.9 ? 'pagado' : share < 0.935 ? 'credito' : share < 0.945 ? 'regalia' : 'pagado'
  return { ...shared, status: 'completado', paymentState, settledAt: soon }
}

function usable(random: Seeded, promos: Promo[], day: BusinessDay, subtotal: Money): Promo | null {
  const open = promos.filter(
    (promo) =>
      promo.active !== false &&
      promo.startsOn <= day &&
      day <= promo.endsOn &&
      promo.maxUses === undefined &&
      promo.maxUsesPerCustomer === undefined &&
      subtotal >= (promo.minimumPurchase ?? 0),
  )
  return open.length > 0 ? random.pick(open) : null
}

function method(random: Seeded, channel: SeedOrder['channel']): SeedOrder['paymentMethod'] {
  const share = random.next()
  if (channel === 'web') return share < 0.66 ? 'efectivo' : 'transferencia'
  if (share < 0.62) return 'efectivo'
  if (share < 0.8) return 'tarjeta'
  return share < 0.94 ? 'transferencia' : 'sinpe'
}

function slot(random: Seeded, ordered: BusinessDay): SeedOrder['pickup'] {
  let day = addDays(ordered, random.between(1, 6))
  if (weekday(day) === 0) day = addDays(day, 1)
  const hour = random.between(9, weekday(day) === 6 ? 12 : 16)
  return { day, time: `${String(hour).padStart(2, '0')}:00` }
}
