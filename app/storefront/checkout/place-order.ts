import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { checkoutForm, GENERAL_FORM_ERROR, shownCart } from '#app/shop/checkout/checkout-form.ts'
import { checkoutWords, sayPlaceRefusal } from '#app/shop/checkout/checkout-words.ts'
import { placeWebOrder } from '#app/shop/checkout/place-web-order.server.ts'
import { db } from '#app/web/database.server.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import type { Route } from './+types/place-order'

/** Takes the form and the cart as the browser showed it; the verb computes everything again. */
export async function action({ request }: Route.ActionArgs) {
  const sent = (await request.json().catch(() => null)) as { form?: unknown; cart?: unknown } | null
  const form = checkoutForm.safeParse(sent?.form)
  if (!form.success) {
    const fields = Object.fromEntries(
      form.error.issues.map((issue) => [String(issue.path[0]), issue.message]),
    )
    return refuse('form', [GENERAL_FORM_ERROR], { fields })
  }
  const cart = shownCart.safeParse(sent?.cart)
  if (!cart.success) return refuse('cart', [cart.error.issues[0]?.message ?? checkoutWords.failed])

  const customer = await currentCustomer(request)
  const outcome = await placeWebOrder(db, {
    request: { form: form.data, cart: cart.data },
    userId: customer?.id ?? null,
    clientAddress: request.headers.get('x-client-address') ?? '',
    cardAvailable: pagaditoFrom(process.env) !== null,
    now: new Date(),
  })
  if (outcome.ok) return Response.json({ ok: true, token: outcome.token, number: outcome.number })
  const changes = outcome.reason === 'changed' ? outcome.changes : undefined
  return refuse(outcome.reason, sayPlaceRefusal(outcome), { changes }, 409)
}

function refuse(reason: string, sentences: string[], more: object = {}, status = 400) {
  return Response.json({ ok: false, reason, sentences, ...more }, { status })
}
