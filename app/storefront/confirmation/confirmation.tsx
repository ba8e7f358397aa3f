import { CircleCheck, FileText, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { data } from 'react-router'
import { pagaditoFrom } from '#app/integrations/pagadito/pagadito.server.ts'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { orderMessage } from '#app/integrations/whatsapp/order-message.ts'
import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { customerPaymentMethod, customerPaymentState } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { readOrderByToken } from '#app/shop/orders/read-order-view.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { db } from '#app/web/database.server.ts'
import { goToPayment } from '../checkout/go-to-payment.ts'
import type { Route } from './+types/confirmation'

export async function loader({ request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('pedido') ?? ''
  const [order, settings] = await Promise.all([readOrderByToken(db, token.slice(0, 100)), readSettings(db)])
  if (!order) return data(null, { status: 404 })
  const phone = settings.ordersPhone
  const payment = customerPaymentMethod(order.paymentMethod)
  const {
    number,
    status,
    paymentState,
    lines,
    subtotal,
    discount,
    discountPercent,
    promoCode,
    shippingCost,
    total,
  } = order
  return {
    token,
    chat: chatLink(phone, orderMessage({ order, phone, shopName: settings.shopName, payment })),
    payable:
      order.paymentMethod === 'pagadito' &&
      paymentState === 'pending' &&
      status !== 'cancelado' &&
      pagaditoFrom(process.env) !== null,
    bankAccounts: order.paymentMethod === 'transferencia' ? settings.bankAccounts : null,
    number,
    createdAt: order.createdAt,
    customerName: order.customerName,
    address: addressShown(order),
    pickup: order.pickupDay && order.pickupTime ? { day: order.pickupDay, time: order.pickupTime } : null,
    payment: `${payment} · ${customerPaymentState(paymentState)}`,
    reservedUntil: order.reservedUntil,
    lapsed: order.lapsed,
    cancelled: status === 'cancelado',
    lines: lines.map((line) => ({
      id: line.productId,
      name: line.name,
      quantity: line.quantity,
      total: line.total,
    })),
    sums: { subtotal, discount, discountPercent, promoCode, shippingCost, total },
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Confirmación de pedido' },
  { name: 'robots', content: 'noindex' },
]

export default function Confirmation({ loaderData: order }: Route.ComponentProps) {
  if (!order) {
    return (
      <div className="page py-10">
        <EmptyState
          title="No se encontraron datos del pedido"
          text="Abre el enlace completo que recibiste por correo o por chat."
        >
          <ButtonLink to="/">Ir al Inicio</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <header className="mb-6 flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 size-8 shrink-0 text-leaf" />
        <div>
          <h1 className="text-2xl md:text-3xl">¡Pedido recibido!</h1>
          <p className="mt-1 text-lg">
            Tu número de pedido es <strong className="tabular">{order.number}</strong>
          </p>
        </div>
      </header>
      <State order={order} />
      <div className="my-6 flex flex-wrap gap-3">
        <ButtonAnchor href={order.chat} target="_blank" rel="noopener" size="large" icon={<MessageCircle />}>
          Continuar en WhatsApp
        </ButtonAnchor>
        <ButtonAnchor
          href={`/pre-factura/${order.token}`}
          target="_blank"
          rel="noopener"
          size="large"
          variant="secondary"
          icon={<FileText />}
        >
          Descargar Pre-Factura
        </ButtonAnchor>
        {order.payable ? <PayByCard token={order.token} /> : null}
      </div>
      <section className="card stack">
        <h2 className="text-xl">Tu pedido</h2>
        <ul>
          {order.lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-4 border-b border-line py-2">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <Cordobas amount={line.total} />
            </li>
          ))}
        </ul>
        <Sums sums={order.sums} />
        <DescriptionList
          columns={1}
          items={[
            { term: 'A nombre de', value: order.customerName },
            { term: 'Entrega', value: order.address },
            {
              term: 'Cita de retiro',
              value: order.pickup
                ? `${formatWeekday(order.pickup.day)}, ${spellSlotTime(order.pickup.time)}`
                : null,
            },
            { term: 'Pago', value: order.payment },
            { term: 'Datos para transferir', value: order.bankAccounts },
            { term: 'Fecha', value: formatMoment(order.createdAt) },
          ]}
        />
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/" variant="quiet">
          Ir al Inicio
        </ButtonLink>
        <ButtonLink to="/catalogo" variant="quiet">
          Seguir comprando
        </ButtonLink>
      </div>
    </div>
  )
}

type Shown = NonNullable<Route.ComponentProps['loaderData']>

function State({ order }: { order: Shown }) {
  if (order.cancelled) return <Notice tone="danger" title="Este pedido está cancelado" />
  if (order.lapsed) {
    return (
      <Notice tone="warning" title="Tus productos ya no están apartados">
        Pasó el tiempo para confirmar. Escríbenos por WhatsApp y los apartamos otra vez si aún hay.
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="Falta un paso: confírmalo por WhatsApp">
      Abre el chat con el botón de abajo y envía el mensaje que ya va escrito.
      {order.reservedUntil
        ? ` Tus productos quedan apartados hasta el ${formatMoment(order.reservedUntil)}`
        : ''}
    </Notice>
  )
}

function Sums({ sums }: { sums: Shown['sums'] }) {
  const { promoCode, discountPercent } = sums
  const discount = promoCode ? `Descuento (${promoCode}, ${discountPercent} %)` : 'Descuento'
  return (
    <dl className="flex flex-col gap-1 border-b border-line pb-4">
      <Sum name="Subtotal" amount={sums.subtotal} />
      <Sum name="Envío" amount={sums.shippingCost} />
      {sums.discount > 0 ? <Sum name={discount} amount={sums.discount} minus /> : null}
      <Sum name="Total" amount={sums.total} strong />
    </dl>
  )
}

type SumProps = { name: string; amount: Shown['sums']['total']; minus?: boolean; strong?: boolean }

function Sum({ name, amount, minus, strong }: SumProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'mt-1 text-lg font-bold' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {minus ? '−' : ''}
        <Cordobas amount={amount} />
      </dd>
    </div>
  )
}

function PayByCard({ token }: { token: string }) {
  const [pending, setPending] = useState(false)
  const toast = useToast()
  const pay = async () => {
    setPending(true)
    const problem = await goToPayment(token)
    setPending(false)
    if (problem) toast({ title: 'Error con Pagadito', text: problem, kind: 'error' })
  }
  return (
    <Button type="button" size="large" variant="secondary" pending={pending} onClick={pay}>
      Pagar con tarjeta
    </Button>
  )
}
