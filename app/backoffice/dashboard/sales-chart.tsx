import { Area, AreaChart, CartesianGrid, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { chartColours } from '#app/ui/chart-colours.ts'
import { ChartFrame } from '#app/ui/chart-frame.tsx'

type Day = { day: BusinessDay; store: Money; web: Money }
const both = ({ store, web }: Day) => (store + web) as Money

/** Sales of the last 30 days, with the 30 before as a thin line. */
export function SalesChart({ days, before }: { days: Day[]; before: Day[] }) {
  const rows = days.map((day, place) => ({
    day: formatShortDay(day.day).slice(0, 5),
    now: both(day) / 100,
    before: (before[place] ? both(before[place]) : 0) / 100,
  }))
  return (
    <ChartFrame
      title="Ventas de los últimos 30 días"
      text="La línea delgada muestra los 30 días anteriores."
      columns={['Día', 'Ventas', '30 días antes']}
      rows={days.map((day, place) => [
        formatShortDay(day.day),
        formatCordobas(both(day)),
        formatCordobas(before[place] ? both(before[place]) : (0 as Money)),
      ])}
    >
      <ResponsiveContainer width="100%" height={240}>
        <AreaChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis dataKey="day" tickLine={false} axisLine={false} minTickGap={24} />
          <YAxis
            tickLine={false}
            axisLine={false}
            width={56}
            tickFormatter={(value: number) =>
              value >= 1000 ? `${Math.round(value / 1000)}k` : String(value)
            }
          />
          <Tooltip formatter={(value) => formatCordobas(Math.round(Number(value) * 100) as Money)} />
          <Area
            type="monotone"
            dataKey="now"
            name="Ventas"
            stroke={chartColours[0]}
            fill={chartColours[0]}
            fillOpacity={0.16}
            strokeWidth={2}
            isAnimationActive={false}
          />
          <Line
            type="monotone"
            dataKey="before"
            name="30 días antes"
            stroke={chartColours[1]}
            dot={false}
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
