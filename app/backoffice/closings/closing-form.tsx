import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { type CashCount, countedTotal, denominations } from '#app/shop/closings/cash-count.ts'
import { closingForm, pieceName } from '#app/shop/closings/closing-form.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatCordobas, type Money } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { SwitchField } from '#app/ui/switch-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'

type Preview = {
  sales: { count: number }
  salesTotal: Money
  expenses: { id: number; description: string; amount: Money }[]
  spent: Money
}

type Props = { preview: Preview; result: FormResult | undefined }

/** The drawer is counted blind: what it should hold is told once the closing is made. */
export function ClosingForm({ preview, result }: Props) {
  const [counting, setCounting] = useState(true)
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [asking, setAsking] = useState<HTMLFormElement | null>(null)
  const { fields, formProps } = useCheckedForm({
    schema: closingForm,
    result,
    title: 'Error al realizar el cierre diario',
  })
  const navigation = useNavigation()
  const submit = useSubmit()
  const count: CashCount = denominations.map((denomination) => ({
    denomination,
    pieces: pieces[denomination] ?? 0,
  }))
  return (
    <Form method="post" {...formProps} className="stack card">
      <dl className="grid gap-4 sm:grid-cols-3">
        <Figure name="Ventas sin cerrar" value={formatCount(preview.sales.count)} />
        <Figure name="Total de ventas" value={<Cordobas amount={preview.salesTotal} />} />
        <Figure name="Gastos pagados de caja" value={<Cordobas amount={preview.spent} />} />
      </dl>
      <MoneyField
        label="Monto inicial de la caja"
        hint="El efectivo con que empezó el día."
        field={fields.openingAmount}
        className="max-w-xs"
      />
      <SwitchField
        label="Contar la caja"
        name="counted"
        defaultChecked
        hint="Cuenta antes de ver cuánto se espera. Sin contar, el cierre queda marcado."
        onChange={(event) => setCounting(event.currentTarget.checked)}
      />
      {counting ? (
        <fieldset>
          <legend className="mb-2 font-semibold">Billetes y monedas</legend>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
            {denominations.map((denomination) => (
              <NumberField
                key={denomination}
                label={formatCordobas(denomination)}
                name={`pieces.${pieceName(denomination)}`}
                min={0}
                max={100000}
                placeholder="0"
                onInput={(event) => {
                  const typed = Number(event.currentTarget.value)
                  setPieces((before) => ({
                    ...before,
                    [denomination]: Number.isInteger(typed) && typed > 0 ? typed : 0,
                  }))
                }}
              />
            ))}
          </div>
          <p className="mt-3 text-lg font-semibold" aria-live="polite">
            Contado: <Cordobas amount={countedTotal(count)} />
          </p>
        </fieldset>
      ) : null}
      <TextAreaField label="Comentario" field={fields.comment} rows={3} />
      <div>
        <Button
          size="large"
          type="button"
          pending={navigation.state !== 'idle'}
          onClick={(event) => setAsking(event.currentTarget.form)}
        >
          Realizar Cierre
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title="Cierre Diario"
        question={`¿Realizar el cierre de hoy con ${preview.sales.count === 1 ? '1 venta' : `${formatCount(preview.sales.count)} ventas`}? Después solo se puede editar el comentario.`}
        confirmText="Realizar Cierre"
        tone="leaf"
        onConfirm={() => {
          const form = asking
          setAsking(null)
          if (form) submit(form)
        }}
      />
    </Form>
  )
}

function Figure({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular text-2xl font-bold">{value}</dd>
    </div>
  )
}
