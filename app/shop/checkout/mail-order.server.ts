import { queueMail } from '#app/integrations/mail/queue-mail.server.ts'
import { mailLink } from '#app/shop/accounts/mail-link.server.ts'
import { newOrderLetter, orderPlacedLetter } from '#app/shop/orders/order-mail.ts'
import { confirmationPath } from '#app/shop/orders/order-view.ts'
import { readOrderView } from '#app/shop/orders/read-order-view.server.ts'
import type { Settings } from '#app/shop/settings/settings.ts'
import type { Db } from '#db/client.ts'

/** Tells the customer and the shop, in the order's own transaction. */
export async function mailOrder(
  tx: Db,
  { orderId, settings: shop }: { orderId: number; settings: Settings },
) {
  const order = await readOrderView(tx, orderId)
  const { number, token, customerEmail } = order
  if (customerEmail) {
    const letter = orderPlacedLetter({ order, shop, link: mailLink(confirmationPath(token)) })
    await queueMail(tx, { key: `order-placed:${number}`, to: customerEmail, ...letter })
  }
  const link = mailLink('/admin/pedidos-web', { buscar: number })
  await queueMail(tx, {
    key: `new-order:${number}`,
    to: shop.email,
    ...newOrderLetter({ order, shop, link }),
  })
}
