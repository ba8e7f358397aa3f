import { ClipboardPen, Pencil, Plus, SearchX, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type AdjustmentKind, adjustmentLabels } from '#app/shop/inventory/adjustment-form.ts'
import {
  type AdjustmentRow,
  listAdjustments,
  readAdjustment,
} from '#app/shop/inventory/list-adjustments.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterSelect } from '#app/ui/filter-bar.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { listQuery } from '../layout/back-to.ts'
import { openedId, readListAddress } from '../layout/list-address.ts'
import { When } from '../layout/when.tsx'
import type { Route } from './+types/adjustments'
import { adjustmentDialogs, EditAdjustmentDialog, NewAdjustmentDialog } from './adjustment-dialogs.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const params = new URL(request.url).searchParams
  const { search } = readListAddress(params, [])
  const asked = params.get('tipo')
  const kind: AdjustmentKind | null = asked === 'entrada' || asked === 'salida' ? asked : null
  const id = openedId(params, ['editar', 'eliminar'])
  const [list, opened] = await Promise.all([
    listAdjustments(db, { search, kind, page: pageNumber(params) }),
    id ? readAdjustment(db, id) : null,
  ])
  return { ...list, opened: opened?.voidedAt ? null : opened }
}

export const meta: Route.MetaFunction = () => [{ title: 'Ajuste Inventario' }]

export default function Adjustments({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, opened } = loaderData
  const [search] = useSearchParams()
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const is = (asked: string | null) => opened !== null && asked === String(opened.id)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Ajuste Inventario"
        subtitle="Entradas y salidas que no son ventas: compras, vencidos, roturas, conteos"
        back={{ to: '/admin/productos', label: 'Productos' }}
      >
        <Button type="button" icon={<Plus aria-hidden="true" />} onClick={() => creating.open()}>
          Nuevo Ajuste
        </Button>
      </PageHeader>
      <FilterBar count={total === 1 ? '1 ajuste' : `${formatCount(total)} ajustes`}>
        <SearchField label="Buscar ajustes" placeholder="Producto, SKU o código" className="max-w-xl" />
        <FilterSelect
          name="tipo"
          label="Tipo"
          options={[
            { value: '', label: 'Todos' },
            { value: 'entrada', label: 'Entradas' },
            { value: 'salida', label: 'Salidas' },
          ]}
        />
      </FilterBar>
      <AdjustmentTable
        rows={rows}
        onEdit={editing.open}
        onDelete={deleting.open}
        isFiltered={search.has('buscar') || search.has('tipo')}
        onNew={() => creating.open()}
      />
      <Pagination page={page} pages={pages} total={total} noun="ajustes" />
      <NewAdjustmentDialog open={creating.value !== null} onClose={creating.close} />
      {opened && is(editing.value) ? (
        <EditAdjustmentDialog key={opened.id} adjustment={opened} onClose={editing.close} />
      ) : null}
      <ConfirmDialog
        open={is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar ajuste"
        question={
          <>
            ¿Estás seguro de que quieres eliminar este ajuste? <strong>{opened ? spell(opened) : ''}</strong>{' '}
            Sus unidades vuelven a como estaban y el ajuste queda en la lista como anulado.
          </>
        }
        submit={{
          action: `/admin/ajuste-inventario/${opened?.id}/eliminar`,
          fields: { volver: listQuery(search, adjustmentDialogs) },
        }}
      />
    </div>
  )
}

const spell = ({ kind, quantity, product }: AdjustmentRow) =>
  `${adjustmentLabels[kind]} de ${quantity}, ${product}.`

type TableProps = {
  rows: AdjustmentRow[]
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  isFiltered: boolean
  onNew: () => void
}

function AdjustmentTable({ rows, onEdit, onDelete, isFiltered, onNew }: TableProps) {
  const actions = (row: AdjustmentRow) =>
    row.voidedAt ? null : (
      <span className="flex justify-end">
        <IconButton label={`Editar ajuste de ${row.product}`} size="small" onClick={() => onEdit(row.id)}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Eliminar ajuste de ${row.product}`}
          size="small"
          variant="danger-quiet"
          onClick={() => onDelete(row.id)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    )
  return (
    <DataTable
      caption="Ajustes de inventario"
      rows={rows}
      rowKey={(row) => row.id}
      columns={[
        { name: 'Fecha', cell: (row) => <When at={row.adjustedAt} /> },
        {
          name: 'Producto',
          cell: (row) => (
            <>
              <strong className={row.voidedAt ? 'line-through' : undefined}>{row.product}</strong>
              {row.sku ? <span className="block text-xs text-ink-soft">{row.sku}</span> : null}
            </>
          ),
        },
        { name: 'Tipo', cell: (row) => <KindBadge row={row} /> },
        { name: 'Cantidad', numeric: true, cell: (row) => formatCount(row.quantity) },
        { name: 'Stock Anterior', numeric: true, cell: (row) => formatCount(row.stockBefore) },
        { name: 'Stock Nuevo', numeric: true, cell: (row) => formatCount(row.stockAfter) },
        { name: 'Comentarios', priority: 3, cell: (row) => <Comment row={row} /> },
        { name: 'Usuario', priority: 4, cell: (row) => row.by ?? '—' },
        { name: 'Acciones', numeric: true, cell: actions },
      ]}
      card={(row) => (
        <div className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <h2 className={`text-base wrap-anywhere ${row.voidedAt ? 'line-through' : ''}`}>{row.product}</h2>
            <KindBadge row={row} />
          </div>
          <p className="text-sm text-ink-soft">
            {formatMoment(row.adjustedAt)} · {row.by ?? '—'}
          </p>
          <Comment row={row} />
          <div className="flex items-center justify-between gap-3">
            <p className="tabular-nums">
              <strong>
                {row.kind === 'entrada' ? '+' : '−'}
                {formatCount(row.quantity)}
              </strong>{' '}
              <span className="text-sm text-ink-soft">
                ({formatCount(row.stockBefore)} → {formatCount(row.stockAfter)})
              </span>
            </p>
            {actions(row)}
          </div>
        </div>
      )}
      empty={
        isFiltered ? (
          <EmptyState icon={<SearchX aria-hidden="true" />} title="Ningún ajuste coincide con tu búsqueda">
            <ButtonLink to="/admin/ajuste-inventario" variant="secondary">
              Ver todos
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<ClipboardPen aria-hidden="true" />}
            title="No hay ajustes registrados"
            text="Anota aquí lo que entra o sale sin ser una venta, para que el stock sea el de los estantes."
          >
            <Button type="button" onClick={onNew}>
              Nuevo Ajuste
            </Button>
          </EmptyState>
        )
      }
    />
  )
}

function KindBadge({ row }: { row: AdjustmentRow }) {
  if (row.voidedAt) return <Badge color="grey">Anulado</Badge>
  return <Badge color={row.kind === 'entrada' ? 'green' : 'red'}>{adjustmentLabels[row.kind]}</Badge>
}

function Comment({ row }: { row: AdjustmentRow }) {
  return (
    <span className="flex max-w-prose flex-col text-sm wrap-anywhere">
      {row.comment}
      {row.voidedAt ? (
        <span className="text-ink-soft">
          Anulado por {row.voidedBy ?? 'alguien'}, {formatMoment(row.voidedAt)}
        </span>
      ) : null}
    </span>
  )
}
