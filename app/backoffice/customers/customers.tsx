import { ArrowLeft, Mail, SearchX, ShoppingBag, Users, Wallet } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readCustomerHistory } from '#app/shop/customers/customer-history.server.ts'
import { findDuplicates } from '#app/shop/customers/find-duplicates.server.ts'
import {
  customerSorts,
  listCustomers,
  readCustomer,
  summariseCustomers,
} from '#app/shop/customers/list-customers.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorPanel } from '#app/ui/error-panel.tsx'
import { FilterBar, FilterSelect } from '#app/ui/filter-bar.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { listQuery } from '../layout/back-to.ts'
import type { Route } from './+types/customers'
import { CustomerCard } from './customer-card.tsx'
import { EditCustomerDialog, HistoryDialog, MergeDialog } from './customer-dialogs.tsx'
import { customerDialogs } from './customer-words.ts'
import './customers.css'
import { readAgainAfterRefusal } from '../orders/read-again.ts'

const PAGE_SIZE = 24

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const params = new URL(request.url).searchParams
  const page = pageNumber(params)
  const opened = openedId(params)
  const [list, summary, customer, history, duplicates] = await Promise.all([
    listCustomers(db, {
      search: params.get('buscar') ?? '',
      sort: customerSorts.find((sort) => sort === params.get('orden')) ?? 'recientes',
      page,
      pageSize: PAGE_SIZE,
    }),
    summariseCustomers(db),
    opened ? readCustomer(db, { id: opened }) : null,
    opened && params.has('historial') ? readCustomerHistory(db, { id: opened }) : [],
    opened && params.has('unir') ? findDuplicates(db, { id: opened }) : [],
  ])
  return { ...list, page, summary, opened: customer, history, duplicates }
}

function openedId(params: URLSearchParams): number | null {
  const named = customerDialogs.map((dialog) => params.get(dialog)).find((value) => value !== null)
  const id = Number(named)
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null
}

export const shouldRevalidate = readAgainAfterRefusal

export const meta: Route.MetaFunction = () => [{ title: 'Clientes' }]

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { customers, total, page, pages, summary, opened, history, duplicates } = loaderData
  const viewing = useDialogAddress('historial')
  const editing = useDialogAddress('editar')
  const merging = useDialogAddress('unir')
  const deleting = useDialogAddress('eliminar')
  const [search] = useSearchParams()
  const volver = listQuery(search, customerDialogs)
  const is = (value: string | null) => opened !== null && String(opened.id) === value
  return (
    <Frame>
      <StatGrid>
        <StatCard label="Total Clientes" value={formatCount(summary.total)} icon={<Users />} />
        <StatCard label="Con Email" value={formatCount(summary.withEmail)} icon={<Mail />} />
        <StatCard label="Con Pedidos" value={formatCount(summary.withOrders)} icon={<ShoppingBag />} />
        <StatCard label="Ventas Totales" value={<Cordobas amount={summary.sales} />} icon={<Wallet />} />
      </StatGrid>
      <FilterBar count={total === 1 ? '1 cliente' : `${formatCount(total)} clientes`}>
        <SearchField label="Buscar clientes" placeholder="Nombre, email o teléfono" />
        <FilterSelect
          name="orden"
          label="Orden"
          options={[
            { value: '', label: 'Más recientes' },
            { value: 'nombre', label: 'Nombre' },
            { value: 'pedidos', label: 'Más pedidos' },
            { value: 'compras', label: 'Más compras' },
          ]}
        />
      </FilterBar>
      {customers.length === 0 ? (
        <NoCustomers />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3" aria-label="Clientes">
          {customers.map((customer) => (
            <li key={customer.id}>
              <CustomerCard
                customer={customer}
                onHistory={() => viewing.open(customer.id)}
                onEdit={() => editing.open(customer.id)}
                onMerge={() => merging.open(customer.id)}
                onDelete={() => deleting.open(customer.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {total > 0 ? <Pagination page={page} pages={pages} total={total} noun="clientes" /> : null}
      {opened && is(viewing.value) ? (
        <HistoryDialog customer={opened} history={history} onClose={viewing.close} />
      ) : null}
      {opened && is(editing.value) ? (
        <EditCustomerDialog key={opened.id} customer={opened} volver={volver} onClose={editing.close} />
      ) : null}
      {opened && is(merging.value) ? (
        <MergeDialog
          key={opened.id}
          customer={opened}
          volver={volver}
          duplicates={duplicates}
          onClose={merging.close}
        />
      ) : null}
      <ConfirmDialog
        open={is(deleting.value)}
        onClose={deleting.close}
        title="Eliminar cliente"
        question={
          <>
            ¿Estás seguro de que quieres eliminar este cliente? <strong>{opened?.fullName}</strong> Sus
            pedidos se conservan.
          </>
        }
        submit={{
          action: `/admin/clientes/${opened?.id}/eliminar`,
          fields: { version: opened?.version ?? 0, volver },
        }}
      />
    </Frame>
  )
}

/** Opened from the site's header, the list stands alone and leads back to where one came from. */
function Frame({ children }: { children: React.ReactNode }) {
  const { state } = useLocation() as { state: { fromHeader?: boolean } | null }
  const navigate = useNavigate()
  const fromHeader = state?.fromHeader === true
  return (
    <div className={fromHeader ? 'from-header flex flex-col gap-4' : 'flex flex-col gap-4'}>
      <PageHeader title="Clientes" subtitle="Quienes compran en el sitio y en la tienda">
        {fromHeader ? (
          <Button type="button" variant="secondary" icon={<ArrowLeft />} onClick={() => navigate(-1)}>
            Volver
          </Button>
        ) : null}
      </PageHeader>
      {children}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message =
    error instanceof TypeError
      ? 'no hay conexión. Revisa el internet y vuelve a intentarlo.'
      : 'el servidor no pudo responder. Vuelve a intentarlo en un momento.'
  return <ErrorPanel message={`Error al cargar clientes: ${message}`} />
}

function NoCustomers() {
  const [search] = useSearchParams()
  if (search.get('buscar') || search.get('pagina')) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title="No hay clientes que coincidan con tu búsqueda."
      >
        <ButtonLink to="/admin/clientes" variant="secondary">
          Ver todos los clientes
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title="No hay clientes registrados"
      text="Quien se registra o compra, en el sitio o en la tienda, aparece aquí."
    />
  )
}
