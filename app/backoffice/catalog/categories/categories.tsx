import { FolderTree, Pencil, Plus, SearchX, Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import {
  categorySorts,
  listCategoriesForStaff,
  readCategoryForStaff,
  type StaffCategory,
} from '#app/shop/catalog/list-categories-for-staff.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
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
import { listQuery } from '../../layout/back-to.ts'
import { openedId, readListAddress } from '../../layout/list-address.ts'
import { StateBadge } from '../product-badges.tsx'
import type { Route } from './+types/categories'
import { categoryDialogs, EditCategoryDialog, NewCategoryDialog } from './category-dialogs.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const params = new URL(request.url).searchParams
  const { search, sort, descending } = readListAddress(params, categorySorts)
  const id = openedId(params, ['editar', 'eliminar'])
  const [list, opened] = await Promise.all([
    listCategoriesForStaff(db, { search, sort: sort ?? 'orden', descending, page: pageNumber(params) }),
    id ? readCategoryForStaff(db, id) : null,
  ])
  return { ...list, opened }
}

export const meta: Route.MetaFunction = () => [{ title: 'Categorías' }]

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { rows, total, page, pages, opened } = loaderData
  const [search] = useSearchParams()
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const is = (asked: string | null) => opened !== null && asked === String(opened.id)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Categorías" subtitle="Los pasillos de la tienda, en el orden en que se ven">
        <Button type="button" icon={<Plus aria-hidden="true" />} onClick={() => creating.open()}>
          Nueva Categoría
        </Button>
      </PageHeader>
      <FilterBar count={total === 1 ? '1 categoría' : `${total} categorías`}>
        <SearchField label="Buscar categorías" className="max-w-xl" />
      </FilterBar>
      <CategoryTable
        rows={rows}
        onEdit={editing.open}
        onDelete={deleting.open}
        isSearched={search.get('buscar') !== null}
        onNew={() => creating.open()}
      />
      <Pagination page={page} pages={pages} total={total} noun="categorías" />
      <NewCategoryDialog open={creating.value !== null} onClose={creating.close} />
      {opened && is(editing.value) ? (
        <EditCategoryDialog key={opened.id} category={opened} onClose={editing.close} />
      ) : null}
      <ConfirmDialog
        open={is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar categoría"
        question={
          <>
            ¿Estás seguro de que quieres eliminar esta categoría? <strong>{opened?.name}</strong>
            {opened && opened.products > 0
              ? ` Sus ${formatCount(opened.products)} productos se quedan, sin categoría a la vista.`
              : ''}
          </>
        }
        submit={{
          action: `/admin/categorias/${opened?.id}/eliminar`,
          fields: { volver: listQuery(search, categoryDialogs) },
        }}
      />
    </div>
  )
}

type TableProps = {
  rows: StaffCategory[]
  onEdit: (id: number) => void
  onDelete: (id: number) => void
  isSearched: boolean
  onNew: () => void
}

function CategoryTable({ rows, onEdit, onDelete, isSearched, onNew }: TableProps) {
  const actions = (row: StaffCategory) => (
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
  const products = (row: StaffCategory) => (
    <Link className="link tabular-nums" to={`/admin/productos?categoria=${row.id}`}>
      {formatCount(row.products)}
      <span className="visually-hidden"> productos en {row.name}</span>
    </Link>
  )
  return (
    <DataTable
      caption="Categorías"
      rows={rows}
      rowKey={(row) => row.id}
      onOpen={(row) => onEdit(row.id)}
      columns={[
        { name: 'Orden', sort: 'orden', numeric: true, width: '6rem', cell: (row) => row.position },
        { name: 'Nombre', sort: 'nombre', cell: (row) => <strong>{row.name}</strong> },
        {
          name: 'Descripción',
          priority: 3,
          cell: (row) => <span className="line-clamp-2 max-w-prose">{row.description ?? '—'}</span>,
        },
        { name: 'Productos', sort: 'productos', numeric: true, cell: products },
        { name: 'Estado', sort: 'estado', cell: (row) => <StateBadge active={row.active} /> },
        { name: 'Acciones', numeric: true, cell: actions },
      ]}
      card={(row) => (
        <div className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-base wrap-anywhere">{row.name}</h2>
            <StateBadge active={row.active} />
          </div>
          {row.description ? <p className="line-clamp-3 text-sm text-ink-soft">{row.description}</p> : null}
          <div className="flex items-center justify-between gap-3 text-sm">
            <span>{products(row)} productos</span>
            {actions(row)}
          </div>
        </div>
      )}
      empty={
        isSearched ? (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="Ninguna categoría coincide con tu búsqueda"
          >
            <ButtonLink to="/admin/categorias" variant="secondary">
              Ver todas
            </ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState
            icon={<FolderTree aria-hidden="true" />}
            title="No hay categorías registradas"
            text="Con categorías tus clientes encuentran antes lo que buscan."
          >
            <Button type="button" onClick={onNew}>
              Nueva Categoría
            </Button>
          </EmptyState>
        )
      }
    />
  )
}
