import { eq } from 'drizzle-orm'
import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { mailLink } from '#app/shop/accounts/mail-link.server.ts'
import { paymentNeedsCareLetter, paymentReceivedLetter } from '#app/shop/orders/order-mail.ts'
import { confirmationPath } from '#app/shop/orders/order-view.ts'
import { readOrderView } from '#app/shop/orders/read-order-view.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import type { Db } from '#db/client.ts'
import { orders } from '#db/schema/orders.ts'

export async function mailPaymentReceived(tx: Db, orderId: number) {
  const order = await readOrderView(tx, orderId)
  if (!order.customerEmail) return
  const shop = await readSettings(tx)
  const letter = paymentReceivedLetter({ order, shop, link: mailLink(confirmationPath(order.token)) })
  await queueMail(tx, { key: `payment-received:${order.number}`, to: order.customerEmail, ...letter })
}

type Care = { payment: { id: number; orderId: number }; why: string }

/** Money came and the order could not follow: a person must look. */
export async function mailPaymentNeedsCare(tx: Db, { payment, why }: Care) {
  const [order] = await tx
    .select({
      number: orders.number,
      customerName: orders.customerName,
      customerPhone: orders.customerPhone,
    })
    .from(orders)
    .where(eq(orders.id, payment.orderId))
  if (!order) throw new Error(`Payment ${payment.id} has no order`)
  const { email } = await readSettings(tx)
  const link = mailLink('/admin/pedidos-web', { buscar: order.number })
  const letter = paymentNeedsCareLetter({ order, link, why })
  await queueMail(tx, { key: `payment-care:${payment.id}`, to: email, ...letter })
}
