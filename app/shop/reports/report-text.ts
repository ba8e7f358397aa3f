import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import type { Report } from './read-report.server.ts'

/** The report as a text file, for a chat or a printer. */
export function reportText(report: Report, shopName: string): string {
  const { period, summary, costs } = report
  const line = (name: string, value: string | number) => `${`${name}:`.padEnd(28)}${value}`
  const shares = (title: string, rows: { name: string; units: number; amount: number }[]) => [
    '',
    title.toUpperCase(),
    ...rows.map(({ name, units, amount }) => `  ${name} | ${units} | ${formatCordobas(amount as never)}`),
  ]
  return [
    `${shopName} - REPORTE`,
    `Período: ${formatShortDay(period.from)} al ${formatShortDay(period.to)}`,
    '',
    'RESUMEN',
    line('Ingresos totales', formatCordobas(summary.income)),
    line('  Pedidos en tienda', `${formatCordobas(summary.storeIncome)} (${summary.storeOrders})`),
    line('  Pedidos web', `${formatCordobas(summary.webIncome)} (${summary.webOrders})`),
    line('Gastos', `${formatCordobas(summary.expenses)} (${summary.expenseCount})`),
    line('Ganancia neta', formatCordobas(summary.netProfit)),
    ...(costs
      ? [
          line('Costo de lo vendido', formatCordobas(costs.cost)),
          line('Margen', formatCordobas(costs.margin)),
        ]
      : []),
    line('Pedidos cancelados', `${formatCordobas(summary.cancelledTotal)} (${summary.cancelledOrders})`),
    line('Productos con stock bajo', report.lowCount),
    ...shares('Por categoría', report.categories),
    ...shares('Por marca', report.brands),
    ...shares('Más vendidos', report.best),
    ...shares('Por método de pago', report.methods),
    ...shares('Por departamento', report.departments),
    '',
    'STOCK BAJO',
    ...report.low.map(({ name, available, minStock }) => `  ${name} | ${available} de ${minStock}`),
    '',
  ].join('\r\n')
}
