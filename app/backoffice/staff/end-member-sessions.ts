import { data } from 'react-router'
import { endStaffSessions } from '#app/shop/accounts/manage-staff.server.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/end-member-sessions'
import { refusals } from './refusals.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'owner')
  const outcome = await endStaffSessions(db, { id: params.id, by, now: new Date() })
  if (!outcome.ok) return data({ error: refusals[outcome.reason] }, { status: 409 })
  return redirectWithToast('/admin/personal', { title: 'Sesiones cerradas', kind: 'success' })
}
