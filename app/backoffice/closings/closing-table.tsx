import { Eye, MessageSquareText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay, formatTime } from '#app/shop/kernel/dates.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { Difference } from './difference.tsx'

export type ClosingRow = {
  id: number
  userId: string
  userName: string
  day: BusinessDay
  comment: string | null
  salesTotal: Money
  difference: Money | null
  closedAt: Date
  version: number
}

type Props = {
  rows: ClosingRow[]
  mayChange: (row: ClosingRow) => boolean
  onView: (id: number) => void
  onComment: (id: number) => void
  onDelete: (id: number) => void
  empty: ReactNode
}

export function ClosingTable({ rows, mayChange, onView, onComment, onDelete, empty }: Props) {
  const actions = (row: ClosingRow) => (
    <span className="flex justify-end">
      <IconButton
        label={`Ver detalles del cierre de ${row.userName}, ${formatShortDay(row.day)}`}
        onClick={() => onView(row.id)}
      >
        <Eye />
      </IconButton>
      {mayChange(row) ? (
        <>
          <IconButton label="Editar comentario" onClick={() => onComment(row.id)}>
            <MessageSquareText />
          </IconButton>
          <IconButton label="Eliminar cierre" onClick={() => onDelete(row.id)}>
            <Trash2 />
          </IconButton>
        </>
      ) : null}
    </span>
  )
  return (
    <DataTable
      caption="Cierres"
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => onView(row.id)}
      columns={[
        { name: 'Fecha', cell: (row) => formatShortDay(row.day) },
        { name: 'Hora', cell: (row) => formatTime(row.closedAt), priority: 4 },
        { name: 'Realizado por', cell: (row) => row.userName },
        { name: 'Comentario', cell: (row) => row.comment ?? '', priority: 3 },
        { name: 'Ventas', cell: (row) => <Cordobas amount={row.salesTotal} />, numeric: true },
        { name: 'Diferencia', cell: (row) => <Difference amount={row.difference} />, numeric: true },
        { name: 'Acciones', cell: actions, hideName: true },
      ]}
      card={(row) => (
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold">
              {formatShortDay(row.day)} · {row.userName}
            </p>
            <p className="flex flex-wrap items-center gap-x-3">
              <Cordobas amount={row.salesTotal} />
              <Difference amount={row.difference} />
            </p>
            {row.comment ? <p className="text-sm text-ink-soft">{row.comment}</p> : null}
          </div>
          {actions(row)}
        </div>
      )}
      empty={empty}
    />
  )
}
