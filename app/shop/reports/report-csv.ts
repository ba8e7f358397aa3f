import { stringify } from 'csv-stringify/sync'
import { type Money, plainCordobas } from '#app/shop/kernel/money.ts'
import type { Report } from './read-report.server.ts'

/** A cell that a spreadsheet could take for a formula begins with an apostrophe instead. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export function reportCsv(report: Report): string {
  const shares = (group: string, rows: { name: string; units: number; amount: Money }[]) =>
    rows.map(({ name, units, amount }) => [group, harmless(name), units, plainCordobas(amount)])
  const { summary, costs } = report
  const rows = [
    ['Resumen', 'Pedidos en tienda', summary.storeOrders, plainCordobas(summary.storeIncome)],
    ['Resumen', 'Pedidos web', summary.webOrders, plainCordobas(summary.webIncome)],
    ['Resumen', 'Gastos', summary.expenseCount, plainCordobas(summary.expenses)],
    ['Resumen', 'Ganancia neta', '', plainCordobas(summary.netProfit)],
    ['Resumen', 'Cancelados', summary.cancelledOrders, plainCordobas(summary.cancelledTotal)],
    ...(costs ? [['Resumen', 'Margen', '', plainCordobas(costs.margin)]] : []),
    ...report.days.map((day) => ['Día', day.day, day.orders, plainCordobas((day.store + day.web) as Money)]),
    ...shares('Categoría', report.categories),
    ...shares('Marca', report.brands),
    ...shares('Producto', report.best),
    ...shares('Método de pago', report.methods),
    ...shares('Departamento', report.departments),
  ]
  return `\ufeff${stringify([['Grupo', 'Nombre', 'Cantidad', 'Monto (C$)'], ...rows], { record_delimiter: '\r\n' })}`
}
