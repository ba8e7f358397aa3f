import type { Auth } from './auth.server.ts'

/** Ends the session on the server, and has the browser forget its cookie. */
export async function signOut({ auth, headers }: { auth: Auth; headers: Headers }): Promise<Headers> {
  const answer = await auth.api.signOut({ headers, returnHeaders: true })
  return new Headers(answer.headers.getSetCookie().map((cookie) => ['set-cookie', cookie]))
}

/** Whoever signs in begins a new session; the one this browser had before is over. */
export async function endReplacedSession(auth: Auth, headers: Headers): Promise<void> {
  if (headers.get('cookie')) await auth.api.signOut({ headers })
}
