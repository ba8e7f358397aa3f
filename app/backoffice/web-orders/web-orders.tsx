import { CalendarClock, Globe, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { statusFilters, statusLabel } from '#app/shop/orders/order-status.ts'
import { countWebWork } from '#app/shop/orders/web-work.server.ts'
import { webWork, webWorkLabels } from '#app/shop/orders/web-work.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterSelect } from '#app/ui/filter-bar.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { chatTextFor } from '../orders/chat-text.ts'
import { DeleteOrderDialog } from '../orders/delete-order-dialog.tsx'
import { OrderDetails } from '../orders/order-details.tsx'
import { spellCount } from '../orders/order-summary.ts'
import { loadOrders } from '../orders/orders-loader.server.ts'
import { readAgainAfterRefusal } from '../orders/read-again.ts'
import { useOrderChanges } from '../orders/use-order-changes.tsx'
import { usePaper } from '../orders/use-paper.ts'
import type { Route } from './+types/web-orders'
import { WebOrderDialog } from './web-order-form.tsx'
import { WebOrderTable } from './web-order-table.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const [orders, { shopName }, work] = await Promise.all([
    loadOrders(request, 'web'),
    readSettings(db),
    countWebWork(db),
  ])
  return { ...orders, shopName, work }
}

export const shouldRevalidate = readAgainAfterRefusal

export const meta: Route.MetaFunction = () => [{ title: 'Pedidos Web' }]

export default function WebOrders({ loaderData }: Route.ComponentProps) {
  const { orders, total, more, page, pages, opened, shopName } = loaderData
  const editing = useDialogAddress('editar')
  const viewing = useDialogAddress('ver')
  const deleting = useDialogAddress('eliminar')
  const changes = useOrderChanges()
  const paper = usePaper()
  const is = (value: string | null) => opened !== null && String(opened.order.id) === value
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Pedidos Web" subtitle="Los pedidos que llegan del sitio">
        <ButtonLink to="/admin/pedidos-web/retiros" variant="secondary" icon={<CalendarClock />}>
          Retiros del día
        </ButtonLink>
      </PageHeader>
      <WorkTabs work={loaderData.work} />
      <FilterBar count={spellCount(total, more)}>
        <SearchField label="Buscar pedidos web" placeholder="Número, cliente, teléfono o producto" />
        <FilterSelect
          name="estado"
          label="Estado"
          options={[
            { value: '', label: 'Todos los estados' },
            ...statusFilters('web').map((status) => ({ value: status, label: statusLabel(status) })),
          ]}
        />
      </FilterBar>
      <WebOrderTable
        orders={orders}
        shopName={shopName}
        onOpen={viewing.open}
        onEdit={editing.open}
        onDelete={deleting.open}
        changes={changes}
        paper={paper}
        empty={<NoOrders />}
      />
      {total > 0 ? (
        <Pagination page={page} pages={pages} total={more ? undefined : total} noun="pedidos" />
      ) : null}
      {opened && is(editing.value) && opened.order.editable ? (
        <WebOrderDialog key={opened.order.id} {...opened} onClose={editing.close} />
      ) : null}
      {opened && is(viewing.value) && editing.value === null && deleting.value === null ? (
        <OrderDetails
          order={opened.order}
          changes={changes}
          paper={paper}
          chatText={chatTextFor(opened.order, shopName)}
          onEdit={opened.order.editable ? () => editing.open(opened.order.id) : null}
          onDelete={() => deleting.open(opened.order.id)}
          onClose={viewing.close}
        />
      ) : null}
      <DeleteOrderDialog order={is(deleting.value) ? opened?.order : undefined} onClose={deleting.close} />
      {changes.question}
    </div>
  )
}

function WorkTabs({ work }: { work: Route.ComponentProps['loaderData']['work'] }) {
  const [search] = useSearchParams()
  const asked = search.get('solo')
  return (
    <TabLinks
      label="Pedidos web por atender"
      items={[
        { label: 'Todos', to: '/admin/pedidos-web', current: !webWork.some((one) => one === asked) },
        ...webWork.map((one) => ({
          label: webWorkLabels[one],
          to: `?solo=${one}`,
          current: asked === one,
          count: work[one].count,
        })),
      ]}
    />
  )
}

function NoOrders() {
  const [search] = useSearchParams()
  if (search.get('buscar') || search.get('estado') || search.get('solo') || search.get('pagina')) {
    return (
      <EmptyState icon={<SearchX aria-hidden="true" />} title="No hay pedidos que coincidan con tu búsqueda.">
        <ButtonLink to="/admin/pedidos-web" variant="secondary">
          Ver todos los pedidos
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Globe aria-hidden="true" />}
      title="Todavía no hay pedidos web"
      text="En cuanto llegue uno, lo verás y lo oirás aquí."
    />
  )
}
