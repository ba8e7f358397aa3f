import { createOrder } from '#app/shop/orders/create-order.server.ts'
import { lockProducts } from '#app/shop/orders/lock-products.server.ts'
import { lineOf, type OrderDraft } from '#app/shop/orders/order-draft.ts'
import { defaultSettings } from '#app/shop/settings/settings.ts'
import type { Database } from '#db/client.ts'

type Options = Partial<Omit<OrderDraft, 'lines'>> & {
  lines: { productId: number; quantity: number }[]
  now?: Date
}

/** An order through the shop's own verb, at the prices of now. */
export async function makeOrder(db: Database, { lines, now = new Date(), ...overrides }: Options) {
  return db.transaction(async (tx) => {
    const products = await lockProducts(
      tx,
      lines.map((line) => line.productId),
    )
    const created = await createOrder(tx, {
      by: { id: null, name: 'La tienda' },
      now,
      draft: {
        channel: 'store',
        customer: { id: null, name: 'Ana Pérez', phone: '50588887777', email: null, address: null },
        delivery: { type: 'pickup', day: null, time: null },
        paymentMethod: 'efectivo',
        paymentState: overrides.channel === 'web' ? 'pending' : 'pagado',
        notes: null,
        promo: null,
        extraordinaryPercent: 0,
        exchangeRate: defaultSettings.exchangeRate,
        status: 'pendiente',
        userId: null,
        createdBy: null,
        checkout: null,
        placedFrom: null,
        reservedUntil: null,
        ...overrides,
        lines: lines.map(({ productId, quantity }) => {
          const product = products.get(productId)
          if (!product) throw new Error(`There is no product ${productId}`)
          return lineOf(product, quantity)
        }),
      },
    })
    if (!created.ok) throw new Error('There is not enough stock for the order of this test')
    return created
  })
}
