import { type KeyboardEvent, useId, useState } from 'react'
import type { ListedCustomer } from '#app/shop/customers/list-customers.server.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { FormField } from '#app/ui/field-wiring.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useFoundItems } from '#app/ui/use-found-items.ts'

export type Person = {
  customerName: string
  customerPhone: string
  customerEmail: string
  customerAddress: string
}

type Props = {
  person: Person
  onChange: (person: Person) => void
  fields: Record<keyof Person, FormField>
  /** Customers of the shop are offered while the name is typed. */
  search?: boolean
}

export function CustomerFields({ person, onChange, fields, search = true }: Props) {
  const set = (name: keyof Person) => (event: { target: { value: string } }) =>
    onChange({ ...person, [name]: event.target.value })
  const take = (customer: ListedCustomer) =>
    onChange({
      customerName: customer.fullName,
      customerPhone: customer.phone ? formatPhone(customer.phone) : '',
      customerEmail: customer.email ?? '',
      customerAddress: customer.address ?? person.customerAddress,
    })
  return (
    <fieldset className="stack">
      <legend className="mb-2 text-lg font-semibold">Cliente</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <NameField
          field={fields.customerName}
          value={person.customerName}
          onType={(customerName) => onChange({ ...person, customerName })}
          onTake={take}
          search={search}
        />
        <TextField
          label="Teléfono"
          field={fields.customerPhone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          value={person.customerPhone}
          onChange={set('customerPhone')}
        />
      </div>
      <TextField
        label="Email"
        field={fields.customerEmail}
        type="email"
        autoComplete="off"
        hint="Opcional"
        value={person.customerEmail}
        onChange={set('customerEmail')}
      />
    </fieldset>
  )
}

const findCustomers = async (text: string, signal: AbortSignal): Promise<ListedCustomer[]> => {
  const response = await fetch(`/admin/pedidos/clientes?q=${encodeURIComponent(text)}`, { signal })
  if (!response.ok) throw new Error('The customers could not be read')
  return ((await response.json()) as { customers: ListedCustomer[] }).customers
}

type NameProps = {
  field: FormField
  value: string
  onType: (name: string) => void
  onTake: (customer: ListedCustomer) => void
  search: boolean
}

/** Free text; whoever is known is offered below, by name, telephone or e-mail. */
function NameField({ field, value, onType, onTake, search }: NameProps) {
  const listId = useId()
  const { found, askSoon } = useFoundItems(search ? findCustomers : undefined)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const offered = open ? found.items : []
  const shown = offered.length > 0
  const take = (customer: ListedCustomer | undefined) => {
    if (!customer) return
    onTake(customer)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!shown) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive((active + step + offered.length) % offered.length)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      take(offered[active])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <div className="relative">
      <TextField
        label="Nombre"
        field={field}
        autoComplete="off"
        required
        hint={search ? 'Escribe el nombre o el teléfono para encontrar a un cliente.' : undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(true)
          setActive(-1)
          askSoon(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Clientes encontrados"
        hidden={!shown}
        className="absolute inset-x-0 z-10 max-h-64 overflow-y-auto rounded-lg border border-line bg-surface shadow-lg"
      >
        {offered.map((customer, place) => (
          <div
            key={customer.id}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={`cursor-pointer px-3 py-2 ${place === active ? 'bg-leaf-soft text-leaf-ink' : 'hover:bg-sunken'}`}
            onMouseDown={(event) => {
              event.preventDefault()
              take(customer)
            }}
          >
            <p className="font-medium">{customer.fullName}</p>
            <p className="text-sm">
              {[customer.phone && formatPhone(customer.phone), customer.email].filter(Boolean).join(' · ')}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
