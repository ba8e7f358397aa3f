import type { KeptMovement, KeptReturn, KeptSale } from '#app/shop/closings/kept-day.ts'
import type { Newest } from '#app/shop/closings/newest.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatTime } from '#app/shop/kernel/dates.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { Section } from '#app/ui/section.tsx'
import { paymentMethodNames } from '#app/web/payment-method-names.ts'
import { movementNames } from './movement-words.ts'

export function DaySales({ sales, returns }: { sales: Newest<KeptSale>; returns: KeptReturn[] }) {
  return (
    <Section title="Ventas del día">
      <DataTable
        caption="Ventas del día"
        rows={sales.rows}
        rowKey={(sale) => sale.number}
        columns={[
          { name: 'Número', cell: (sale) => sale.number },
          { name: 'Hora', cell: (sale) => <Hour at={sale.completedAt} /> },
          { name: 'Cliente', cell: (sale) => sale.customerName },
          {
            name: 'Método de pago',
            cell: (sale) => paymentMethodNames[sale.paymentMethod] ?? sale.paymentMethod,
          },
          { name: 'Total', cell: (sale) => <Cordobas amount={sale.total} />, numeric: true },
        ]}
        card={(sale) => (
          <div className="flex justify-between gap-3">
            <span>
              <strong>{sale.number}</strong> {sale.customerName}
            </span>
            <Cordobas amount={sale.total} />
          </div>
        )}
        empty={
          <EmptyState
            title="No hay ventas sin cerrar"
            text="Las ventas completadas aparecen aquí hasta que un cierre las toma."
          />
        }
      />
      <OnlyNewest of={sales} noun="ventas" />
      {returns.length > 0 ? (
        <div className="mt-4">
          <h3 className="font-semibold">Devueltas después de un cierre</h3>
          <ul>
            {returns.map((one) => (
              <li
                key={`${one.number}-${one.amount}`}
                className="flex justify-between gap-3 border-b border-line py-2"
              >
                <span>{one.number}</span>
                <span className="tabular">
                  −<Cordobas amount={one.amount} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  )
}

export function DayMovements({ movements }: { movements: Newest<KeptMovement> }) {
  return (
    <Section title="Movimientos de inventario">
      <DataTable
        caption="Movimientos de inventario del día"
        rows={movements.rows}
        rowKey={(movement) => `${movement.product}-${movement.at}-${movement.stockAfter}`}
        columns={[
          { name: 'Hora', cell: (movement) => <Hour at={movement.at} /> },
          { name: 'Producto', cell: (movement) => movement.product },
          { name: 'Tipo', cell: (movement) => movementNames[movement.kind] ?? movement.kind },
          { name: 'Cantidad', cell: (movement) => signed(movement.quantity), numeric: true },
          { name: 'Stock anterior', cell: (movement) => movement.stockBefore, numeric: true },
          { name: 'Stock nuevo', cell: (movement) => movement.stockAfter, numeric: true },
        ]}
        card={(movement) => (
          <div className="flex justify-between gap-3">
            <span>{movement.product}</span>
            <span className="tabular">
              {signed(movement.quantity)} ({movement.stockAfter})
            </span>
          </div>
        )}
        empty={<EmptyState title="Hoy no se ha movido el inventario" />}
      />
      <OnlyNewest of={movements} noun="movimientos" />
    </Section>
  )
}

const Hour = ({ at }: { at: Date | string }) => (
  <span className="whitespace-nowrap">{formatTime(new Date(at))}</span>
)

function OnlyNewest({ of: { rows, count }, noun }: { of: Newest<unknown>; noun: string }) {
  if (rows.length === count) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Aquí están los últimos {rows.length} de {formatCount(count)} {noun}; el cierre los guarda todos.
    </p>
  )
}

const signed = (quantity: number) => (quantity > 0 ? `+${quantity}` : `−${Math.abs(quantity)}`)
