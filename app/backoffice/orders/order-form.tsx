import { useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { parseCordobas, ZERO } from '#app/shop/kernel/money.ts'
import { editStoreOrderForm, newStoreOrderForm } from '#app/shop/orders/order-forms.ts'
import { extraordinaryPercentFor, orderTotals } from '#app/shop/orders/order-totals.ts'
import {
  offeredStates,
  paymentMethodLabel,
  paymentStateLabel,
  type StorePaymentState,
  storePaymentStates,
} from '#app/shop/orders/payment-words.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import type { FormField } from '#app/ui/field-wiring.ts'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { useDiscardGuard } from '../layout/discard-guard.tsx'
import { ChangedOrder } from './changed-order.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { DeliveryFields, type Department } from './delivery-fields.tsx'
import { DiscountField } from './discount-field.tsx'
import { chooseState, discountOf } from './extraordinary-discount.ts'
import { LiveTotal } from './live-total.tsx'
import {
  deliveryOf,
  type EditedOrder,
  linesOf,
  methodsFor,
  percentOf,
  personOf,
  withOwnDepartment,
} from './order-form-values.ts'
import { ProductLines } from './product-lines.tsx'
import { listAddress } from './return-address.ts'
import { SaleFoot } from './sale-foot.tsx'
import { quantityProblem, unitsOf } from './sale-lines.ts'
import { sendByKeyboard } from './send-by-keyboard.ts'

type Props = {
  departments: readonly Department[]
  /** Made by the server each time the dialog opens, so that a double tap makes one order. */
  orderKey: string
  /** The order that is edited; without it, a new one. */
  edited?: EditedOrder
  onClose: () => void
}

/** Nuevo Pedido and Editar Pedido. */
export function OrderDialog({ edited, onClose, ...props }: Props) {
  const guard = useDiscardGuard(onClose)
  /** Counts up when the form begins again from what there is now. */
  const [round, setRound] = useState(0)
  return (
    <>
      <Dialog
        open
        onClose={guard.close}
        size="lg"
        title={edited ? 'Editar Pedido' : 'Nuevo Pedido'}
        description={edited?.order.number}
      >
        <div {...guard.watch}>
          <OrderForm
            key={round}
            {...props}
            edited={edited}
            onClose={guard.close}
            onReload={() => setRound(round + 1)}
          />
        </div>
      </Dialog>
      {guard.question}
    </>
  )
}

function OrderForm({ departments, orderKey, edited, onClose, onReload }: Props & { onReload: () => void }) {
  const fetcher = useFetcher<FormResult>()
  const [order] = useState(edited?.order)
  const [search] = useSearchParams()
  const toast = useToast()
  const [key] = useState(orderKey)
  const [lines, setLines] = useState(() => linesOf(edited))
  const [person, setPerson] = useState(() => personOf(order))
  const [delivery, setDelivery] = useState(() => deliveryOf(order))
  const [state, setState] = useState<StorePaymentState>(
    (order?.paymentState as StorePaymentState) ?? 'pendiente',
  )
  const [discount, setDiscount] = useState(() => discountOf(order?.extraordinaryPercent ?? 0))
  const title = order ? 'Error al actualizar el pedido' : 'Error al crear el pedido'
  const checked = useCheckedForm({
    // The two forms differ by fields that the browser's check treats alike.
    schema: (order ? editStoreOrderForm : newStoreOrderForm) as typeof newStoreOrderForm,
    result: fetcher.data,
    title,
    initial: { notes: order?.notes ?? '' },
  })
  const { form, formProps } = checked
  const fields = checked.fields as unknown as Record<string, FormField>
  const field = (name: string) => fields[name] as FormField
  const isDelivery = delivery.type === 'delivery'
  const cost = isDelivery ? (parseCordobas(delivery.cost) ?? ZERO) : ZERO
  const totals = orderTotals({
    lines: lines.map((line) => ({ unitPrice: line.unitPrice, quantity: unitsOf(line) })),
    discountPercent: extraordinaryPercentFor(state, percentOf(discount.percent)),
    shippingCost: cost,
  })
  const problem = lines.map(quantityProblem).find(Boolean)

  const offered = withOwnDepartment(departments, order)
  return (
    <fetcher.Form
      method="post"
      action={order ? `/admin/pedidos/${order.id}/editar` : '/admin/pedidos/crear'}
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
      {order && edited ? <ChangedOrder seen={order} now={edited.order} onReload={onReload} /> : null}
      <input type="hidden" name="volver" value={listAddress('/admin/pedidos', search)} />
      {order ? (
        <input type="hidden" name="version" value={order.version} />
      ) : (
        <input type="hidden" name="key" value={key} />
      )}
      <ProductLines
        lines={lines}
        onChange={setLines}
        autoFocus={!order}
        onDone={() => document.getElementById(String(field('customerName').id))?.focus()}
        error={(field('lines').errors as string[] | undefined)?.[0]}
      />
      <CustomerFields
        person={person}
        onChange={(next) => {
          setPerson(next)
          if (next.customerAddress !== person.customerAddress)
            setDelivery({ ...delivery, address: next.customerAddress })
        }}
        fields={{
          customerName: field('customerName'),
          customerPhone: field('customerPhone'),
          customerEmail: field('customerEmail'),
          customerAddress: field('customerAddress'),
        }}
        search={!order}
      />
      <DeliveryFields
        delivery={delivery}
        onChange={setDelivery}
        departments={offered}
        costEditable={order !== undefined}
        fields={{
          deliveryType: field('deliveryType'),
          departmentId: field('departmentId'),
          customerAddress: field('customerAddress'),
          shippingCost: field('shippingCost'),
        }}
      />
      <fieldset className="stack">
        <legend className="mb-2 text-lg font-semibold">Pago</legend>
        <div className="grid gap-4 md:grid-cols-3">
          <SelectField
            label="Método de pago"
            name="paymentMethod"
            defaultValue={order?.paymentMethod ?? 'efectivo'}
            options={methodsFor(order?.paymentMethod).map((method) => ({
              value: method,
              label: paymentMethodLabel(method),
            }))}
          />
          <SelectField
            label="Estado de pago"
            name="paymentState"
            value={state}
            onChange={(event) => {
              const next = event.target.value as StorePaymentState
              setDiscount(chooseState(discount, state, next))
              setState(next)
            }}
            options={(order
              ? offeredStates(order.paymentState as StorePaymentState)
              : storePaymentStates
            ).map((value) => ({ value, label: paymentStateLabel(value) }))}
          />
          <DiscountField
            field={field('extraordinaryPercent')}
            discount={discount}
            isGift={state === 'regalia'}
            onChange={setDiscount}
          />
        </div>
      </fieldset>
      {order ? null : <StatusChoice />}
      <TextAreaField label="Notas" field={field('notes')} rows={2} />
      <LiveTotal totals={totals} />
      <SaleFoot
        total={totals.total}
        text={order ? 'Guardar Cambios' : 'Crear Pedido'}
        pending={fetcher.state !== 'idle'}
        disabled={lines.length === 0 || (isDelivery && !delivery.departmentId)}
        onClose={onClose}
      />
    </fetcher.Form>
  )
}

function StatusChoice() {
  return (
    <RadioField
      legend="Estado del pedido"
      name="status"
      columns={3}
      defaultValue="pendiente"
      options={[
        { value: 'pendiente', label: 'Pendiente', hint: 'El inventario se aparta, no se descuenta.' },
        { value: 'en_proceso', label: 'En Proceso', hint: 'El inventario se aparta, no se descuenta.' },
        { value: 'completado', label: 'Completado', hint: 'El inventario se descuenta automáticamente.' },
      ]}
    />
  )
}
