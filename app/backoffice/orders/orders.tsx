import { ClipboardList, Plus, SearchX, Tag } from 'lucide-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { statusFilters, statusLabel } from '#app/shop/orders/order-status.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterSelect } from '#app/ui/filter-bar.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/orders'
import { chatTextFor } from './chat-text.ts'
import { DeleteOrderDialog } from './delete-order-dialog.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderDialog } from './order-form.tsx'
import { spellCount } from './order-summary.ts'
import { OrderTable } from './order-table.tsx'
import { loadOrders } from './orders-loader.server.ts'
import { readAgainAfterRefusal } from './read-again.ts'
import { useChosen } from './use-chosen.ts'
import { useOrderChanges } from './use-order-changes.tsx'
import { usePaper } from './use-paper.ts'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const [orders, { shopName }] = await Promise.all([loadOrders(request, 'store'), readSettings(db)])
  return { ...orders, shopName }
}

export const shouldRevalidate = readAgainAfterRefusal

export const meta: Route.MetaFunction = () => [{ title: 'Pedidos' }]

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders, total, more, page, pages, departments, opened, orderKey, shopName } = loaderData
  const creating = useDialogAddress('nuevo')
  const editing = useDialogAddress('editar')
  const viewing = useDialogAddress('ver')
  const deleting = useDialogAddress('eliminar')
  const changes = useOrderChanges()
  const paper = usePaper()
  const { chosen, choose, inOrder } = useChosen(orders.map((order) => order.id))
  useNewByKey(() => creating.open())
  const is = (value: string | null) => opened !== null && String(opened.order.id) === value
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Pedidos" subtitle="Los pedidos que se anotan en la tienda">
        {inOrder.length > 0 ? (
          <Button type="button" variant="secondary" icon={<Tag />} onClick={() => paper.label(inOrder)}>
            {inOrder.length === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${inOrder.length} etiquetas`}
          </Button>
        ) : null}
        <Button type="button" icon={<Plus />} aria-keyshortcuts="n" onClick={() => creating.open()}>
          Nuevo Pedido
        </Button>
      </PageHeader>
      <FilterBar count={spellCount(total, more)}>
        <SearchField label="Buscar pedidos" placeholder="Número, cliente, teléfono o producto" />
        <FilterSelect
          name="estado"
          label="Estado"
          options={[
            { value: '', label: 'Todos los estados' },
            ...statusFilters('store').map((status) => ({ value: status, label: statusLabel(status) })),
          ]}
        />
      </FilterBar>
      <OrderTable
        orders={orders}
        chosen={chosen}
        onChoose={choose}
        onOpen={viewing.open}
        onEdit={editing.open}
        onDelete={deleting.open}
        changes={changes}
        paper={paper}
        empty={<NoOrders onNew={() => creating.open()} />}
      />
      {total > 0 ? (
        <Pagination page={page} pages={pages} total={more ? undefined : total} noun="pedidos" />
      ) : null}
      {creating.value !== null ? (
        <OrderDialog departments={departments} orderKey={orderKey} onClose={creating.close} />
      ) : null}
      {opened && is(editing.value) ? (
        <OrderDialog
          key={opened.order.id}
          departments={departments}
          orderKey={orderKey}
          edited={opened}
          onClose={editing.close}
        />
      ) : null}
      {opened && is(viewing.value) && editing.value === null && deleting.value === null ? (
        <OrderDetails
          order={opened.order}
          changes={changes}
          paper={paper}
          chatText={chatTextFor(opened.order, shopName)}
          onEdit={() => editing.open(opened.order.id)}
          onDelete={() => deleting.open(opened.order.id)}
          onClose={viewing.close}
        />
      ) : null}
      <DeleteOrderDialog order={is(deleting.value) ? opened?.order : undefined} onClose={deleting.close} />
      {changes.question}
    </div>
  )
}

/** "n" writes down a new order, from anywhere but a field. */
function useNewByKey(open: () => void) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

function NoOrders({ onNew }: { onNew: () => void }) {
  const [search] = useSearchParams()
  if (search.get('buscar') || search.get('estado') || search.get('pagina')) {
    return (
      <EmptyState icon={<SearchX aria-hidden="true" />} title="No hay pedidos que coincidan con tu búsqueda.">
        <ButtonLink to="/admin/pedidos" variant="secondary">
          Ver todos los pedidos
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<ClipboardList aria-hidden="true" />}
      title="No hay pedidos registrados"
      text="Los pedidos que anotes en la tienda aparecen aquí."
    >
      <Button type="button" onClick={onNew}>
        Nuevo Pedido
      </Button>
    </EmptyState>
  )
}
