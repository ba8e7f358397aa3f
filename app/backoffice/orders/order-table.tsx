import { FileText, Pencil, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatMoment, formatShortDay, formatTime } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { ListedOrder } from '#app/shop/orders/list-orders.server.ts'
import { addressShown } from '#app/shop/orders/order-view.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { countUnits, spellProducts } from './order-summary.ts'
import { StatusMenu } from './state-menus.tsx'
import type { OrderChanges } from './use-order-changes.tsx'
import type { Paper } from './use-paper.ts'

type Props = {
  orders: ListedOrder[]
  chosen: ReadonlySet<number>
  onChoose: (id: number, isChosen: boolean) => void
  onOpen: (id: number) => void
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  changes: OrderChanges
  paper: Paper
  empty: ReactNode
}

export function OrderTable({
  orders,
  chosen,
  onChoose,
  onOpen,
  onEdit,
  onDelete,
  changes,
  paper,
  empty,
}: Props) {
  const tick = (order: ListedOrder) => (
    <label className="-mx-3 inline-flex size-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        className="checkbox"
        aria-label={`Elegir ${order.number} para imprimir`}
        checked={chosen.has(order.id)}
        onChange={(event) => onChoose(order.id, event.target.checked)}
      />
    </label>
  )
  const actions = (order: ListedOrder) => (
    <span className="-mr-2 flex items-center justify-end">
      <IconButton label={`Factura de ${order.number}`} onClick={() => paper.invoice([order.id])}>
        <FileText />
      </IconButton>
      <IconButton label={`Editar ${order.number}`} onClick={() => onEdit(order.id)}>
        <Pencil />
      </IconButton>
      <Menu
        label={`Más acciones de ${order.number}`}
        items={[
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
  return (
    <DataTable
      caption="Pedidos"
      rows={orders}
      wide
      rowKey={(order) => order.id}
      onOpen={(order) => onOpen(order.id)}
      columns={[
        { name: 'Elegir', hideName: true, cell: tick },
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
          name: 'Producto',
          width: '30%',
          cell: (order) => (
            <span className="line-clamp-2 min-w-24 wrap-anywhere">{spellProducts(order.lines)}</span>
          ),
        },
        { name: 'Cantidad', numeric: true, cell: (order) => countUnits(order.lines), priority: 4 },
        { name: 'Entrega', cell: delivery, priority: 4 },
        { name: 'Total', sort: 'total', numeric: true, cell: (order) => <Cordobas amount={order.total} /> },
        { name: 'Estado', cell: (order) => <StatusMenu order={order} changes={changes} /> },
        { name: 'Fecha', sort: 'fecha', cell: orderMoment, priority: 3 },
        { name: 'Acciones', hideName: true, cell: actions },
      ]}
      card={(order) => (
        <>
          <div className="flex items-start justify-between gap-2">
            <button
              type="button"
              className="min-h-11 min-w-0 flex-1 text-left"
              onClick={() => onOpen(order.id)}
            >
              <span className="flex justify-between gap-3 font-semibold">
                {order.number}
                <Cordobas amount={order.total} />
              </span>
              <span className="line-clamp-2 wrap-anywhere">{order.customerName}</span>
            </button>
            <span className="-mt-2.5">{tick(order)}</span>
          </div>
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere">{spellProducts(order.lines)}</p>
          <p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">
            {countUnits(order.lines)} u. · {addressShown(order)} · {formatMoment(order.createdAt)}
          </p>
          <div className="mt-2 flex items-center justify-between gap-2">
            <StatusMenu order={order} changes={changes} />
            {actions(order)}
          </div>
        </>
      )}
      empty={empty}
    />
  )
}

/** The day over the hour. */
export const orderMoment = ({ createdAt }: Pick<ListedOrder, 'createdAt'>) => (
  <span className="whitespace-nowrap">
    {formatShortDay(businessDay(createdAt))}
    <span className="block text-ink-soft">{formatTime(createdAt)}</span>
  </span>
)

export function delivery(order: Pick<ListedOrder, 'deliveryType' | 'departmentName' | 'customerAddress'>) {
  return order.deliveryType === 'pickup' ? (
    'Retiro en tienda'
  ) : (
    <>
      <Badge color="leaf">Envío</Badge>
      <span className="mt-1 block text-sm text-ink-soft">{order.departmentName}</span>
    </>
  )
}
