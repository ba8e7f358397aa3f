import { ScrollText } from 'lucide-react'
import { parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { listStaffLog } from '#app/shop/staff-log/list-staff-log.server.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterDate, FilterSelect } from '#app/ui/filter-bar.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { db } from '#app/web/database.server.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/log'
import { changesOf } from './changes.ts'

const PAGE_SIZE = 50

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'owner')
  const params = new URL(request.url).searchParams
  const page = pageNumber(params)
  const filter = {
    userId: params.get('persona') ?? '',
    entity: params.get('que') ?? '',
    search: (params.get('buscar') ?? '').slice(0, 100),
    from: parseBusinessDay(params.get('desde') ?? ''),
    to: parseBusinessDay(params.get('hasta') ?? ''),
  }
  const list = await listStaffLog(db, { filter, page, pageSize: PAGE_SIZE })
  return { ...list, page, pages: Math.ceil(list.count / PAGE_SIZE) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Bitácora' }]

type Row = Route.ComponentProps['loaderData']['rows'][number]

export default function Log({ loaderData }: Route.ComponentProps) {
  const { rows, count, people, entities, page, pages } = loaderData
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Bitácora"
        subtitle="Quién cambió qué, de qué a qué y cuándo. Nadie puede editarla."
      />
      <FilterBar count={count === 1 ? '1 entrada' : `${formatCount(count)} entradas`}>
        <SearchField label="Buscar en la bitácora" />
        <FilterSelect
          name="persona"
          label="Persona"
          options={[
            { value: '', label: 'Todas' },
            ...people.map(({ id, name }) => ({ value: id ?? '', label: name })),
          ]}
        />
        <FilterSelect
          name="que"
          label="Qué"
          options={[
            { value: '', label: 'Todo' },
            ...entities.map((entity) => ({ value: entity, label: entity })),
          ]}
        />
        <FilterDate name="desde" label="Desde" />
        <FilterDate name="hasta" label="Hasta" />
      </FilterBar>
      <DataTable
        caption="Bitácora"
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          { name: 'Cuándo', cell: (row) => formatMoment(row.at) },
          { name: 'Quién', cell: (row) => row.userName },
          { name: 'Qué hizo', cell: whatOf },
          { name: 'Cambios', cell: (row) => <Changes row={row} /> },
        ]}
        card={(row) => (
          <div>
            <p className="font-semibold">{whatOf(row)}</p>
            <p className="text-sm text-ink-soft">
              {row.userName} · {formatMoment(row.at)}
            </p>
            <Changes row={row} />
          </div>
        )}
        empty={
          <EmptyState
            icon={<ScrollText />}
            title="No hay entradas"
            text="Cada cambio del personal queda escrito aquí."
          />
        }
      />
      <Pagination page={page} pages={pages} total={count} noun="entradas" />
    </div>
  )
}

const whatOf = (row: Row) => `${row.action} · ${row.entity} ${row.entityId}`

function Changes({ row }: { row: Row }) {
  const changes = changesOf(row.before, row.after)
  if (changes.length === 0) return null
  return (
    <details>
      <summary className="link min-h-11 py-2">
        {changes.length === 1 ? '1 campo' : `${changes.length} campos`}
      </summary>
      <dl className="text-sm">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="border-t border-line py-1 break-words">
            <dt className="font-semibold">{field}</dt>
            <dd>
              {before} → {after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
