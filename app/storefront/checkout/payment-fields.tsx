import { Badge } from '#app/ui/badge.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import type { CheckoutData } from './checkout.tsx'
import type { Draft } from './draft.ts'

type Props = { data: CheckoutData; draft: Draft; edit: (changes: Partial<Draft>) => void }

export function PaymentFields({ data, draft, edit }: Props) {
  return (
    <section className="card stack" aria-labelledby="pago">
      <h2 id="pago" className="text-xl">
        Método de pago
      </h2>
      <RadioField
        legend="¿Cómo quieres pagar?"
        name="paymentMethod"
        value={draft.paymentMethod}
        onChange={(paymentMethod) => edit({ paymentMethod })}
        options={[
          { value: 'cash', label: 'Efectivo contra entrega', hint: 'Pagas al recibir o al retirar' },
          { value: 'transfer', label: 'Transferencia bancaria', hint: data.bankAccounts },
          {
            value: 'card',
            label: 'Tarjeta de crédito o débito',
            hint: data.cardAvailable ? 'Con Pagadito, en dólares' : undefined,
            badge: data.cardAvailable ? undefined : <Badge color="grey">Próximamente</Badge>,
            disabled: !data.cardAvailable,
          },
        ]}
      />
    </section>
  )
}
