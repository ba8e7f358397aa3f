import { Link } from 'react-router'
import type { Money } from '#app/shop/kernel/money.ts'
import { Cordobas } from '#app/ui/money.tsx'
import { Section } from '#app/ui/section.tsx'

type Props = {
  waiting: {
    webOrders: number
    webOrdersTotal: Money
    pickupsToday: number
    expiring: number
    unreadMessages: number
    lowStock: number
  }
}

/** What needs a person today; what is in order is left out. */
export function Waiting({ waiting }: Props) {
  const entries = [
    {
      count: waiting.webOrders,
      one: 'pedido web espera',
      many: 'pedidos web esperan',
      to: '/admin/pedidos-web?estado=pendientes',
      note: <Cordobas amount={waiting.webOrdersTotal} />,
    },
    { count: waiting.pickupsToday, one: 'retiro hoy', many: 'retiros hoy', to: '/admin/pedidos-web/retiros' },
    {
      count: waiting.lowStock,
      one: 'producto con stock bajo',
      many: 'productos con stock bajo',
      to: '/admin/productos?stock=bajo',
    },
    {
      count: waiting.expiring,
      one: 'producto próximo a vencer o vencido',
      many: 'productos próximos a vencer o vencidos',
      to: '/admin/productos/vencimientos',
    },
    {
      count: waiting.unreadMessages,
      one: 'mensaje sin leer',
      many: 'mensajes sin leer',
      to: '/admin/mensajes',
    },
  ].filter(({ count }) => count > 0)
  return (
    <Section title="Para hoy">
      {entries.length === 0 ? (
        <p className="text-ink-soft">Todo está al día.</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {entries.map(({ count, one, many, to, note }) => (
            <li key={to}>
              <Link to={to} className="card flex min-h-14 items-center gap-3 hover:border-leaf">
                <span className="tabular text-2xl font-bold text-leaf">{count.toLocaleString('en-US')}</span>
                <span className="flex-1">{count === 1 ? one : many}</span>
                {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
