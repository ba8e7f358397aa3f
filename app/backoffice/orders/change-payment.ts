import { data } from 'react-router'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { changePaymentState } from '#app/shop/orders/change-payment-state.server.ts'
import { sayOrderRefusal } from '#app/shop/orders/order-words.ts'
import { storePaymentStates, webPaymentStates } from '#app/shop/orders/payment-words.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/change-payment'
import { returnAddress } from './return-address.ts'
import { sendOrSay } from './send-or-say.ts'

const title = 'Error al actualizar el estado de pago'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const to = [...webPaymentStates, ...storePaymentStates].find((state) => state === form.get('to'))
  if (!to) return data({ error: 'Elige un estado de pago', title }, { status: 400 })
  const change = { orderId: rowId(params.id), to, version: Number(form.get('version')), by, now: new Date() }
  const outcome = await changePaymentState(db, change)
  if (!outcome.ok) return data({ error: sayOrderRefusal(outcome), title }, { status: 409 })
  const short = outcome.short.map(
    ({ name, wanted, available }) => `${name}: se piden ${wanted}, hay ${available}`,
  )
  return redirectWithToast(returnAddress(form), {
    title: 'Estado de pago actualizado exitosamente',
    text: short.length > 0 ? `Sus unidades ya no están apartadas. ${short.join('. ')}` : undefined,
    kind: short.length > 0 ? 'info' : 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrSay(serverAction)
