import { Pencil, Plus, SearchX, TicketPercent, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import {
  listPromoCodes,
  type PromoCodeRow,
  promoCodeSorts,
  readPromoCode,
} from '#app/shop/promotions/list-promo-codes.server.ts'
import { isRunning } from '#app/shop/promotions/promo-code.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar } from '#app/ui/filter-bar.tsx'
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
import type { Route } from './+types/promotions'
import { EditPromoCodeDialog, NewPromoCodeDialog, promoCodeDialogs } from './promo-code-dialogs.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const params = new URL(request.url).searchParams
  const { search, sort, descending } = readListAddress(params, promoCodeSorts)
  const id = openedId(params, ['editar', 'eliminar'])
  const [list, opened] = await Promise.all([
    listPromoCodes(db, { search, sort, descending, page: pageNumber(params) }),
    id ? readPromoCode(db, id) : null,
  ])
  return { ...list, opened, today: businessDay(new Date()) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Códigos Promocionales' }]

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, opened, today } = loaderData
  const [search] = useSearchParams()
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const is = (asked: string | null) => opened !== null && asked === String(opened.id)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Códigos Promocionales" subtitle="Descuentos que tus clientes escriben al comprar">
        <Button type="button" icon={<Plus aria-hidden="true" />} onClick={() => creating.open()}>
          Nuevo Código
        </Button>
      </PageHeader>
      <FilterBar count={total === 1 ? '1 código' : `${total} códigos`}>
        <SearchField label="Buscar códigos" placeholder="Código o descripción" className="max-w-xl" />
      </FilterBar>
      <PromoCodeTable
        rows={rows}
        today={today}
        onEdit={editing.open}
        onDelete={deleting.open}
        isSearched={search.has('buscar')}
        onNew={() => creating.open()}
      />
      <Pagination page={page} pages={pages} total={total} noun="códigos" />
      <NewPromoCodeDialog open={creating.value !== null} onClose={creating.close} today={today} />
      {opened && is(editing.value) ? (
        <EditPromoCodeDialog key={opened.id} promo={opened} onClose={editing.close} />
      ) : null}
      <ConfirmDialog
        open={is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar código promocional"
        question={
          <>
            ¿Estás seguro de que quieres eliminar este código promocional? <strong>{opened?.code}</strong>
          </>
        }
        submit={{
          action: `/admin/promociones/${opened?.id}/eliminar`,
          fields: { volver: listQuery(search, promoCodeDialogs) },
        }}
      />
    </div>
  )
}

type TableProps = {
  rows: PromoCodeRow[]
  today: BusinessDay
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  isSearched: boolean
  onNew: () => void
}

function PromoCodeTable({ rows, today, onEdit, onDelete, isSearched, onNew }: TableProps) {
  const actions = (row: PromoCodeRow) => (
    <span className="flex justify-end">
      <IconButton label={`Editar ${row.code}`} size="small" onClick={() => onEdit(row.id)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Eliminar ${row.code}`}
        size="small"
        variant="danger-quiet"
        onClick={() => onDelete(row.id)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  )
  const state = (row: PromoCodeRow) => {
    const running = isRunning(row, today)
    return <Badge color={running ? 'green' : 'grey'}>{running ? 'Activo' : 'Inactivo'}</Badge>
  }
  return (
    <DataTable
      caption="Códigos promocionales"
      rows={rows}
      wide
      rowKey={(row) => row.id}
      onOpen={(row) => onEdit(row.id)}
      columns={[
        {
          name: 'Código',
          sort: 'codigo',
          cell: (row) => <strong className="tracking-wide">{row.code}</strong>,
        },
        { name: 'Descripción', cell: (row) => <Description row={row} /> },
        { name: 'Descuento', sort: 'descuento', numeric: true, cell: (row) => `${row.discountPercent}%` },
        { name: 'Fecha Inicio', sort: 'inicio', cell: (row) => formatShortDay(row.startsOn) },
        { name: 'Fecha Final', sort: 'final', cell: (row) => formatShortDay(row.endsOn) },
        { name: 'Usos', sort: 'usos', numeric: true, cell: uses },
        { name: 'Estado', cell: state },
        { name: 'Acciones', numeric: true, cell: actions },
      ]}
      card={(row) => (
        <div className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-base tracking-wide wrap-anywhere">{row.code}</h2>
            {state(row)}
          </div>
          <Description row={row} />
          <p className="text-sm">
            <strong>{row.discountPercent}%</strong> · {formatShortDay(row.startsOn)} a{' '}
            {formatShortDay(row.endsOn)}
          </p>
          <div className="flex items-center justify-between gap-3 text-sm">
            <span>Usos: {uses(row)}</span>
            {actions(row)}
          </div>
        </div>
      )}
      empty={
        isSearched ? (
          <EmptyState icon={<SearchX aria-hidden="true" />} title="Ningún código coincide con tu búsqueda">
            <ButtonLink to="/admin/promociones" variant="secondary">
              Ver todos
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<TicketPercent aria-hidden="true" />}
            title="No hay códigos promocionales"
            text="Crea uno y compártelo: tus clientes lo escriben al finalizar la compra."
          >
            <Button type="button" onClick={onNew}>
              Nuevo Código
            </Button>
          </EmptyState>
        )
      }
    />
  )
}

const uses = (row: PromoCodeRow) => (row.maxUses === null ? row.uses : `${row.uses} de ${row.maxUses}`)

function Description({ row }: { row: PromoCodeRow }) {
  const limits = [
    row.minimumPurchase === null ? '' : `Desde ${formatCordobas(row.minimumPurchase)}`,
    row.maxUsesPerCustomer === null ? '' : `${row.maxUsesPerCustomer} por cliente`,
  ].filter(Boolean)
  return (
    <span className="flex max-w-prose flex-col">
      <span className="line-clamp-2">{row.description ?? (limits.length > 0 ? '' : '—')}</span>
      {limits.length > 0 ? <span className="text-xs text-ink-soft">{limits.join(' · ')}</span> : null}
    </span>
  )
}
