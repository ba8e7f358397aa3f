import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderMessage } from '#app/integrations/whatsapp/order-message.ts'
import { addToCart, type CartItem, cartTotal } from '#app/shop/cart/cart.ts'
import { readCartProducts } from '#app/shop/cart/read-cart-products.server.ts'
import { centavos, formatCordobas } from '#app/shop/kernel/money.ts'
import { listOrders } from '#app/shop/orders/list-orders.server.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { listOwnOrders } from '#app/shop/orders/own-orders.server.ts'
import { readOrder } from '#app/shop/orders/read-order.server.ts'
import { readOrderByToken } from '#app/shop/orders/read-order-view.server.ts'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { settings } from '#db/schema/settings.ts'
import { testDatabase } from '#tests/support/database.ts'
import { phoneNumber } from '#tests/support/factories/checkouts.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'
import { checkoutForm, shownCart } from './checkout-form.ts'
import { placeWebOrder } from './place-web-order.server.ts'

process.env.PUBLIC_URL = 'https://fitonica.example'

const shop = testDatabase()

const product = fc.record({
  price: fc.integer({ min: 1, max: 999_999 }).map(centavos),
  discountPercent: fc.constantFrom(0, 0, 5, 13, 33, 50, 99, 100),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const cart = fc.record({
  products: fc.array(product, { minLength: 1, maxLength: 6 }),
  shippingCost: fc.integer({ min: 0, max: 50_000 }).map(centavos),
  promoPercent: fc.constantFrom(null, 7, 15, 100),
})

test('for any cart the total is one number: drawer, checkout, order, confirmation, chat, mails, lists and the older rows', async () => {
  await shop.db.insert(settings).values({ key: 'maxUnitsPerWebOrder', value: 5000 })
  const { user } = await makeCustomerAccount(shop.db)
  await fc.assert(
    fc.asyncProperty(cart, async ({ products, shippingCost, promoPercent }) => {
      const department = await makeDepartment(shop.db, { shippingCost })
      const promo =
        promoPercent === null ? null : await makePromoCode(shop.db, { discountPercent: promoPercent })
      let items: CartItem[] = []
      for (const { quantity, ...prices } of products) {
        const { id } = await makeProduct(shop.db, { ...prices, stock: 99 })
        const [fresh] = await readCartProducts(shop.db, [id])
        if (fresh) items = addToCart(items, fresh, quantity).items
      }
      const shown = orderTotals({
        lines: items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
        discountPercent: promoPercent ?? 0,
        shippingCost,
      })
      expect(shown.subtotal).toBe(cartTotal(items))

      const lines = items.map(({ id, quantity, price, name }) => ({ id, quantity, price, name }))
      const placed = await placeWebOrder(shop.db, {
        request: {
          form: checkoutForm.parse({
            customerName: 'Ana Pérez',
            customerEmail: user.email,
            customerPhone: `+${phoneNumber()}`,
            paymentMethod: 'transfer',
            deliveryMethod: 'delivery',
            departmentId: department.id,
            customerAddress: 'Frente al parque',
            promoCode: promo?.code ?? '',
          }),
          cart: shownCart.parse({
            key: crypto.randomUUID(),
            lines,
            shippingCost,
            discountPercent: promoPercent ?? 0,
            total: shown.total,
          }),
        },
        userId: user.id,
        clientAddress: '',
        cardAvailable: false,
        now: new Date(),
      })
      if (!placed.ok) throw new Error(JSON.stringify(placed))

      const confirmation = await readOrderByToken(shop.db, placed.token)
      if (!confirmation) throw new Error('There is no confirmation')
      const staff = await readOrder(shop.db, { id: placed.id })
      const listed = await listOrders(shop.db, { channel: 'web', page: 1, search: placed.number })
      const owner = { userId: user.id, email: user.email, emailVerified: true }
      const own = await listOwnOrders(shop.db, { owner, page: 1 })
      const older = await shop.db.execute<{ total: number }>(
        sql`select total_amount as total from pedidosweb where order_number = ${placed.number}`,
      )
      const totals = [
        placed.total,
        confirmation.total,
        staff?.total,
        listed.orders[0]?.total,
        own.orders.find((order) => order.number === placed.number)?.total,
        ...older.rows.map((row) => row.total),
      ]
      expect(new Set(totals)).toEqual(new Set([shown.total]))
      const written = `Total: ${formatCordobas(shown.total)}`
      const message = {
        order: confirmation,
        phone: '50580000000',
        shopName: 'FitoNica',
        payment: 'Transferencia',
      }
      expect(orderMessage(message)).toContain(written)
      for (const key of [`order-placed:${placed.number}`, `new-order:${placed.number}`]) {
        const [mail] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.key, key))
        expect(mail?.text).toContain(written)
      }
    }),
    { numRuns: 40 },
  )
})
