import { CalendarCheck } from 'lucide-react'
import { listClosings, readClosing } from '#app/shop/closings/list-closings.server.ts'
import { parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterDate } from '#app/ui/filter-bar.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/closing-history'
import { ClosingDetails } from './closing-details.tsx'
import { ClosingTable } from './closing-table.tsx'
import { CommentDialog } from './comment-dialog.tsx'

const PAGE_SIZE = 25

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireStaff(request, 'seller')
  const params = new URL(request.url).searchParams
  const page = pageNumber(params)
  const userId = user.role === 'seller' ? user.id : null
  const filter = {
    search: (params.get('buscar') ?? '').slice(0, 100),
    from: parseBusinessDay(params.get('desde') ?? ''),
    to: parseBusinessDay(params.get('hasta') ?? ''),
    userId,
  }
  const shown = rowId(params.get('ver'))
  const [list, details] = await Promise.all([
    listClosings(db, { filter, page, pageSize: PAGE_SIZE }),
    Number.isInteger(shown) && shown > 0 ? readClosing(db, { id: shown }) : null,
  ])
  const mine = details && (userId === null || details.userId === userId) ? details : null
  return {
    ...list,
    details: mine,
    page,
    pages: Math.ceil(list.count / PAGE_SIZE),
    user: { id: user.id, role: user.role },
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Cierre Histórico' }]

export default function ClosingHistory({ loaderData }: Route.ComponentProps) {
  const { rows, count, details, page, pages, user } = loaderData
  const viewing = useDialogAddress('ver')
  const commenting = useDialogAddress('comentario')
  const deleting = useDialogAddress('eliminar')
  const commented = rows.find((row) => String(row.id) === commenting.value)
  const deleted = rows.find((row) => String(row.id) === deleting.value)
  const mayChange = (row: { userId: string }) => user.role === 'owner' || row.userId === user.id
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Cierre Histórico"
        subtitle="Los cierres de cada día, del más reciente al más antiguo"
      />
      <FilterBar count={count === 1 ? '1 cierre' : `${count} cierres`}>
        <SearchField label="Buscar cierres" placeholder="Buscar por persona, comentario o fecha" />
        <FilterDate name="desde" label="Desde" />
        <FilterDate name="hasta" label="Hasta" />
      </FilterBar>
      <ClosingTable
        rows={rows}
        mayChange={mayChange}
        onView={viewing.open}
        onComment={commenting.open}
        onDelete={deleting.open}
        empty={
          <EmptyState
            icon={<CalendarCheck />}
            title="No hay cierres registrados"
            text="Al terminar el día, haz el cierre en Cierre Diario."
          />
        }
      />
      <Pagination page={page} pages={pages} total={count} noun="cierres" />
      <ClosingDetails
        closing={details}
        open={viewing.value !== null && details !== null}
        onClose={viewing.close}
      />
      <CommentDialog key={commented?.id} closing={commented} onClose={commenting.close} />
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={deleting.close}
        title="Eliminar cierre"
        question="¿Estás seguro de que quieres eliminar este cierre? Sus ventas pasan al próximo cierre."
        submit={{ action: `/admin/cierre-historico/${deleted?.id}/eliminar`, fields: {} }}
      />
    </div>
  )
}
