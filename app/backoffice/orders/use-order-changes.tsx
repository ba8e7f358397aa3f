import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { asksBeforeLeaving, type OrderStatus, statusLabel } from '#app/shop/orders/order-status.ts'
import type { PaymentState } from '#app/shop/orders/payment-words.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

export type ChangeableOrder = { id: number; number: string; status: OrderStatus; version: number }

type Asked = { order: ChangeableOrder; to: OrderStatus }

/** Status and payment of an order, changed from a list or from its details; the server's refusals are said. */
export function useOrderChanges() {
  const fetcher = useFetcher<{ error: string; title: string } | undefined>()
  const toast = useToast()
  const { pathname, search } = useLocation()
  const [asked, ask] = useState<Asked | null>(null)
  const said = useRef<unknown>(undefined)
  useEffect(() => {
    if (!fetcher.data?.error || said.current === fetcher.data) return
    said.current = fetcher.data
    toast({ title: fetcher.data.title, text: fetcher.data.error, kind: 'error' })
  }, [fetcher.data, toast])

  const send = (order: ChangeableOrder, verb: string, to: string) => {
    ask(null)
    fetcher.submit(
      { to, version: order.version, volver: pathname + search },
      { method: 'post', action: `/admin/pedidos/${order.id}/${verb}`, preventScrollReset: true },
    )
  }
  return {
    pendingId: fetcher.state === 'idle' ? null : fetcher.formAction?.split('/')[3],
    changeStatus(order: ChangeableOrder, to: OrderStatus) {
      if (to === order.status) return
      if (asksBeforeLeaving(order.status)) ask({ order, to })
      else send(order, 'estado', to)
    },
    changePayment: (order: ChangeableOrder, to: PaymentState) => send(order, 'pago', to),
    confirmReservation: (order: ChangeableOrder) => send(order, 'confirmar', ''),
    question: (
      <ConfirmDialog
        open={asked !== null}
        onClose={() => ask(null)}
        title="Cambiar el estado"
        question={asked ? questionOf(asked) : ''}
        confirmText="Cambiar estado"
        tone="leaf"
        onConfirm={() => asked && send(asked.order, 'estado', asked.to)}
      />
    ),
  }
}

function questionOf({ order, to }: Asked): string {
  const effect =
    order.status === 'completado'
      ? to === 'cancelado'
        ? 'Sus unidades vuelven al inventario.'
        : 'Sus unidades vuelven al inventario y quedan apartadas.'
      : to === 'completado'
        ? 'Sus unidades se descuentan del inventario.'
        : 'Sus unidades se apartan de nuevo.'
  return `El pedido ${order.number} está ${statusLabel(order.status)}. ¿Quieres pasarlo a ${statusLabel(to)}? ${effect}`
}

export type OrderChanges = ReturnType<typeof useOrderChanges>
