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
import { delivery, orderMoment } from '../orders/order-table.tsx'
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
    <span className="-mr-2 flex items-center justify-end">
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
      wide
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
          cell: (order) => (
            <>
              <span className="line-clamp-2 wrap-anywhere">{order.customerName}</span>
              <span className="block text-sm whitespace-nowrap text-ink-soft">
                {formatPhone(order.customerPhone)}
              </span>
            </>
          ),
        },
        {
          name: 'Productos',
          width: '30%',
          cell: (order) => (
            <span className="line-clamp-2 min-w-24 wrap-anywhere">{spellProducts(order.lines)}</span>
          ),
        },
        { name: 'Entrega', cell: delivery, priority: 4 },
        { name: 'Total', sort: 'total', numeric: true, cell: (order) => <Cordobas amount={order.total} /> },
        { name: 'Pago', cell: (order) => <PaymentMenu order={order} changes={changes} /> },
        { name: 'Estado', cell: states },
        { name: 'Fecha', sort: 'fecha', cell: orderMoment, priority: 3 },
        { name: 'Acciones', hideName: true, cell: actions },
      ]}
      card={(order) => (
        <>
          <button type="button" className="min-h-11 w-full text-left" onClick={() => onOpen(order.id)}>
            <span className="flex justify-between gap-3 font-semibold">
              {order.number}
              <Cordobas amount={order.total} />
            </span>
            <span className="line-clamp-2 wrap-anywhere">{order.customerName}</span>
          </button>
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{spellProducts(order.lines)}</p>
          <p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">
            {countUnits(order.lines)} u. · {addressShown(order)} · {formatMoment(order.createdAt)}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3">
            <StatusMenu order={order} changes={changes} />
            <span className="text-sm">
              Pago <PaymentMenu order={order} changes={changes} />
            </span>
          </div>
          <div className="flex flex-wrap items-center justify-between">
            <Reservation order={order} changes={changes} />
            <span className="ml-auto">{actions(order)}</span>
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
    <span className="flex flex-wrap items-center gap-x-2">
      {order.lapsed ? <Badge color="red">Reserva vencida</Badge> : null}
      <button
        type="button"
        className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 text-sm"
        aria-label={`Confirmar ${order.number}`}
        title={
          order.lapsed || !order.reservedUntil
            ? undefined
            : `Apartado hasta el ${formatMoment(order.reservedUntil)}`
        }
        onClick={() => changes.confirmReservation(order)}
      >
        <Clock aria-hidden="true" className="size-3.5 shrink-0 text-ink-soft" />
        <span className="link">Confirmar</span>
      </button>
    </span>
  )
}
