import { Link } from 'react-router'
import { mayActAs } from '#app/shop/accounts/roles.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { readDashboard } from '#app/shop/reports/dashboard.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section } from '#app/ui/section.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/dashboard'
import { SalesChart } from './sales-chart.tsx'
import { Waiting } from './waiting.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireStaff(request, 'seller')
  return { name: user.name, role: user.role, figures: await readDashboard(db, { now: new Date() }) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Dashboard' }]

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, role, figures } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title="Dashboard" subtitle={`Bienvenido, ${name}`} />
      <StatGrid>
        <StatCard label="Total Productos" value={formatCount(figures.products)} to="/admin/productos" />
        <StatCard
          label="Pedidos Hoy"
          value={formatCount(figures.webOrdersToday + figures.storeOrdersToday)}
          note={
            <>
              <Link to="/admin/pedidos-web" className="link -my-3 inline-block py-3">
                {formatCount(figures.webOrdersToday)} en el sitio
              </Link>{' '}
              ·{' '}
              <Link to="/admin/pedidos" className="link -my-3 inline-block py-3">
                {formatCount(figures.storeOrdersToday)} en la tienda
              </Link>
            </>
          }
        />
        <StatCard
          label="Clientes Activos"
          value={formatCount(figures.activeCustomers)}
          note="Compraron en los últimos 90 días"
          to="/admin/clientes"
        />
        <StatCard
          label="Ventas del Mes"
          value={<Cordobas amount={figures.monthSales} />}
          to={mayActAs(role, 'manager') ? '/admin/reportes' : undefined}
        />
      </StatGrid>
      <Waiting waiting={figures.waiting} role={role} />
      <SalesChart days={figures.days} before={figures.daysBefore} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-6">
        <Section title="Productos más vendidos">
          <RankedList
            rows={figures.best.map((product) => ({
              ...product,
              figure: `${formatCount(product.units)} unidades`,
            }))}
            empty="Aún no hay ventas completadas en los últimos 30 días."
          />
        </Section>
        <Section
          title="Stock bajo"
          action={
            <Link to="/admin/productos?solo=stock-bajo&estado=activo" className="link">
              Ver todos
            </Link>
          }
        >
          <RankedList
            rows={figures.low.map((product) => ({
              ...product,
              figure: `${product.available} de ${product.minStock} mínimo`,
            }))}
            empty="Ningún producto está bajo su mínimo."
          />
        </Section>
      </div>
    </div>
  )
}

type Ranked = { productId: number; name: string; figure: string }

function RankedList({ rows, empty }: { rows: Ranked[]; empty: string }) {
  if (rows.length === 0) return <EmptyState title={empty} />
  return (
    <ol className="card">
      {rows.map(({ productId, name, figure }) => (
        <li key={productId} className="border-b border-line last:border-0">
          <Link
            to={`/admin/productos?ver=${productId}`}
            className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-leaf"
          >
            <span className="line-clamp-2 min-w-0">{name}</span>
            <span className="tabular shrink-0 text-sm text-ink-soft">{figure}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
