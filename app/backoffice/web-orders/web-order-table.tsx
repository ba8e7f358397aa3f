import { Clock, FileText, MessageCircle, Pencil, Printer, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { ListedOrder } from '#app/shop/orders/list-orders.server.ts'
import { isOpen, isWebOrderEditable } from '#app/shop/orders/order-status.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { chatTextFor } from '../orders/chat-text.ts'
import { countUnits, spellProducts } from '../orders/order-summary.ts'
import { delivery } from '../orders/order-table.tsx'
import { PaymentMenu, StatusMenu } from '../orders/state-menus.tsx'
import type { OrderChanges } from '../orders/use-order-changes.tsx'
import type { Paper } from '../orders/use-paper.ts'

type Props = {
  orders: ListedOrder[]
  shopName: string
  onOpen: (id: number) => void
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  changes: OrderChanges
  paper: Paper
  empty: ReactNode
}

export function WebOrderTable({ orders, shopName, onOpen, onEdit, onDelete, changes, paper, empty }: Props) {
  const actions = (order: ListedOrder) => (
    <span className="flex items-center justify-end">
      <a
        href={chatLink(order.customerPhone, chatTextFor(order, shopName))}
        target="_blank"
        rel="noreferrer"
        title="Escribir por WhatsApp"
        aria-label={`Escribir por WhatsApp a ${order.customerName}, ${order.number}`}
        className={buttonLook({ variant: 'quiet' }, 'icon-button')}
      >
        <MessageCircle aria-hidden="true" />
      </a>
      <IconButton label={`Recibo de ${order.number}`} onClick={() => paper.receipt([order.id])}>
        <Printer />
      </IconButton>
      <Menu
        label={`Más acciones de ${order.number}`}
        items={[
          {
            label: 'Editar',
            icon: <Pencil />,
            disabled: !isWebOrderEditable(order),
            onSelect: () => onEdit(order.id),
          },
          { label: 'Factura', icon: <FileText />, onSelect: () => paper.invoice([order.id]) },
          { label: 'Etiqueta de envío', icon: <Tag />, onSelect: () => paper.label([order.id]) },
          {
            label: 'Eliminar',
            icon: <Trash2 />,
            tone: 'danger',
            separatorBefore: true,
            onSelect: () => onDelete(order.id),
          },
        ]}
      />
    </span>
  )
  const states = (order: ListedOrder) => (
    <>
      <StatusMenu order={order} changes={changes} />
      <Reservation order={order} changes={changes} />
    </>
  )
  return (
    <DataTable
      caption="Pedidos web"
      rows={orders}
      rowKey={(order) => order.id}
      onOpen={(order) => onOpen(order.id)}
      columns={[
        {
          name: 'Número',
          sort: 'numero',
          cell: (order) => <span className="font-medium whitespace-nowrap">{order.number}</span>,
        },
        {
          name: 'Cliente',
          sort: 'cliente',
          width: '18%',
          cell: (order) => (
            <>
              {order.customerName}
              <span className="block text-sm whitespace-nowrap text-ink-soft">
                {formatPhone(order.customerPhone)}
              </span>
            </>
          ),
        },
        {
          name: 'Productos',
          width: '20%',
          cell: (order) => <span className="line-clamp-2">{spellProducts(order.lines)}</span>,
        },
        { name: 'Entrega', cell: delivery, priority: 4 },
        { name: 'Total', sort: 'total', numeric: true, cell: (order) => <Cordobas amount={order.total} /> },
        { name: 'Pago', cell: (order) => <PaymentMenu order={order} changes={changes} /> },
        { name: 'Estado', cell: states },
        { name: 'Fecha', sort: 'fecha', cell: (order) => formatMoment(order.createdAt), priority: 3 },
        { name: 'Acciones', hideName: true, cell: actions },
      ]}
      card={(order) => (
        <>
          <button type="button" className="min-h-11 w-full text-left" onClick={() => onOpen(order.id)}>
            <span className="flex justify-between gap-3 font-semibold">
              {order.number}
              <Cordobas amount={order.total} />
            </span>
            <span className="block wrap-anywhere">{order.customerName}</span>
          </button>
          <p className="mt-1 line-clamp-2 text-sm">{spellProducts(order.lines)}</p>
          <p className="text-sm text-ink-soft">
            {countUnits(order.lines)} u. · {addressShown(order)} · {formatMoment(order.createdAt)}
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
            <span className="flex flex-wrap items-center gap-2">
              {states(order)}
              <span className="text-sm">
                Pago <PaymentMenu order={order} changes={changes} />
              </span>
            </span>
            {actions(order)}
          </div>
        </>
      )}
      empty={empty}
    />
  )
}

/** An unconfirmed order keeps its units only for a while. */
function Reservation({ order, changes }: { order: ListedOrder; changes: OrderChanges }) {
  if (!isOpen(order.status) || (!order.lapsed && (order.confirmedAt || !order.reservedUntil))) return null
  return (
    <span className="flex flex-wrap items-center gap-2">
      {order.lapsed ? (
        <Badge color="red">Reserva vencida</Badge>
      ) : (
        <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
          <Clock aria-hidden="true" className="size-3.5" />
          Sin confirmar
        </span>
      )}
      <button
        type="button"
        className="link min-h-11 text-sm"
        aria-label={`Confirmar ${order.number}`}
        onClick={() => changes.confirmReservation(order)}
      >
        Confirmar
      </button>
    </span>
  )
}
