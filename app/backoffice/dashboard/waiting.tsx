import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import type { readDashboard } from '#app/shop/reports/dashboard.server.ts'
import { Cordobas } from '#app/ui/money.tsx'
import { Section } from '#app/ui/section.tsx'

type Props = {
  waiting: Awaited<ReturnType<typeof readDashboard>>['waiting']
  role: StaffRole
}

type Entry = { count: number; one: string; many: string; to: string; note?: ReactNode; needs?: StaffRole }

/** What needs a person today, each leading to exactly that; what is in order is left out. */
export function Waiting({ waiting, role }: Props) {
  const entries: Entry[] = [
    {
      count: waiting.toConfirm.count,
      one: 'pedido web por confirmar',
      many: 'pedidos web por confirmar',
      to: '/admin/pedidos-web?solo=por-confirmar',
      note: <Cordobas amount={waiting.toConfirm.total} />,
    },
    {
      count: waiting.toDeliver.count,
      one: 'pedido web por entregar',
      many: 'pedidos web por entregar',
      to: '/admin/pedidos-web?solo=por-entregar',
      note: <Cordobas amount={waiting.toDeliver.total} />,
    },
    { count: waiting.pickupsToday, one: 'retiro hoy', many: 'retiros hoy', to: '/admin/pedidos-web/retiros' },
    {
      count: waiting.unreadMessages,
      one: 'mensaje sin leer',
      many: 'mensajes sin leer',
      to: '/admin/mensajes?estado=sin-leer',
      needs: 'manager',
    },
    {
      count: waiting.lowStock,
      one: 'producto con stock bajo',
      many: 'productos con stock bajo',
      to: '/admin/productos?solo=stock-bajo&estado=activo',
    },
    {
      count: waiting.expiring,
      one: 'producto próximo a vencer',
      many: 'productos próximos a vencer',
      to: '/admin/productos?solo=por-vencer',
    },
    {
      count: waiting.expired,
      one: 'producto vencido',
      many: 'productos vencidos',
      to: '/admin/productos?solo=vencidos',
    },
  ]
  const shown = entries.filter(({ count, needs = 'seller' }) => count > 0 && mayActAs(role, needs))
  return (
    <Section title="Para hoy">
      {shown.length === 0 ? (
        <p className="text-ink-soft">Todo está al día.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4 xl:grid-cols-4">
          {shown.map(({ count, one, many, to, note }) => (
            <li key={to}>
              <Link
                to={to}
                className="card flex h-full min-h-14 items-center gap-3 px-4 py-3 hover:border-leaf"
              >
                <span className="tabular text-2xl font-bold text-leaf">{formatCount(count)}</span>
                <span className="min-w-0 flex-1 leading-snug">
                  {count === 1 ? one : many}
                  {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
