import { Button } from '#app/ui/button.tsx'
import type { FormField } from '#app/ui/field-wiring.ts'
import { Notice } from '#app/ui/notice.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { type Discount, isSome, putBack } from './extraordinary-discount.ts'

type Props = {
  field: FormField
  discount: Discount
  isGift: boolean
  onChange: (discount: Discount) => void
}

/** Locked at 100 for a gift; what another payment state took away comes back with one tap. */
export function DiscountField({ field, discount, isGift, onChange }: Props) {
  return (
    <div className="stack">
      <NumberField
        label="Descuento extraordinario"
        suffix="%"
        field={field}
        value={discount.percent}
        readOnly={isGift}
        hint={isGift ? 'Una regalía lleva 100 % de descuento.' : undefined}
        onChange={(event) => onChange({ percent: event.target.value, former: '0', wasReset: false })}
      />
      {discount.wasReset ? (
        <Notice
          live
          title="El descuento se reinició a 0"
          action={
            isSome(discount.former) ? (
              <Button
                type="button"
                variant="secondary"
                size="small"
                onClick={() => onChange(putBack(discount))}
              >
                Volver a {discount.former} %
              </Button>
            ) : undefined
          }
        />
      ) : null}
    </div>
  )
}
