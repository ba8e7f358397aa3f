import { ArrowDownUp, Plus, SearchX, SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mayActAs } from '#app/shop/accounts/roles.ts'
import { listProductsForStaff, staffFilterChoices } from '#app/shop/catalog/list-products-for-staff.server.ts'
import { readProductForStaff } from '#app/shop/catalog/read-product-for-staff.server.ts'
import { readStaffFilters } from '#app/shop/catalog/staff-filters.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { listQuery } from '../layout/back-to.ts'
import type { Route } from './+types/products'
import { BulkBar } from './bulk-bar.tsx'
import { ProductDetails } from './product-details.tsx'
import { productDialogs } from './product-dialogs.ts'
import { ProductFilters } from './product-filters.tsx'
import { EditProductDialog, NewProductDialog } from './product-form-dialog.tsx'
import { ProductTable } from './product-table.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const { role } = await requireStaff(request, 'seller')
  const mayEdit = mayActAs(role, 'manager')
  const params = new URL(request.url).searchParams
  const opened = rowId(params.get('ver') ?? params.get('editar') ?? params.get('eliminar'))
  const [list, choices, settings, product] = await Promise.all([
    listProductsForStaff(db, { filters: readStaffFilters(params), now: new Date() }),
    staffFilterChoices(db),
    readSettings(db),
    Number.isSafeInteger(opened) && opened > 0
      ? readProductForStaff(db, { id: opened, costs: mayEdit })
      : null,
  ])
  return { list, choices, product, mayEdit, deactivates: settings.deactivateExpiring }
}

export const meta: Route.MetaFunction = () => [{ title: 'Productos' }]

export default function Products({ loaderData }: Route.ComponentProps) {
  const { list, choices, product, mayEdit } = loaderData
  const [search] = useSearchParams()
  const creating = useDialogAddress('nuevo')
  const viewing = useDialogAddress('ver')
  const editing = useDialogAddress('editar')
  const deleting = useDialogAddress('eliminar')
  const { chosen, choose, choosePage, none } = useChosen(list.rows.map((row) => row.id))
  const expiry = { days: list.expiryDays, deactivates: loaderData.deactivates, today: list.today }
  const formChoices = { ...choices, expiry }
  const is = (asked: string | null) => product !== null && asked === String(product.id)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Productos" subtitle="Lo que la tienda vende: precios, existencias y fechas">
        {mayEdit ? (
          <>
            <ButtonLink
              to="/admin/ajuste-inventario"
              variant="secondary"
              className="max-md:flex-1 max-md:px-2 max-md:text-sm"
              icon={<SlidersHorizontal aria-hidden="true" />}
            >
              Ajuste Inventario
            </ButtonLink>
            <ButtonLink
              to={`/admin/productos/import${listQuery(search, [...productDialogs, 'pagina'])}`}
              variant="secondary"
              className="max-md:flex-1 max-md:px-2 max-md:text-sm"
              icon={<ArrowDownUp aria-hidden="true" />}
            >
              Importar/Exportar
            </ButtonLink>
            <Button
              type="button"
              icon={<Plus aria-hidden="true" />}
              className="max-md:w-full"
              onClick={() => creating.open()}
            >
              Nuevo Producto
            </Button>
          </>
        ) : null}
      </PageHeader>
      <ProductFilters choices={choices} counts={list.counts} total={list.total} />
      <ProductTable
        rows={list.rows}
        today={list.today}
        expiryDays={list.expiryDays}
        mayEdit={mayEdit}
        onView={viewing.open}
        onEdit={editing.open}
        onDelete={deleting.open}
        chosen={chosen}
        onChoose={choose}
        empty={<Empty mayEdit={mayEdit} onNew={() => creating.open()} />}
      />
      <Pagination page={list.page} pages={list.pages} total={list.total} noun="productos" />
      <BulkBar
        chosen={chosen}
        total={list.total}
        isWholePage={list.rows.every((row) => chosen.has(row.id))}
        onChoosePage={choosePage}
        onNone={none}
        categories={choices.categories.filter((category) => category.active)}
      />
      {mayEdit && creating.value !== null ? (
        <NewProductDialog onClose={creating.close} choices={formChoices} />
      ) : null}
      {product && is(viewing.value) ? (
        <ProductDetails
          product={product}
          today={list.today}
          onEdit={mayEdit ? () => editing.open(product.id) : null}
          onClose={viewing.close}
        />
      ) : null}
      {product && mayEdit && is(editing.value) && !is(viewing.value) ? (
        <EditProductDialog key={product.id} product={product} onClose={editing.close} choices={formChoices} />
      ) : null}
      <ConfirmDialog
        open={mayEdit && is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar producto"
        question={
          <>
            ¿Estás seguro de que quieres eliminar este producto? <strong>{product?.name}</strong>
          </>
        }
        submit={{
          action: `/admin/productos/${product?.id}/eliminar`,
          fields: { volver: listQuery(search, productDialogs) },
        }}
      />
    </div>
  )
}

function Empty({ mayEdit, onNew }: { mayEdit: boolean; onNew: () => void }) {
  const [search] = useSearchParams()
  const isFiltered = listQuery(search, [...productDialogs, 'pagina', 'orden']) !== '?'
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No hay productos que coincidan con tu búsqueda."
        text="Prueba con menos palabras o quita un filtro."
      >
        <ButtonLink to="/admin/productos" variant="secondary">
          Ver todos los productos
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Todavía no hay productos"
      text="Crea el primero, o trae tu lista desde un archivo CSV."
    >
      {mayEdit ? (
        <>
          <ButtonLink to="/admin/productos/import" variant="secondary">
            Importar/Exportar
          </ButtonLink>
          <Button type="button" onClick={onNew}>
            Nuevo Producto
          </Button>
        </>
      ) : null}
    </EmptyState>
  )
}

/** The products ticked on this page; another page or filter starts afresh. */
function useChosen(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only which products are shown counts
  useEffect(() => setChosen(new Set()), [shown])
  return {
    chosen,
    choose(id: number, isChosen: boolean) {
      const next = new Set(chosen)
      if (isChosen) next.add(id)
      else next.delete(id)
      setChosen(next)
    },
    choosePage: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
  }
}
