import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Cordobas } from '#app/ui/money.tsx'

export type ExpenseRow = {
  id: number
  description: string
  amount: Money
  categoryId: number
  category: string
  spentOn: BusinessDay
  notes: string | null
  paidFromDrawer: boolean
  closed: boolean
  by: string | null
  version: number
}

type Props = {
  rows: ExpenseRow[]
  total: Money
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  empty: ReactNode
}

export function ExpenseTable({ rows, total, onEdit, onDelete, empty }: Props) {
  const actions = (row: ExpenseRow) => (
    <span className="flex justify-end">
      <IconButton label={`Editar ${row.description}`} onClick={() => onEdit(row.id)}>
        <Pencil />
      </IconButton>
      <IconButton label={`Eliminar ${row.description}`} onClick={() => onDelete(row.id)}>
        <Trash2 />
      </IconButton>
    </span>
  )
  const drawer = (row: ExpenseRow) =>
    row.paidFromDrawer ? <Badge color="yellow">Pagado de caja</Badge> : null
  return (
    <DataTable
      caption="Gastos"
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => onEdit(row.id)}
      columns={[
        { name: 'Fecha', cell: (row) => formatShortDay(row.spentOn), width: '7rem' },
        {
          name: 'Descripción',
          width: '32%',
          cell: (row) => (
            <>
              <span className="font-medium">{row.description}</span>
              {row.notes ? <span className="block text-sm text-ink-soft">{row.notes}</span> : null}
            </>
          ),
        },
        { name: 'Categoría', cell: (row) => row.category },
        { name: 'Pago', cell: drawer, priority: 3 },
        { name: 'Registró', cell: (row) => row.by ?? '', priority: 4 },
        { name: 'Monto', cell: (row) => <Cordobas amount={row.amount} />, numeric: true },
        { name: 'Acciones', cell: actions, hideName: true },
      ]}
      card={(row) => (
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-semibold">{row.description}</p>
            <p className="text-sm text-ink-soft">
              {formatShortDay(row.spentOn)} · {row.category}
            </p>
            <p className="mt-1 text-lg font-bold">
              <Cordobas amount={row.amount} />
            </p>
            {drawer(row)}
          </div>
          {actions(row)}
        </div>
      )}
      empty={empty}
      total={{ label: 'Total de la búsqueda', column: 'Monto', value: <Cordobas amount={total} /> }}
    />
  )
}
