import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { parseCordobas, plainCordobas, ZERO } from '#app/shop/kernel/money.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { editWebOrderForm } from '#app/shop/orders/order-forms.ts'
import { orderTotals } from '#app/shop/orders/order-totals.ts'
import { methodsOf, paymentMethodLabel } from '#app/shop/orders/payment-words.ts'
import type { StaffOrder } from '#app/shop/orders/read-order.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { LiveTotal } from '../orders/live-total.tsx'
import { sendByKeyboard } from '../orders/order-form.tsx'
import { listAddress } from '../orders/return-address.ts'
import { quantityProblem, type SaleLine, unitsOf } from '../orders/sale-lines.ts'

type Props = { order: StaffOrder; unitsAtHand: Record<number, number>; onClose: () => void }

export function WebOrderDialog({ order, unitsAtHand, onClose }: Props) {
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
    <Dialog open onClose={onClose} size="lg" title="Editar Pedido Web" description={order.number}>
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
        className="stack"
      >
        <FormErrors errors={form.errors} />
        <input type="hidden" name="version" value={order.version} />
        <input type="hidden" name="volver" value={listAddress('/admin/pedidos-web', search)} />
        <fieldset className="stack">
          <legend className="mb-2 text-lg font-semibold">Cliente</legend>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField label="Nombre" field={fields.customerName} required autoComplete="off" />
            <TextField label="Teléfono" field={fields.customerPhone} type="tel" required autoComplete="off" />
          </div>
          <TextField label="Email" field={fields.customerEmail} type="email" autoComplete="off" />
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
                  error={
                    parseCordobas(line.price) === null ? 'Escribe un monto, como 120 o 120.50' : undefined
                  }
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
        <FormActions>
          <Button type="button" variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button pending={fetcher.state !== 'idle'} aria-keyshortcuts="Control+Enter">
            Guardar Cambios
          </Button>
        </FormActions>
      </fetcher.Form>
    </Dialog>
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
