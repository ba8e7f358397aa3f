import { endSessions } from '#app/shop/accounts/end-sessions.server.ts'
import { db } from '#app/web/database.server.ts'
import { currentSession, requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/end-my-sessions'

export async function action({ request }: Route.ActionArgs) {
  const { id } = await requireStaff(request, 'seller')
  const ended = await endSessions(db, { userId: id, except: (await currentSession(request))?.sessionId })
  const text = ended === 1 ? 'Cerramos 1 sesión' : `Cerramos ${ended} sesiones`
  return redirectWithToast('/admin/mi-cuenta', { title: 'Listo', text, kind: 'success' })
}
