import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { plainDollars } from '#app/shop/kernel/exchange-rate.ts'
import { confirmationPath } from '#app/shop/orders/order-view.ts'
import { checkCardPayment } from '#app/shop/payments/check-card-payment.server.ts'
import { CHECK_FAILED_HEADLINE } from '#app/shop/payments/payment-result.ts'
import { sayCheckRefusal } from '#app/shop/payments/payment-words.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/check-payment'

/** Asks the provider how a payment went, and lets the order follow. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await checkCardPayment(db, {
    token: String(form.get('token') ?? '').slice(0, 200),
    ern: String(form.get('ern') ?? '').slice(0, 40),
    provider: pagaditoFrom(process.env),
    now: new Date(),
  })
  if (!outcome.ok)
    return Response.json({ headline: CHECK_FAILED_HEADLINE, problem: sayCheckRefusal(outcome) })
  const { headline, status, reference, amountUsdCents, order } = outcome
  return Response.json({
    headline,
    status,
    reference,
    dollars: (amountUsdCents / 100).toFixed(2),
    order: order && {
      number: order.number,
      customerName: order.customerName,
      total: order.total,
      dollars: plainDollars(order.total, order.exchangeRate),
      confirmation: confirmationPath(order.token),
    },
  })
}
