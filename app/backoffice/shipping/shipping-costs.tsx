import { MapPin, Pencil, Plus, SearchX, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import {
  type DepartmentRow,
  departmentSorts,
  listDepartmentsForStaff,
  readDepartment,
} from '#app/shop/shipping/list-departments-for-staff.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar } from '#app/ui/filter-bar.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Cordobas } from '#app/ui/money.tsx'
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
import type { Route } from './+types/shipping-costs'
import { departmentDialogs, EditDepartmentDialog, NewDepartmentDialog } from './department-dialogs.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const params = new URL(request.url).searchParams
  const { search, sort, descending } = readListAddress(params, departmentSorts)
  const id = openedId(params, ['editar', 'eliminar'])
  const [list, opened] = await Promise.all([
    listDepartmentsForStaff(db, { search, sort: sort ?? 'nombre', descending, page: pageNumber(params) }),
    id ? readDepartment(db, id) : null,
  ])
  return { ...list, opened }
}

export const meta: Route.MetaFunction = () => [{ title: 'Costos de Envío' }]

export default function ShippingCosts({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, opened } = loaderData
  const [search] = useSearchParams()
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const is = (asked: string | null) => opened !== null && asked === String(opened.id)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Costos de Envío" subtitle="Lo que cuesta entregar en cada departamento">
        <Button type="button" icon={<Plus aria-hidden="true" />} onClick={() => creating.open()}>
          Nuevo Departamento
        </Button>
      </PageHeader>
      <FilterBar count={total === 1 ? '1 departamento' : `${total} departamentos`}>
        <SearchField label="Buscar departamentos" className="max-w-xl" />
      </FilterBar>
      <DepartmentTable
        rows={rows}
        onEdit={editing.open}
        onDelete={deleting.open}
        isSearched={search.has('buscar')}
        onNew={() => creating.open()}
      />
      <Pagination page={page} pages={pages} total={total} noun="departamentos" />
      <NewDepartmentDialog open={creating.value !== null} onClose={creating.close} />
      {opened && is(editing.value) ? (
        <EditDepartmentDialog key={opened.id} department={opened} onClose={editing.close} />
      ) : null}
      <ConfirmDialog
        open={is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar departamento"
        question={
          <>
            ¿Estás seguro de que quieres eliminar este departamento? <strong>{opened?.name}</strong> Los
            pedidos ya hechos conservan su costo.
          </>
        }
        submit={{
          action: `/admin/costos-envio/${opened?.id}/eliminar`,
          fields: { volver: listQuery(search, departmentDialogs) },
        }}
      />
    </div>
  )
}

type TableProps = {
  rows: DepartmentRow[]
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  isSearched: boolean
  onNew: () => void
}

function DepartmentTable({ rows, onEdit, onDelete, isSearched, onNew }: TableProps) {
  const actions = (row: DepartmentRow) => (
    <span className="flex justify-end">
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
    </span>
  )
  const state = (row: DepartmentRow) => (
    <Badge color={row.active ? 'green' : 'grey'}>{row.active ? 'Activo' : 'Inactivo'}</Badge>
  )
  return (
    <DataTable
      caption="Costos de envío por departamento"
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => onEdit(row.id)}
      columns={[
        { name: 'Departamento', sort: 'nombre', cell: (row) => <strong>{row.name}</strong> },
        {
          name: 'Costo de envío',
          sort: 'costo',
          numeric: true,
          cell: (row) => <Cordobas amount={row.shippingCost} />,
        },
        { name: 'Estado', sort: 'estado', cell: state },
        { name: 'Actualizado', sort: 'actualizado', cell: (row) => <When at={row.updatedAt} /> },
        { name: 'Acciones', numeric: true, cell: actions },
      ]}
      card={(row) => (
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 className="text-base wrap-anywhere">{row.name}</h2>
            <p className="flex flex-wrap items-center gap-2">
              <Cordobas amount={row.shippingCost} />
              {state(row)}
            </p>
          </div>
          {actions(row)}
        </div>
      )}
      empty={
        isSearched ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="Ningún departamento coincide con tu búsqueda"
          >
            <ButtonLink to="/admin/costos-envio" variant="secondary">
              Ver todos
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<MapPin aria-hidden="true" />}
            title="No hay departamentos registrados"
            text="Sin departamentos la tienda solo ofrece retiro en tienda."
          >
            <Button type="button" onClick={onNew}>
              Nuevo Departamento
            </Button>
          </EmptyState>
        )
      }
    />
  )
}
