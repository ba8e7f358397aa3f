import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { customerForm } from '#app/shop/customers/customer-form.ts'
import type { PastOrder } from '#app/shop/customers/customer-history.server.ts'
import type { FoundCustomer } from '#app/shop/customers/find-customers.server.ts'
import type { ListedCustomer } from '#app/shop/customers/list-customers.server.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { statusColor, statusLabel } from '#app/shop/orders/order-status.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioField } from '#app/ui/radio-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { ChangedMeanwhile } from '../layout/changed-meanwhile.tsx'
import { useDiscardGuard } from '../layout/discard-guard.tsx'
import { type EditAnswer, useLatest } from '../layout/latest.ts'

type Props = { customer: ListedCustomer; volver: string; onClose: () => void }

const labels = {
  fullName: 'Nombre completo',
  phone: 'Teléfono',
  email: 'Email',
  address: 'Dirección',
  notes: 'Notas',
}

const textsOf = ({ fullName, phone, email, address, notes }: ListedCustomer) => ({
  fullName,
  phone: phone ? formatPhone(phone) : '',
  email: email ?? '',
  address: address ?? '',
  notes: notes ?? '',
})

export function EditCustomerDialog({ customer, volver, onClose }: Props) {
  const fetcher = useFetcher<EditAnswer<ListedCustomer>>()
  const latest = useLatest(customer, textsOf, fetcher.data)
  const guard = useDiscardGuard(onClose)
  return (
    <>
      <Dialog open onClose={guard.close} title="Editar Cliente">
        <div className="stack" {...guard.watch}>
          <ChangedMeanwhile by={latest.by} changes={latest.changes} what="este cliente" labels={labels} />
          <CustomerForm
            key={latest.base.version}
            customer={latest.base}
            initial={latest.initial as Record<string, string>}
            fetcher={fetcher}
            volver={volver}
            onClose={guard.close}
          />
        </div>
      </Dialog>
      {guard.question}
    </>
  )
}

type FormProps = Props & {
  initial: Record<string, string>
  fetcher: ReturnType<typeof useFetcher<FormResult>>
}

function CustomerForm({ customer, initial, fetcher, volver, onClose }: FormProps) {
  const { form, fields, formProps } = useCheckedForm({
    schema: customerForm,
    result: fetcher.data,
    title: 'Error al actualizar cliente',
    initial,
  })
  return (
    <fetcher.Form
      method="post"
      action={`/admin/clientes/${customer.id}/editar`}
      {...formProps}
      preventScrollReset
      className="stack"
    >
      <FormErrors errors={form.errors} />
      <input type="hidden" name="version" value={customer.version} />
      <input type="hidden" name="volver" value={volver} />
      <TextField label={labels.fullName} field={fields.fullName} required autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={labels.phone} field={fields.phone} type="tel" autoComplete="off" />
        <TextField label={labels.email} field={fields.email} type="email" autoComplete="off" />
      </div>
      <TextAreaField label={labels.address} field={fields.address} rows={2} />
      <TextAreaField label={labels.notes} field={fields.notes} rows={3} />
      <FormActions>
        <Button type="button" variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button pending={fetcher.state !== 'idle'}>Guardar Cambios</Button>
      </FormActions>
    </fetcher.Form>
  )
}

type HistoryProps = { customer: ListedCustomer; history: readonly PastOrder[]; onClose: () => void }

export function HistoryDialog({ customer, history, onClose }: HistoryProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Historial de ${customer.fullName}`}
      description={customer.orderCount === 1 ? '1 pedido' : `${customer.orderCount} pedidos`}
    >
      {history.length === 0 ? (
        <EmptyState heading="h3" title="Este cliente todavía no tiene pedidos" />
      ) : (
        <ul className="divide-y divide-line">
          {history.map((order) => (
            <li key={order.id} className="flex items-start justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  <Link
                    className="link font-semibold"
                    to={`/admin/${order.channel === 'web' ? 'pedidos-web' : 'pedidos'}?ver=${order.id}`}
                  >
                    {order.number}
                  </Link>
                  <Badge color={statusColor(order.status)}>{statusLabel(order.status)}</Badge>
                </p>
                <p className="text-sm wrap-anywhere">{order.products}</p>
                <p className="text-sm text-ink-soft">{formatMoment(order.createdAt)}</p>
              </div>
              <p className="tabular font-semibold whitespace-nowrap">
                <Cordobas amount={order.total} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

const findOthers = (id: number) => async (text: string, signal: AbortSignal) => {
  const response = await fetch(`/admin/pedidos/clientes?q=${encodeURIComponent(text)}`, { signal })
  if (!response.ok) throw new Error('The customers could not be read')
  const { customers } = (await response.json()) as { customers: FoundCustomer[] }
  return customers.filter((customer) => customer.id !== id)
}

const contact = ({ phone, email }: FoundCustomer) =>
  [phone && formatPhone(phone), email].filter(Boolean).join(' · ') || 'Sin teléfono ni email'

/** The chosen one's orders go to this customer, and it leaves the list. */
export function MergeDialog({
  customer,
  volver,
  duplicates,
  onClose,
}: Props & { duplicates: FoundCustomer[] }) {
  const fetcher = useFetcher<{ error?: string } | undefined>()
  const [chosen, choose] = useState<FoundCustomer | null>(null)
  const offered = duplicates.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title="Unir clientes duplicados"
      description={`Queda ${customer.fullName}. Los pedidos del duplicado pasan a este cliente y el duplicado sale de la lista.`}
    >
      <fetcher.Form
        method="post"
        action={`/admin/clientes/${customer.id}/unir`}
        className="stack"
        preventScrollReset
      >
        {fetcher.data?.error ? (
          <Notice tone="danger" live>
            {fetcher.data.error}
          </Notice>
        ) : null}
        <input type="hidden" name="volver" value={volver} />
        <input type="hidden" name="fromId" value={chosen?.id ?? ''} />
        {offered ? (
          <RadioField
            legend="Parecen la misma persona"
            name="parecido"
            value={chosen ? String(chosen.id) : ''}
            onChange={(id) => choose(duplicates.find((other) => String(other.id) === id) ?? null)}
            options={duplicates.map((other) => ({
              value: String(other.id),
              label: other.fullName,
              hint: contact(other),
            }))}
          />
        ) : null}
        <Combobox<FoundCustomer>
          label={offered ? 'O busca otro cliente' : 'Cliente duplicado'}
          placeholder="Nombre, email o teléfono"
          search={findOthers(customer.id)}
          keyOf={(other) => other.id}
          labelOf={(other) => other.fullName}
          renderItem={(other) => (
            <span>
              {other.fullName}
              <span className="block text-sm text-ink-soft">{contact(other)}</span>
            </span>
          )}
          value={duplicates.some(({ id }) => id === chosen?.id) ? null : chosen}
          onChange={choose}
        />
        <FormActions>
          <Button type="button" variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!chosen} pending={fetcher.state !== 'idle'}>
            Unir clientes
          </Button>
        </FormActions>
      </fetcher.Form>
    </Dialog>
  )
}
