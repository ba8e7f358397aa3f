import { centavos } from '#app/shop/kernel/money.ts'
import { checkPromoCode } from '#app/shop/promotions/check-promo-code.server.ts'
import { sayPromoRefusal } from '#app/shop/promotions/promo-code.ts'
import { db } from '#app/web/database.server.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import type { Route } from './+types/check-promo'

/** What a code gives for a purchase of this subtotal. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const subtotal = Number(form.get('subtotal'))
  const now = new Date()
  const outcome = await checkPromoCode(db, {
    code: String(form.get('code') ?? '').slice(0, 60),
    subtotal: centavos(Number.isSafeInteger(subtotal) && subtotal >= 0 && subtotal < 1e13 ? subtotal : 0),
    clientAddress: request.headers.get('x-client-address') ?? '',
    now,
  })
  if (outcome.ok) return Response.json({ code: outcome.promo.code, percent: outcome.promo.percent })
  if (outcome.reason === 'too-many-attempts') {
    const { text, status } = sayRefusal(outcome, {}, now)
    return Response.json({ error: text }, { status })
  }
  return Response.json({ error: sayPromoRefusal(outcome) }, { status: 404 })
}
