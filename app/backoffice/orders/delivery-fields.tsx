import type { Money } from '#app/shop/kernel/money.ts'
import { formatCordobas, plainCordobas } from '#app/shop/kernel/money.ts'
import type { FormField } from '#app/ui/field-wiring.ts'
import { MoneyField } from '#app/ui/money-field.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'

export type Department = { id: number; name: string; shippingCost: Money }
export type Delivery = { type: 'pickup' | 'delivery'; departmentId: string; cost: string; address: string }

type Props = {
  delivery: Delivery
  onChange: (delivery: Delivery) => void
  departments: readonly Department[]
  fields: Record<'deliveryType' | 'departmentId' | 'customerAddress' | 'shippingCost', FormField>
  /** An order that exists may be given another cost. */
  costEditable: boolean
}

export function DeliveryFields({ delivery, onChange, departments, fields, costEditable }: Props) {
  const isDelivery = delivery.type === 'delivery'
  const chooseDepartment = (departmentId: string) => {
    const department = departments.find(({ id }) => String(id) === departmentId)
    onChange({
      ...delivery,
      departmentId,
      cost: department ? plainCordobas(department.shippingCost) : '0.00',
    })
  }
  return (
    <fieldset className="stack">
      <legend className="mb-2 text-lg font-semibold">Entrega</legend>
      <RadioField
        legend="Tipo de entrega"
        name="deliveryType"
        columns={2}
        value={delivery.type}
        onChange={(type) => onChange({ ...delivery, type: type as Delivery['type'] })}
        options={[
          { value: 'pickup', label: 'Retiro en tienda', hint: 'Sin costo' },
          { value: 'delivery', label: 'Envío a domicilio', hint: 'Costo según el departamento' },
        ]}
      />
      {isDelivery ? (
        <>
          <div className="grid gap-4 md:grid-cols-2">
            <SelectField
              label="Departamento"
              field={fields.departmentId}
              required
              placeholder="Elige un departamento"
              value={delivery.departmentId}
              onChange={(event) => chooseDepartment(event.target.value)}
              options={departments.map(({ id, name, shippingCost }) => ({
                value: String(id),
                label: `${name} (${formatCordobas(shippingCost)})`,
              }))}
            />
            {costEditable ? (
              <MoneyField
                label="Costo de envío"
                field={fields.shippingCost}
                required
                value={delivery.cost}
                onChange={(event) => onChange({ ...delivery, cost: event.target.value })}
              />
            ) : null}
          </div>
          <TextAreaField
            label="Dirección"
            field={fields.customerAddress}
            required
            rows={2}
            value={delivery.address}
            onChange={(event) => onChange({ ...delivery, address: event.target.value })}
          />
        </>
      ) : (
        <input type="hidden" name="customerAddress" value={delivery.address} />
      )}
    </fieldset>
  )
}
