import { Printer } from 'lucide-react'
import { formatLongDay, formatMoment } from '#app/shop/kernel/dates.ts'
import { formatCordobas, type Money, timesQuantity } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { paymentMethodNames } from '#app/web/payment-method-names.ts'
import type { loader } from './closing-history.tsx'
import { DayMovements, DaySales } from './day-lists.tsx'
import { Difference } from './difference.tsx'

type Closing = NonNullable<Awaited<ReturnType<typeof loader>>['details']>

type Props = { closing: Closing | null; open: boolean; onClose: () => void }

export function ClosingDetails({ closing, open, onClose }: Props) {
  if (!closing) return null
  const { sales } = closing
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={`Cierre del ${formatLongDay(closing.day)}`}
      description={`${closing.userName}, ${formatMoment(closing.closedAt)}`}
      footer={
        <Button type="button" variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimir
        </Button>
      }
    >
      <div className="stack">
        <DescriptionList
          columns={2}
          items={[
            { term: 'Total de ventas', value: <Cordobas amount={closing.salesTotal} /> },
            { term: 'Ventas', value: sales.sold.count },
            { term: 'Monto inicial', value: <Cordobas amount={closing.openingAmount} /> },
            { term: 'Gastos pagados de caja', value: <Cordobas amount={closing.drawerExpenses} /> },
            { term: 'Efectivo esperado', value: <Cordobas amount={closing.expectedCash} /> },
            {
              term: 'Efectivo contado',
              value: closing.countedCash === null ? 'Sin contar' : <Cordobas amount={closing.countedCash} />,
            },
            { term: 'Diferencia', value: <Difference amount={closing.difference} /> },
            { term: 'Comentario', value: closing.comment },
          ]}
        />
        <Amounts
          title="Por método de pago"
          rows={sales.byMethod.map(({ method, amount, count }) => [
            `${paymentMethodNames[method] ?? method} (${count})`,
            amount,
          ])}
        />
        <Amounts
          title="Gastos pagados de caja"
          rows={sales.expenses.map(({ description, amount }) => [description, amount])}
        />
        <Amounts
          title="Caja contada"
          rows={closing.cash
            .filter(({ pieces }) => pieces > 0)
            .map(({ denomination, pieces }) => [
              `${pieces} × ${formatCordobas(denomination)}`,
              timesQuantity(denomination, pieces),
            ])}
        />
        <DaySales sales={sales.sold} returns={sales.returned} />
        <DayMovements movements={closing.movements} />
      </div>
    </Dialog>
  )
}

function Amounts({ title, rows }: { title: string; rows: [string, Money][] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul>
        {rows.map(([name, amount]) => (
          <li key={name} className="flex justify-between gap-4 border-b border-line py-1">
            <span>{name}</span>
            <Cordobas amount={amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
