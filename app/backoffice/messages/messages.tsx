import { Mail } from 'lucide-react'
import { Form, Link } from 'react-router'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { markMessageRead } from '#app/shop/messages/close-message.server.ts'
import { listMessages, readMessage } from '#app/shop/messages/list-messages.server.ts'
import { type MessageFilter, messageFilters } from '#app/shop/messages/message-filter.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterBar } from '#app/ui/filter-bar.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/messages'

const labels: Record<MessageFilter, string> = {
  open: 'Abiertos',
  unread: 'Sin leer',
  closed: 'Cerrados',
  all: 'Todos',
}
const addresses: Record<MessageFilter, string> = {
  open: 'abiertos',
  unread: 'sin-leer',
  closed: 'cerrados',
  all: 'todos',
}

export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const params = new URL(request.url).searchParams
  const filter = messageFilters.find((name) => addresses[name] === params.get('estado')) ?? 'open'
  const page = pageNumber(params)
  const shown = rowId(params.get('ver'))
  const message = Number.isInteger(shown) && shown > 0 ? await readMessage(db, { id: shown }) : null
  if (message) await markMessageRead(db, { id: message.id, now: new Date() })
  const search = (params.get('buscar') ?? '').slice(0, 100)
  return { ...(await listMessages(db, { filter, search, page })), filter, page, message }
}

export const meta: Route.MetaFunction = () => [{ title: 'Mensajes' }]

type Row = Route.ComponentProps['loaderData']['rows'][number]

const kinds = { contact: 'Contacto', support: 'Soporte' } as const

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { rows, total, pages, page, filter, message } = loaderData
  const viewing = useDialogAddress('ver')
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title="Mensajes" subtitle="Lo que escriben por Contacto y Soporte" />
      <TabLinks
        label="Estado de los mensajes"
        items={messageFilters.map((name) => ({
          to: `?estado=${addresses[name]}`,
          label: labels[name],
          current: name === filter,
        }))}
      />
      <FilterBar count={total === 1 ? '1 mensaje' : `${formatCount(total)} mensajes`}>
        <SearchField label="Buscar mensajes" placeholder="Número, nombre, correo o texto" />
      </FilterBar>
      <DataTable
        caption="Mensajes"
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={(row) => viewing.open(row.id)}
        columns={[
          { name: 'Número', cell: (row) => <Opened row={row} onOpen={viewing.open} /> },
          { name: 'Recibido', cell: (row) => formatMoment(row.createdAt) },
          { name: 'De', cell: (row) => row.name },
          { name: 'Asunto', cell: (row) => row.subject },
          { name: 'Tipo', cell: (row) => kinds[row.kind], priority: 3 },
          { name: 'Estado', cell: (row) => <State row={row} /> },
        ]}
        card={(row) => (
          <div>
            <div className="flex items-center justify-between gap-3">
              <Opened row={row} onOpen={viewing.open} />
              <State row={row} />
            </div>
            <p className="font-semibold">{row.subject}</p>
            <p className="text-sm text-ink-soft">
              {row.name} · {formatMoment(row.createdAt)}
            </p>
          </div>
        )}
        empty={
          <EmptyState icon={<Mail />} title="No hay mensajes" text="Aquí llegan los de Contacto y Soporte." />
        }
      />
      <Pagination page={page} pages={pages} total={total} noun="mensajes" />
      <MessageDialog message={message} onClose={viewing.close} />
    </div>
  )
}

function Opened({ row, onOpen }: { row: Row; onOpen: (id: number) => void }) {
  return (
    <button type="button" className="link min-h-11 font-semibold" onClick={() => onOpen(row.id)}>
      {row.number}
    </button>
  )
}

function State({ row }: { row: Row }) {
  if (row.closedAt) return <Badge color="grey">Cerrado</Badge>
  return row.readAt ? <Badge color="yellow">Abierto</Badge> : <Badge color="blue">Sin leer</Badge>
}

function MessageDialog({ message, onClose }: { message: Row | null; onClose: () => void }) {
  if (!message) return null
  const chat = message.phone ? `https://wa.me/${message.phone.replace(/\D/g, '')}` : null
  return (
    <Dialog open onClose={onClose} title={`${message.number} · ${message.subject}`} size="lg">
      <div className="stack">
        <DescriptionList
          columns={2}
          items={[
            { term: 'De', value: message.name },
            { term: 'Tipo', value: kinds[message.kind] },
            { term: 'Correo', value: message.email },
            { term: 'Teléfono', value: message.phone ? formatPhone(message.phone) : null },
            { term: 'Recibido', value: formatMoment(message.createdAt) },
            { term: 'Cerrado', value: message.closedAt ? formatMoment(message.closedAt) : null },
          ]}
        />
        <p className="whitespace-pre-wrap break-words">{message.body}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor
            href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject} (${message.number})`)}`}
          >
            Responder por correo
          </ButtonAnchor>
          {chat ? (
            <ButtonAnchor href={chat} target="_blank" rel="noopener" variant="secondary">
              Responder por WhatsApp
            </ButtonAnchor>
          ) : null}
          <Form
            method="post"
            action={`/admin/mensajes/${message.id}/${message.closedAt ? 'reabrir' : 'cerrar'}`}
          >
            <Button variant="secondary">{message.closedAt ? 'Reabrir' : 'Cerrar mensaje'}</Button>
          </Form>
          {message.userId ? (
            <Link
              className="link self-center"
              to={`/admin/clientes?buscar=${encodeURIComponent(message.email)}`}
            >
              Ver cliente
            </Link>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
