import { FileText, MessageCircle, Pencil, Printer, ReceiptText, Tag, Trash2 } from 'lucide-react'
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
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu } from '#app/ui/menu.tsx'
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
        <div className="flex items-center justify-end gap-2">
          <IconButton label={`Eliminar ${order.number}`} variant="danger-quiet" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <Menu
            label={`Imprimir ${order.number}`}
            trigger={
              <Button type="button" variant="secondary" icon={<Printer />}>
                Imprimir
              </Button>
            }
            items={[
              { label: 'Factura', icon: <FileText />, onSelect: () => paper.invoice([order.id]) },
              { label: 'Etiqueta de envío', icon: <Tag />, onSelect: () => paper.label([order.id]) },
              ...(isWeb
                ? [{ label: 'Recibo', icon: <ReceiptText />, onSelect: () => paper.receipt([order.id]) }]
                : []),
            ]}
          />
          {onEdit ? (
            <Button type="button" icon={<Pencil />} onClick={onEdit}>
              Editar
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="stack">
        <Reservation order={order} onConfirm={() => changes.confirmReservation(order)} />
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
          <h3 className="text-lg font-semibold">Productos</h3>
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
          <h3 className="mb-3 text-lg font-semibold">Historia del pedido</h3>
          <OrderStory events={order.events} />
        </section>
      </div>
    </Dialog>
  )
}

/** Until when units are kept for a web order that nobody has confirmed. */
function Reservation({ order, onConfirm }: { order: StaffOrder; onConfirm: () => void }) {
  if (!order.lapsed && (order.channel === 'store' || !order.reservedUntil)) return null
  return (
    <Notice
      tone={order.lapsed ? 'warning' : 'info'}
      title={
        order.reservedUntil && !order.lapsed
          ? `Apartado hasta el ${formatMoment(order.reservedUntil)}`
          : 'La reserva venció y sus unidades volvieron al inventario'
      }
    >
      <p>
        {order.lapsed
          ? 'Al confirmarlo se apartan de nuevo, si todavía hay.'
          : 'Si nadie lo confirma antes, sus unidades vuelven al inventario.'}
      </p>
      <Button type="button" size="small" className="mt-2" onClick={onConfirm}>
        {order.lapsed ? 'Confirmar y apartar' : 'Confirmar reserva'}
      </Button>
    </Notice>
  )
}
