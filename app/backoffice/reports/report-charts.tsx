import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { chartColours } from '#app/ui/chart-colours.ts'
import { ChartFrame } from '#app/ui/chart-frame.tsx'

const inCordobas = (value: unknown) => formatCordobas(Math.round(Number(value) * 100) as Money)
const short = (value: number) => (value >= 1000 ? `${Math.round(value / 1000)}k` : String(value))

type Day = { day: BusinessDay; orders: number; store: Money; web: Money }

export function DaysChart({ days }: { days: Day[] }) {
  const rows = days.map(({ day, store, web }) => ({
    day: formatShortDay(day).slice(0, 5),
    store: store / 100,
    web: web / 100,
  }))
  return (
    <ChartFrame
      title="Ventas por día"
      columns={['Día', 'Pedidos', 'Tienda', 'Web']}
      rows={days.map(({ day, orders, store, web }) => [
        formatShortDay(day),
        orders,
        formatCordobas(store),
        formatCordobas(web),
      ])}
    >
      <ResponsiveContainer width="100%" height={260}>
        <BarChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="day" tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis tickLine={false} axisLine={false} width={56} tickFormatter={short} />
          <Tooltip formatter={inCordobas} />
          <Bar dataKey="store" name="Tienda" stackId="day" fill={chartColours[0]} isAnimationActive={false} />
          <Bar dataKey="web" name="Web" stackId="day" fill={chartColours[1]} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}

type Share = { name: string; units: number; amount: Money }

/** The largest shares as bars; all of them in the table. */
export function SharesChart({
  title,
  rows,
  noun = 'Unidades',
}: {
  title: string
  rows: Share[]
  noun?: string
}) {
  const largest = rows.slice(0, 10)
  const top = Math.max(1, ...largest.map(({ amount }) => amount))
  return (
    <ChartFrame
      title={title}
      columns={['Nombre', noun, 'Monto']}
      rows={rows.map(({ name, units, amount }) => [name, units, formatCordobas(amount)])}
    >
      {largest.length === 0 ? <p className="text-ink-soft">Sin ventas en estos días.</p> : null}
      <ul className="stack">
        {largest.map(({ name, amount }) => (
          <li key={name}>
            <span className="flex justify-between gap-4 text-sm">
              <span className="min-w-0 truncate">{name}</span>
              <span className="tabular shrink-0">{formatCordobas(amount)}</span>
            </span>
            <span
              className="mt-1 block h-2 rounded-full bg-leaf"
              style={{ width: `${Math.max(1, Math.round((amount / top) * 100))}%` }}
            />
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
