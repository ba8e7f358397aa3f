import type { Auth } from './auth.server.ts'
import type { StaffRole } from './roles.ts'

export type CurrentUser = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  kind: 'customer' | 'staff'
  role: StaffRole | null
  phone: string | null
  address: string | null
  twoFactorEnabled: boolean
  createdAt: Date
}

export type CurrentSession = { user: CurrentUser; sessionId: string; token: string }

/** A working day: whoever works in the shop signs in every morning. */
const longestStaffSession = 24 * 60 * 60_000

/** Who asks, by the session cookie, read from the database every time: an ended session is over at once. */
export async function readSession(auth: Auth, headers: Headers): Promise<CurrentSession | null> {
  if (!headers.get('cookie')) return null
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!found || found.user.disabledAt) return null
  const { user, session } = found
  if (user.kind === 'staff' && Date.now() - session.createdAt.getTime() > longestStaffSession) return null
  return {
    sessionId: session.id,
    token: session.token,
    user: {
      id: user.id,
      name: user.name,
      email: user.contactEmail,
      emailVerified: user.emailVerified,
      kind: user.kind as CurrentUser['kind'],
      role: (user.role ?? null) as CurrentUser['role'],
      phone: user.phone ?? null,
      address: user.address ?? null,
      twoFactorEnabled: user.twoFactorEnabled ?? false,
      createdAt: user.createdAt,
    },
  }
}
