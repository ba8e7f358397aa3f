import { CalendarX2, ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { addDays, businessDay, parseBusinessDay } from '#app/shop/kernel/business-day.ts'
import { formatWeekday } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { statusColor, statusLabel } from '#app/shop/orders/order-status.ts'
import { paymentStateLabel } from '#app/shop/orders/payment-words.ts'
import { spellSlotTime } from '#app/shop/orders/pickup-slots.ts'
import { listPickups } from '#app/shop/orders/pickups.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar, FilterDate } from '#app/ui/filter-bar.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { paymentColor } from '../orders/state-menus.tsx'
import type { Route } from './+types/pickups'

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'seller')
  const asked = parseBusinessDay(new URL(request.url).searchParams.get('dia') ?? '')
  const day = asked ?? businessDay(new Date())
  return { day, pickups: await listPickups(db, { day }) }
}

export const meta: Route.MetaFunction = () => [{ title: 'Retiros del día' }]

export default function Pickups({ loaderData: { day, pickups } }: Route.ComponentProps) {
  const hours = Map.groupBy(pickups, (pickup) => pickup.time ?? '')
  const waiting = pickups.filter((pickup) => pickup.status !== 'completado').length
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title="Retiros del día"
        subtitle={<span className="first-letter:uppercase inline-block">{formatWeekday(day)}</span>}
        back={{ to: '/admin/pedidos-web', label: 'Pedidos Web' }}
      >
        <ButtonLink to={`?dia=${addDays(day, -1)}`} variant="secondary" icon={<ChevronLeft />}>
          <span className="sm:hidden">Anterior</span>
          <span className="max-sm:hidden">Día anterior</span>
        </ButtonLink>
        <ButtonLink to={`?dia=${addDays(day, 1)}`} variant="secondary">
          <span className="sm:hidden">Siguiente</span>
          <span className="max-sm:hidden">Día siguiente</span>
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
        <Button type="button" variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </PageHeader>
      <FilterBar count={`${waiting} por retirar, ${pickups.length} en total`}>
        <FilterDate name="dia" label="Día" />
      </FilterBar>
      {pickups.length === 0 ? (
        <EmptyState
          icon={<CalendarX2 aria-hidden="true" />}
          title="Nadie retira este día"
          text="Las citas que los clientes eligen al comprar aparecen aquí, por hora."
        />
      ) : (
        <ol className="stack">
          {[...hours].map(([time, appointments]) => (
            <li key={time} className="card grid gap-3 md:grid-cols-[7rem_1fr]">
              <h2 className="tabular text-lg font-bold">{time ? spellSlotTime(time) : 'Sin hora'}</h2>
              <ul className="divide-y divide-line">
                {appointments.map((pickup) => (
                  <li
                    key={pickup.id}
                    className="grid items-center gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto_8rem]"
                  >
                    <div className="min-w-0">
                      <Link className="link font-semibold" to={`${listOf(pickup.channel)}?ver=${pickup.id}`}>
                        {pickup.number}
                      </Link>{' '}
                      <span className="wrap-anywhere">{pickup.customerName}</span>
                      <a className="block text-sm text-ink-soft" href={`tel:+${pickup.customerPhone}`}>
                        {formatPhone(pickup.customerPhone)}
                      </a>
                    </div>
                    <span className="flex gap-2">
                      <Badge color={statusColor(pickup.status)}>{statusLabel(pickup.status)}</Badge>
                      <Badge color={paymentColor[pickup.paymentState]}>
                        Pago: {paymentStateLabel(pickup.paymentState)}
                      </Badge>
                    </span>
                    <span className="tabular font-semibold md:text-right">
                      <Cordobas amount={pickup.total} />
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

const listOf = (channel: 'web' | 'store') => (channel === 'web' ? '/admin/pedidos-web' : '/admin/pedidos')
