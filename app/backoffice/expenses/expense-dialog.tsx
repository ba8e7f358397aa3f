import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { expenseForm } from '#app/shop/expenses/expense-form.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { DateField } from '#app/ui/date-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { MoneyField } from '#app/ui/money-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import type { ExpenseRow } from './expense-table.tsx'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  action: string
  result?: FormResult
  expense?: ExpenseRow
  categories: { id: number; name: string; active: boolean }[]
  today: string
  submitText: string
}

export function ExpenseDialog({ title, open, onClose, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ExpenseForm {...form} onClose={onClose} />
    </Dialog>
  )
}

function ExpenseForm({
  action,
  result,
  expense,
  categories,
  today,
  submitText,
  onClose,
}: Omit<Props, 'title' | 'open'>) {
  const fetcher = useFetcher<FormResult | undefined>()
  const { fields, formProps } = useCheckedForm({
    schema: expenseForm,
    result: fetcher.data ?? result,
    title: expense ? 'Error al actualizar gasto' : 'Error al crear gasto',
    initial: {
      description: expense?.description ?? '',
      amount: expense ? plainCordobas(expense.amount).replace('.00', '') : '',
      categoryId: expense ? String(expense.categoryId) : '',
      spentOn: expense?.spentOn ?? today,
      notes: expense?.notes ?? '',
      paidFromDrawer: expense?.paidFromDrawer ? 'on' : null,
    },
  })
  useEffect(() => {
    if (fetcher.state === 'loading' && fetcher.data === undefined) onClose()
  }, [fetcher.state, fetcher.data, onClose])
  const offered = categories.filter(({ id, active }) => active || id === expense?.categoryId)
  return (
    <fetcher.Form method="post" action={action} {...formProps} className="stack">
      {expense ? <input type="hidden" name="version" value={expense.version} /> : null}
      <TextField label="Descripción" field={fields.description} required autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField label="Monto" decimals={0} field={fields.amount} required />
        <DateField label="Fecha" field={fields.spentOn} required />
      </div>
      <SelectField
        label="Categoría"
        field={fields.categoryId}
        required
        placeholder="Elige una categoría"
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextAreaField label="Notas" field={fields.notes} rows={3} />
      <CheckboxField
        label="Pagado de caja"
        hint="Se resta del efectivo que el cierre espera en la caja."
        field={fields.paidFromDrawer}
      />
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button pending={fetcher.state !== 'idle'}>{submitText}</Button>
      </FormActions>
    </fetcher.Form>
  )
}
