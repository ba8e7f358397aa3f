import { FileText, MessageCircle, Pencil, Printer, Tag, Trash2 } from 'lucide-react'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { formatMoment, formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { paymentMethodLabel } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { LiveTotal } from './live-total.tsx'
import { OrderStory } from './order-story.tsx'
import { PaymentMenu, StatusMenu } from './state-menus.tsx'
import type { OrderChanges } from './use-order-changes.tsx'
import type { Paper } from './use-paper.ts'

type Props = {
  order: StaffOrder
  changes: OrderChanges
  paper: Paper
  /** A text for the customer's chat, ready to be sent. */
  chatText: string
  onEdit: (() => void) | null
  onDelete: () => void
  onClose: () => void
}

export function OrderDetails({ order, changes, paper, chatText, onEdit, onDelete, onClose }: Props) {
  const isWeb = order.channel === 'web'
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Pedido ${order.number}`}
      description={formatMoment(order.createdAt)}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" variant="danger-quiet" icon={<Trash2 />} onClick={onDelete}>
            Eliminar
          </Button>
          {isWeb ? (
            <Button
              type="button"
              variant="secondary"
              icon={<Printer />}
              onClick={() => paper.receipt([order.id])}
            >
              Recibo
            </Button>
          ) : null}
          <Button
            type="button"
            variant="secondary"
            icon={<FileText />}
            onClick={() => paper.invoice([order.id])}
          >
            Factura
          </Button>
          <Button type="button" variant="secondary" icon={<Tag />} onClick={() => paper.label([order.id])}>
            Etiqueta
          </Button>
          {onEdit ? (
            <Button type="button" icon={<Pencil />} onClick={onEdit}>
              Editar
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="stack">
        {order.lapsed ? (
          <Notice
            tone="warning"
            title="La reserva venció y sus unidades volvieron al inventario"
            action={
              <Button type="button" size="small" onClick={() => changes.confirmReservation(order)}>
                Confirmar y apartar
              </Button>
            }
          >
            Al confirmarlo se apartan de nuevo, si todavía hay.
          </Notice>
        ) : isWeb && order.reservedUntil ? (
          <Notice
            title={`Apartado hasta el ${formatMoment(order.reservedUntil)}`}
            action={
              <Button type="button" size="small" onClick={() => changes.confirmReservation(order)}>
                Confirmar reserva
              </Button>
            }
          >
            Si nadie lo confirma antes, sus unidades vuelven al inventario.
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <span className="flex items-center gap-2">
            Estado <StatusMenu order={order} changes={changes} />
          </span>
          <span className="flex items-center gap-2">
            Pago <PaymentMenu order={order} changes={changes} />
          </span>
          <ButtonAnchor
            href={chatLink(order.customerPhone, chatText)}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="small"
            icon={<MessageCircle aria-hidden="true" />}
          >
            WhatsApp
          </ButtonAnchor>
        </div>
        <DescriptionList
          columns={2}
          items={[
            { term: 'Cliente', value: order.customerName },
            { term: 'Teléfono', value: formatPhone(order.customerPhone) },
            { term: 'Email', value: order.customerEmail },
            { term: 'Entrega', value: addressShown(order) },
            {
              term: 'Cita de retiro',
              value:
                order.pickupDay && order.pickupTime
                  ? `${formatWeekday(order.pickupDay)}, ${spellSlotTime(order.pickupTime)}`
                  : null,
            },
            { term: 'Método de pago', value: paymentMethodLabel(order.paymentMethod) },
            { term: 'Código promocional', value: order.promoCode },
            { term: 'Atendió', value: order.createdBy },
            {
              term: 'Notas',
              value: order.notes ? <span className="whitespace-pre-line">{order.notes}</span> : null,
            },
          ]}
        />
        <section>
          <h3 className="section-title">Productos</h3>
          <ul className="divide-y divide-line">
            {order.lines.map((line) => (
              <li key={line.productId} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">
                  {line.name}
                  <span className="block text-sm text-ink-soft">
                    {line.quantity} × <Cordobas amount={line.unitPrice} />
                    {line.sku ? ` · ${line.sku}` : ''}
                  </span>
                </span>
                <span className="tabular font-medium">
                  <Cordobas amount={line.total} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <LiveTotal
          totals={order}
          discountName={order.promoCode ? `Descuento ${order.promoCode}` : 'Descuento extraordinario'}
        />
        <section>
          <h3 className="section-title mb-3">Historia del pedido</h3>
          <OrderStory events={order.events} />
        </section>
      </div>
    </Dialog>
  )
}
