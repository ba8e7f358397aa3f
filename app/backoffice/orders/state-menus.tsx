import { Check, ChevronDown } from 'lucide-react'
import { orderStatuses, statusColor, statusLabel } from '#app/shop/orders/order-status.ts'
import {
  offeredStates,
  type PaymentState,
  paymentStateLabel,
  type StorePaymentState,
  webPaymentStates,
} from '#app/shop/orders/payment-words.ts'
import { Badge, type BadgeColor } from '#app/ui/badge.tsx'
import { Menu } from '#app/ui/menu.tsx'
import type { ChangeableOrder, OrderChanges } from './use-order-changes.tsx'

type Props = { order: ChangeableOrder; changes: OrderChanges }

/** The status, and at a tap the others. */
export function StatusMenu({ order, changes }: Props) {
  return (
    <Menu
      label={`Estado de ${order.number}`}
      trigger={
        <StateButton
          label={`Estado de ${order.number}: ${statusLabel(order.status)}`}
          color={statusColor(order.status)}
          pending={changes.pendingId === String(order.id)}
        >
          {statusLabel(order.status)}
        </StateButton>
      }
      items={orderStatuses.map((status) => ({
        label: statusLabel(status),
        icon: status === order.status ? <Check aria-hidden="true" /> : <span className="size-4" />,
        disabled: status === order.status,
        onSelect: () => changes.changeStatus(order, status),
      }))}
    />
  )
}

export const paymentColor: Record<PaymentState, BadgeColor> = {
  pending: 'yellow',
  completed: 'green',
  failed: 'red',
  pendiente: 'yellow',
  pagado: 'green',
  credito: 'blue',
  regalia: 'leaf',
}

type PaymentProps = { order: ChangeableOrder & { paymentState: PaymentState }; changes: OrderChanges }

export function PaymentMenu({ order, changes }: PaymentProps) {
  const { paymentState } = order
  const isWeb = webPaymentStates.some((state) => state === paymentState) && order.number.startsWith('FW-')
  const offered: readonly PaymentState[] = isWeb
    ? webPaymentStates
    : offeredStates(paymentState as StorePaymentState)
  return (
    <Menu
      label={`Pago de ${order.number}`}
      trigger={
        <StateButton
          label={`Pago de ${order.number}: ${paymentStateLabel(paymentState)}`}
          color={paymentColor[paymentState]}
          pending={changes.pendingId === String(order.id)}
        >
          {paymentStateLabel(paymentState)}
        </StateButton>
      }
      items={offered.map((state) => ({
        label: paymentStateLabel(state),
        icon: state === paymentState ? <Check aria-hidden="true" /> : <span className="size-4" />,
        disabled: state === paymentState,
        onSelect: () => changes.changePayment(order, state),
      }))}
    />
  )
}

type ButtonProps = React.ComponentProps<'button'> & {
  label: string
  color: BadgeColor
  pending: boolean
}

function StateButton({ label, color, pending, children, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      aria-busy={pending || undefined}
      className="inline-flex min-h-11 items-center rounded disabled:opacity-60"
      disabled={pending}
    >
      <Badge color={color}>
        {children}
        <ChevronDown aria-hidden="true" className="ml-1 inline size-3.5" />
      </Badge>
    </button>
  )
}
