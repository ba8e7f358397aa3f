import type { StaffMember } from '#app/shop/accounts/list-staff.server.ts'
import { roleNames } from '#app/shop/accounts/roles.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatMoment, formatShortDay } from '#app/shop/kernel/dates.ts'
import { Badge, type BadgeColor } from '#app/ui/badge.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { Menu, type MenuItem } from '#app/ui/menu.tsx'
import type { Question } from './member-question.tsx'

type Props = {
  staff: StaffMember[]
  ownId: string
  onRole: (id: string) => void
  onAsk: (question: Question, id: string) => void
}

const states: Record<StaffMember['state'], { text: string; color: BadgeColor }> = {
  active: { text: 'Activo', color: 'green' },
  invited: { text: 'Invitado', color: 'yellow' },
  disabled: { text: 'Desactivado', color: 'grey' },
}

export function StaffTable({ staff, ownId, onRole, onAsk }: Props) {
  const menu = (member: StaffMember) => (
    <Menu label={`Acciones de ${member.name}`} items={actionsFor(member, { ownId, onRole, onAsk })} />
  )
  const columns: Column<StaffMember>[] = [
    { name: 'Nombre', cell: (member) => <Who member={member} ownId={ownId} /> },
    { name: 'Rol', cell: ({ role }) => roleNames[role] },
    { name: 'Estado', cell: (member) => <State member={member} /> },
    { name: 'Dos pasos', cell: ({ twoFactor }) => (twoFactor ? 'Sí' : 'No'), priority: 3 },
    { name: 'Sesiones', cell: ({ sessions }) => sessions, numeric: true, priority: 3 },
    { name: 'Última entrada', cell: (member) => lastSeen(member), priority: 3 },
    { name: 'Desde', cell: ({ createdAt }) => formatShortDay(businessDay(new Date(createdAt))), priority: 4 },
    { name: 'Acciones', hideName: true, cell: menu },
  ]
  return (
    <DataTable
      caption="Personal"
      columns={columns}
      rows={staff}
      rowKey={({ id }) => id}
      card={(member) => (
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <Who member={member} ownId={ownId} />
            <p className="mt-2 flex flex-wrap items-center gap-2">
              {roleNames[member.role]} <State member={member} />
            </p>
            <p className="text-sm text-ink-soft">
              {lastSeen(member)} · {member.twoFactor ? 'con dos pasos' : 'sin dos pasos'}
            </p>
          </div>
          {menu(member)}
        </div>
      )}
      empty={null}
    />
  )
}

function Who({ member, ownId }: { member: StaffMember; ownId: string }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {member.name}
        {member.id === ownId ? ' (tú)' : ''}
      </p>
      <p className="break-all text-sm text-ink-soft">{member.email}</p>
    </div>
  )
}

function State({ member }: { member: StaffMember }) {
  const { text, color } = states[member.state]
  return <Badge color={color}>{text}</Badge>
}

const lastSeen = ({ lastSeen: seen }: StaffMember) =>
  seen ? formatMoment(new Date(seen)) : 'Sin sesión abierta'

type Choices = Pick<Props, 'ownId' | 'onRole' | 'onAsk'>

function actionsFor(member: StaffMember, { ownId, onRole, onAsk }: Choices): MenuItem[] {
  const ask = (question: Question) => () => onAsk(question, member.id)
  const items: MenuItem[] = [{ label: 'Cambiar rol', onSelect: () => onRole(member.id) }]
  if (member.state === 'invited')
    items.push({ label: 'Enviar invitación otra vez', onSelect: ask('invitacion') })
  if (member.sessions > 0) items.push({ label: 'Cerrar sus sesiones', onSelect: ask('sesiones') })
  if (member.twoFactor) items.push({ label: 'Quitar dos pasos', onSelect: ask('dos-pasos') })
  if (member.state === 'disabled')
    items.push({ label: 'Activar', onSelect: ask('activar'), separatorBefore: true })
  else if (member.id !== ownId) {
    items.push({ label: 'Desactivar', tone: 'danger', onSelect: ask('desactivar'), separatorBefore: true })
  }
  return items
}
