import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { parseCordobas, plainCordobas, ZERO } from '#app/shop/kernel/money.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { editWebOrderForm } from '#app/shop/orders/order-forms.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { methodsOf, paymentMethodLabel } from '#app/shop/orders/payment-words.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { useDiscardGuard } from '../layout/discard-guard.tsx'
import { ChangedOrder } from '../orders/changed-order.tsx'
import { LiveTotal } from '../orders/live-total.tsx'
import { listAddress } from '../orders/return-address.ts'
import { SaleFoot } from '../orders/sale-foot.tsx'
import { quantityProblem, type SaleLine, unitsOf } from '../orders/sale-lines.ts'
import { sendByKeyboard } from '../orders/send-by-keyboard.ts'

type Props = { order: StaffOrder; unitsAtHand: Record<number, number>; onClose: () => void }

export function WebOrderDialog({ onClose, ...props }: Props) {
  const guard = useDiscardGuard(onClose)
  /** Counts up when the form begins again from what there is now. */
  const [round, setRound] = useState(0)
  return (
    <>
      <Dialog open onClose={guard.close} size="lg" title="Editar Pedido Web" description={props.order.number}>
        <div {...guard.watch}>
          <WebOrderForm key={round} {...props} onClose={guard.close} onReload={() => setRound(round + 1)} />
        </div>
      </Dialog>
      {guard.question}
    </>
  )
}

function WebOrderForm({ order: now, unitsAtHand, onClose, onReload }: Props & { onReload: () => void }) {
  const [order] = useState(now)
  const fetcher = useFetcher<FormResult>()
  const [search] = useSearchParams()
  const toast = useToast()
  const [lines, setLines] = useState(() => linesOf(order, unitsAtHand))
  const title = 'Error al actualizar el pedido web'
  const { form, fields, formProps } = useCheckedForm({
    schema: editWebOrderForm,
    result: fetcher.data,
    title,
    initial: {
      customerName: order.customerName,
      customerPhone: formatPhone(order.customerPhone),
      customerEmail: order.customerEmail ?? '',
      customerAddress: order.customerAddress ?? '',
      paymentMethod: order.paymentMethod,
      notes: order.notes ?? '',
    },
  })
  const totals = orderTotals({
    lines: lines.map((line) => ({ unitPrice: parseCordobas(line.price) ?? ZERO, quantity: unitsOf(line) })),
    discountPercent: order.discountPercent,
    shippingCost: order.shippingCost,
  })
  const change = (productId: number, news: Partial<EditedLine>) =>
    setLines(lines.map((line) => (line.productId === productId ? { ...line, ...news } : line)))
  const problem = lines.map(quantityProblem).find(Boolean)
  return (
    <fetcher.Form
      method="post"
      action={`/admin/pedidos-web/${order.id}/editar`}
      {...formProps}
      onSubmit={(event) => {
        if (!problem) return formProps.onSubmit(event)
        event.preventDefault()
        toast({ title, text: problem, kind: 'error' })
      }}
      onKeyDown={sendByKeyboard}
      preventScrollReset
      className="stack"
    >
      <FormErrors errors={form.errors} />
      <ChangedOrder seen={order} now={now} onReload={onReload} />
      <input type="hidden" name="deliveryType" value={order.deliveryType} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="volver" value={listAddress('/admin/pedidos-web', search)} />
      <fieldset className="stack">
        <legend className="mb-2 text-lg font-semibold">Cliente</legend>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="Nombre" field={fields.customerName} required autoComplete="off" />
          <TextField label="Teléfono" field={fields.customerPhone} type="tel" required autoComplete="off" />
        </div>
        <TextField label="Email" field={fields.customerEmail} type="email" required autoComplete="off" />
        <TextAreaField
          label="Dirección"
          field={fields.customerAddress}
          rows={2}
          required={order.deliveryType === 'delivery'}
        />
      </fieldset>
      <fieldset className="stack">
        <legend className="mb-2 text-lg font-semibold">Productos</legend>
        <ul className="divide-y divide-line rounded-lg border border-line">
          {lines.map((line, place) => (
            <li
              key={line.productId}
              className="grid gap-3 p-3 md:grid-cols-[1fr_7rem_9rem_auto] md:items-start"
            >
              <input type="hidden" name={`lines[${place}].productId`} value={line.productId} />
              <div className="min-w-0 md:pt-2">
                <p className="font-medium wrap-anywhere">{line.name}</p>
                <p className="text-sm text-ink-soft">
                  {[line.sku, line.atHand === null ? null : `${line.atHand} disponibles`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <NumberField
                label={`Cantidad de ${line.name}`}
                hideLabel
                name={`lines[${place}].quantity`}
                value={line.quantity}
                error={quantityProblem(line)}
                onChange={(event) => change(line.productId, { quantity: event.target.value.trim() })}
              />
              <MoneyField
                label={`Precio de ${line.name}`}
                hideLabel
                name={`lines[${place}].unitPrice`}
                value={line.price}
                error={parseCordobas(line.price) === null ? 'Escribe un monto, como 120 o 120.50' : undefined}
                onChange={(event) => change(line.productId, { price: event.target.value })}
              />
              <IconButton
                label={`Quitar ${line.name}`}
                disabled={lines.length === 1}
                onClick={() => setLines(lines.filter((other) => other !== line))}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      </fieldset>
      <SelectField
        label="Método de pago"
        field={fields.paymentMethod}
        options={methodsOf('web').map((method) => ({ value: method, label: paymentMethodLabel(method) }))}
      />
      <TextAreaField label="Notas" field={fields.notes} rows={3} />
      <LiveTotal
        totals={totals}
        discountName={order.promoCode ? `Descuento ${order.promoCode}` : 'Descuento'}
      />
      <SaleFoot
        total={totals.total}
        text="Guardar Cambios"
        pending={fetcher.state !== 'idle'}
        onClose={onClose}
      />
    </fetcher.Form>
  )
}

type EditedLine = SaleLine & { price: string }

function linesOf(order: StaffOrder, unitsAtHand: Record<number, number>): EditedLine[] {
  return order.lines.map(({ productId, name, sku, unitPrice, quantity }) => ({
    productId,
    name,
    sku,
    unitPrice,
    price: plainCordobas(unitPrice),
    quantity: String(quantity),
    atHand: order.lapsed ? null : (unitsAtHand[productId] ?? null),
  }))
}
