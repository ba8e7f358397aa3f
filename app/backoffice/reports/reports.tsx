import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { periodFrom } from '#app/shop/reports/period.ts'
import { readReport } from '#app/shop/reports/read-report.server.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { FilterBar, FilterDate } from '#app/ui/filter-bar.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Section } from '#app/ui/section.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { db } from '#app/web/database.server.ts'
import { paymentMethodNames } from '#app/web/payment-method-names.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/reports'
import { DaysChart, SharesChart } from './report-charts.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const period = periodFrom(new URL(request.url).searchParams, new Date())
  return readReport(db, { period, withCosts: true })
}

export const meta: Route.MetaFunction = () => [{ title: 'Reportes' }]

export default function Reports({ loaderData: report }: Route.ComponentProps) {
  const { period, summary, costs } = report
  const [search] = useSearchParams()
  const query = search.size > 0 ? `?${search}` : ''
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Reportes"
        subtitle={`Del ${formatShortDay(period.from)} al ${formatShortDay(period.to)}`}
      >
        <ButtonAnchor href={`/admin/reportes/texto${query}`} download variant="secondary" icon={<Download />}>
          Exportar texto
        </ButtonAnchor>
        <ButtonAnchor href={`/admin/reportes/csv${query}`} download variant="secondary" icon={<Download />}>
          Exportar CSV
        </ButtonAnchor>
      </PageHeader>
      <FilterBar>
        <FilterDate name="desde" label="Desde" usual={period.from} />
        <FilterDate name="hasta" label="Hasta" usual={period.to} />
      </FilterBar>
      <StatGrid>
        <StatCard
          label="Ingresos Totales"
          value={<Cordobas amount={summary.income} />}
          note={`${summary.orders} pedidos completados`}
        />
        <StatCard
          label="Pedidos en tienda"
          value={<Cordobas amount={summary.storeIncome} />}
          note={`${summary.storeOrders} pedidos`}
        />
        <StatCard
          label="Pedidos Web"
          value={<Cordobas amount={summary.webIncome} />}
          note={`${summary.webOrders} pedidos`}
        />
        <StatCard
          label="Gastos"
          value={<Cordobas amount={summary.expenses} />}
          note={`${summary.expenseCount} gastos`}
          to={`/admin/gastos?desde=${period.from}&hasta=${period.to}`}
        />
        <StatCard
          label="Ganancia Neta"
          value={<Cordobas amount={summary.netProfit} />}
          note="Ingresos menos gastos"
        />
        {costs ? (
          <StatCard label="Margen" value={<Cordobas amount={costs.margin} />} note="Ventas menos su costo" />
        ) : null}
        <StatCard
          label="Cancelados"
          value={<Cordobas amount={summary.cancelledTotal} />}
          note={`${summary.cancelledOrders} pedidos`}
        />
        <StatCard
          label="Stock Bajo"
          value={report.lowCount}
          note="productos"
          to="/admin/productos?solo=stock-bajo&estado=activo"
        />
      </StatGrid>
      <DaysChart days={report.days} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <SharesChart title="Por categoría" rows={report.categories} />
        <SharesChart title="Por marca" rows={report.brands} />
        <SharesChart title="Productos más vendidos" rows={report.best} />
        <SharesChart
          title="Por método de pago"
          noun="Pedidos"
          rows={report.methods.map((row) => ({ ...row, name: paymentMethodNames[row.name] ?? row.name }))}
        />
        <SharesChart title="Por departamento" noun="Pedidos" rows={report.departments} />
      </div>
      <Section title="Stock bajo">
        {report.low.length === 0 ? (
          <p className="text-ink-soft">Ningún producto está en su mínimo o por debajo.</p>
        ) : (
          <ul className="card columns-1 gap-8 lg:columns-2">
            {report.low.map(({ productId, name, available, minStock }) => (
              <li key={productId} className="flex justify-between gap-4 border-b border-line py-2">
                <span className="min-w-0">{name}</span>
                <span className="tabular shrink-0">
                  {available} de {minStock}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
