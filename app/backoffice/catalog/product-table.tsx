import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffProductRow } from '#app/shop/catalog/list-products-for-staff.server.ts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { ExpiryBadge, ProductBadges, StateBadge, StockBadge } from './product-badges.tsx'

export type RowActions = {
  mayEdit: boolean
  onView: (id: number) => void
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  chosen: ReadonlySet<number>
  onChoose: (id: number, chosen: boolean) => void
}

type Props = RowActions & {
  rows: StaffProductRow[]
  today: BusinessDay
  expiryDays: number
  empty: ReactNode
}

export function ProductTable({ rows, today, expiryDays, empty, ...actions }: Props) {
  const columns: Column<StaffProductRow>[] = [
    { name: 'Producto', sort: 'nombre', cell: (row) => <NameCell row={row} {...actions} /> },
    { name: 'Marca', sort: 'marca', cell: (row) => row.brand ?? '—', priority: 3 },
    {
      name: 'SKU',
      sort: 'sku',
      cell: (row) => <span className="text-xs whitespace-nowrap">{row.sku ?? '—'}</span>,
    },
    { name: 'Precio', sort: 'precio', numeric: true, cell: (row) => <PriceCell row={row} /> },
    { name: 'Stock', sort: 'stock', numeric: true, cell: (row) => <StockCell row={row} /> },
    {
      name: 'Fecha Exp.',
      sort: 'vence',
      cell: (row) => (
        <span className="flex flex-col items-start gap-0.5">
          {row.expiresOn ? formatShortDay(row.expiresOn) : '—'}
          <ExpiryBadge expiresOn={row.expiresOn} today={today} expiryDays={expiryDays} />
        </span>
      ),
    },
    { name: 'Estado', sort: 'estado', cell: (row) => <StateBadge active={row.active} /> },
    { name: 'Fecha', sort: 'fecha', priority: 4, cell: (row) => formatShortDay(businessDay(row.createdAt)) },
    { name: 'Acciones', numeric: true, cell: (row) => <Actions row={row} {...actions} /> },
  ]
  return (
    <DataTable
      caption="Productos"
      wide
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => actions.onView(row.id)}
      card={(row) => <ProductCard row={row} today={today} expiryDays={expiryDays} {...actions} />}
      empty={empty}
    />
  )
}

type RowProps = RowActions & { row: StaffProductRow }

function NameCell({ row, mayEdit, chosen, onChoose }: RowProps) {
  return (
    <span className="flex min-w-44 items-center gap-2">
      {mayEdit ? <Choose row={row} chosen={chosen} onChoose={onChoose} /> : null}
      <ProductPicture
        media={row.picture}
        alt=""
        sizes="40px"
        largest={160}
        className="w-10 flex-none rounded"
      />
      <span className="min-w-0">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{row.name}</span>
        {row.category ? <span className="text-xs text-ink-soft">{row.category}</span> : null}
      </span>
    </span>
  )
}

function Choose({ row, chosen, onChoose }: Pick<RowProps, 'row' | 'chosen' | 'onChoose'>) {
  return (
    <label className="-m-3 grid size-11 flex-none place-items-center">
      <input
        type="checkbox"
        className="size-5 accent-leaf"
        checked={chosen.has(row.id)}
        onChange={(event) => onChoose(row.id, event.target.checked)}
      />
      <span className="visually-hidden">Elegir {row.name}</span>
    </label>
  )
}

function PriceCell({ row }: { row: StaffProductRow }) {
  return (
    <span className="flex flex-col items-end">
      <Cordobas amount={row.finalPrice} />
      {row.discountPercent > 0 ? (
        <span className="text-xs whitespace-nowrap text-clay-ink">
          <s className="text-ink-soft">
            <Cordobas amount={row.price} />
          </s>{' '}
          −{row.discountPercent} %
        </span>
      ) : null}
    </span>
  )
}

function StockCell({ row }: { row: StaffProductRow }) {
  return (
    <span className="flex flex-col items-end gap-0.5">
      {formatCount(row.onHand)}
      {row.reserved > 0 ? (
        <span className="text-xs whitespace-nowrap text-ink-soft">{row.reserved} apartadas</span>
      ) : null}
      <StockBadge product={row} />
    </span>
  )
}

function Actions({ row, mayEdit, onView, onEdit, onDelete }: RowProps) {
  return (
    <span className="-mr-2 flex items-center justify-end">
      <IconButton label={`Ver ${row.name}`} size="small" onClick={() => onView(row.id)}>
        <Eye aria-hidden="true" />
      </IconButton>
      {mayEdit ? (
        <>
          <IconButton label={`Editar ${row.name}`} size="small" onClick={() => onEdit(row.id)}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Eliminar ${row.name}`}
            size="small"
            variant="danger-quiet"
            onClick={() => onDelete(row.id)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
    </span>
  )
}

type CardProps = RowProps & { today: BusinessDay; expiryDays: number }

function ProductCard({ row, today, expiryDays, ...actions }: CardProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-3">
        <ProductPicture
          media={row.picture}
          alt=""
          sizes="64px"
          largest={160}
          className="w-16 flex-none rounded"
        />
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug wrap-anywhere">{row.name}</h2>
          <p className="text-sm text-ink-soft">{[row.brand, row.sku].filter(Boolean).join(' · ')}</p>
        </div>
        {actions.mayEdit ? <Choose row={row} {...actions} /> : null}
      </div>
      <div className="flex items-end justify-between gap-3 text-sm">
        <p>
          <span className="font-semibold tabular-nums">{formatCount(row.onHand)}</span> en stock
          {row.reserved > 0 ? `, ${row.reserved} apartadas` : ''}
          <br />
          {row.expiresOn ? `Vence ${formatShortDay(row.expiresOn)}` : 'Sin fecha de expiración'}
        </p>
        <span className="text-base font-semibold">
          <PriceCell row={row} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ProductBadges product={row} today={today} expiryDays={expiryDays} />
        <span className="ml-auto">
          <Actions row={row} {...actions} />
        </span>
      </div>
    </div>
  )
}
