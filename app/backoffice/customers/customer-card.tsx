import { GitMerge, History, Mail, MapPin, MessageCircle, Pencil, Phone, Trash2 } from 'lucide-react'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import type { ListedCustomer } from '#app/shop/customers/list-customers.server.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatShortDay } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Cordobas } from '#app/ui/money.tsx'

type Props = {
  customer: ListedCustomer
  onHistory: () => void
  onEdit: () => void
  onMerge: () => void
  onDelete: () => void
}

export function CustomerCard({ customer, onHistory, onEdit, onMerge, onDelete }: Props) {
  const { fullName, phone, email, address, notes, orderCount, totalSpent, lastOrderDate } = customer
  return (
    <article className="card flex h-full flex-col gap-3" aria-label={fullName}>
      <header className="-mr-3 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">{fullName}</h2>
          {customer.hasAccount ? <Badge color="leaf">Con cuenta</Badge> : null}
        </div>
        <Menu
          label={`Más acciones de ${fullName}`}
          items={[
            { label: 'Unir duplicado', icon: <GitMerge />, onSelect: onMerge },
            {
              label: 'Eliminar',
              icon: <Trash2 />,
              tone: 'danger',
              separatorBefore: true,
              onSelect: onDelete,
            },
          ]}
        />
      </header>
      <ul className="flex flex-col gap-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
        {phone ? (
          <li className="flex items-center gap-2">
            <Phone aria-hidden="true" />
            {formatPhone(phone)}
          </li>
        ) : null}
        {email ? (
          <li className="flex items-center gap-2">
            <Mail aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </li>
        ) : null}
        {address ? (
          <li className="flex items-start gap-2">
            <MapPin aria-hidden="true" className="mt-0.5" />
            <span className="line-clamp-2 min-w-0 wrap-anywhere">{address}</span>
          </li>
        ) : null}
      </ul>
      {notes ? <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{notes}</p> : null}
      <dl className="tabular mt-auto grid grid-cols-3 gap-2 border-t border-line pt-3 text-sm">
        <Figure name="Pedidos" value={orderCount} />
        <Figure name="Compras" value={<Cordobas amount={totalSpent} />} />
        <Figure
          name="Último"
          value={lastOrderDate ? formatShortDay(businessDay(lastOrderDate)) : 'Ninguno'}
        />
      </dl>
      <footer className="flex items-center gap-2">
        <Button type="button" variant="secondary" size="small" icon={<History />} onClick={onHistory}>
          Historial
        </Button>
        <Button
          type="button"
          variant="secondary"
          size="small"
          icon={<Pencil />}
          aria-label={`Editar ${fullName}`}
          onClick={onEdit}
        >
          Editar
        </Button>
        {phone ? (
          <a
            href={chatLink(phone, `Hola, ${fullName.split(' ')[0]}.`)}
            target="_blank"
            rel="noreferrer"
            title="Escribir por WhatsApp"
            aria-label={`Escribir por WhatsApp a ${fullName}`}
            className={buttonLook({ variant: 'quiet', size: 'small' }, 'icon-button -mr-3 ml-auto')}
          >
            <MessageCircle aria-hidden="true" />
          </a>
        ) : null}
      </footer>
    </article>
  )
}

function Figure({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
