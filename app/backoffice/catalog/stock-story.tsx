import { PackageOpen } from 'lucide-react'
import { data, Link } from 'react-router'
import { readProductForStaff } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { listMovements, type MovementRow } from '#app/shop/inventory/list-movements.server.ts'
import { movementLabels } from '#app/shop/inventory/movement-labels.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { db } from '#app/web/database.server.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { When } from '../layout/when.tsx'
import type { Route } from './+types/stock-story'

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const id = rowId(params.id)
  const product = Number.isSafeInteger(id) ? await readProductForStaff(db, { id, costs: false }) : null
  if (!product) throw data(null, { status: 404 })
  const page = pageNumber(new URL(request.url).searchParams)
  return { product, story: await listMovements(db, { productId: id, page }) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Historia del stock' }]

/** Every movement of a product's stock: what came, what went, why, and who. */
export default function StockStory({ loaderData: { product, story } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Historia del stock"
        subtitle={[product.name, product.sku].filter(Boolean).join(' · ')}
        back={{ to: '/admin/productos', label: 'Productos' }}
      />
      <StatGrid>
        <StatCard label="En la tienda" value={product.onHand} />
        <StatCard label="Apartadas en pedidos" value={product.reserved} />
        <StatCard label="Disponibles" value={product.available} />
      </StatGrid>
      <DataTable
        caption={`Movimientos de ${product.name}`}
        rows={story.rows}
        rowKey={(row) => row.id}
        columns={[
          { name: 'Fecha', cell: (row) => <When at={row.at} /> },
          { name: 'Movimiento', cell: (row) => <Reason row={row} /> },
          { name: 'Cantidad', numeric: true, cell: (row) => <Quantity row={row} /> },
          { name: 'Antes', numeric: true, cell: (row) => row.stockBefore },
          { name: 'Después', numeric: true, cell: (row) => row.stockAfter },
          { name: 'Quién', cell: (row) => row.by ?? 'La tienda en línea' },
          { name: 'Comentario', priority: 3, cell: (row) => row.comment ?? '—' },
        ]}
        card={(row) => <MovementCard row={row} />}
        empty={
          <EmptyState
            icon={<PackageOpen aria-hidden="true" />}
            title="Este producto todavía no tiene movimientos"
            text="Cada venta, ajuste o importación que cambie sus unidades aparecerá aquí."
          />
        }
      />
      <Pagination page={story.page} pages={story.pages} total={story.total} noun="movimientos" />
    </div>
  )
}

function Reason({ row }: { row: MovementRow }) {
  const label = movementLabels[row.kind]
  if (!row.orderNumber) return label
  const list = row.orderNumber.startsWith('FW-') ? 'pedidos-web' : 'pedidos'
  return (
    <>
      {label}{' '}
      <Link className="link" to={`/admin/${list}?buscar=${row.orderNumber}`}>
        {row.orderNumber}
      </Link>
    </>
  )
}

function Quantity({ row }: { row: MovementRow }) {
  const isEntry = row.quantity > 0
  return (
    <span className={isEntry ? 'font-semibold text-green-ink' : 'font-semibold text-red-ink'}>
      {isEntry ? `+${row.quantity}` : `−${-row.quantity}`}
    </span>
  )
}

function MovementCard({ row }: { row: MovementRow }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <Reason row={row} />
        </p>
        <p className="text-sm text-ink-soft">
          {formatMoment(row.at)} · {row.by ?? 'La tienda en línea'}
        </p>
        {row.comment ? <p className="text-sm wrap-anywhere">{row.comment}</p> : null}
      </div>
      <p className="text-right">
        <Quantity row={row} />
        <br />
        <span className="text-sm whitespace-nowrap text-ink-soft">
          {row.stockBefore} → {row.stockAfter}
        </span>
      </p>
    </div>
  )
}
