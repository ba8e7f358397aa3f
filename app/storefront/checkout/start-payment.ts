import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { sayStartRefusal } from '#app/shop/payments/payment-words.ts'
import { startCardPayment } from '#app/shop/payments/start-card-payment.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/start-payment'

/** Whoever has an order's confirmation may pay it. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const outcome = await startCardPayment(db, {
    orderToken: String(form.get('pedido') ?? '').slice(0, 100),
    provider: pagaditoFrom(process.env),
    publicUrl: process.env.PUBLIC_URL ?? '',
    now: new Date(),
  })
  if (outcome.ok) return Response.json({ url: outcome.url })
  return Response.json({ error: sayStartRefusal(outcome) }, { status: 409 })
}
