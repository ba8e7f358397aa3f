import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import type { Persona, World } from './people.ts'
import { moduleOf, type Way } from './routes.ts'
import type { Row } from './rows.ts'

/** in: it was answered. home, panel: led away. refused: told that it may not, or that there is no such thing for them. */
export type Answer = { entered: 'in' | 'home' | 'panel' | 'refused' | 'missing'; said: string }

/** Asks the way's own loader or action, without the frames around it: each must guard itself. */
export async function ask(way: Way, row: Row, persona: Persona, world: World): Promise<Answer> {
  const { loader, action } = await moduleOf(way)
  if (way.method === 'GET' && !loader) return { entered: 'in', said: '' }
  const path = fill(way.path, row.params?.(world) ?? {})
  const handler = createStaticHandler([{ id: 'asked', path: way.path, loader, action }])
  const headers = new Headers({ cookie: await world.cookieOf(persona), 'x-client-address': '203.0.113.5' })
  const leaving = new AbortController()
  const request = new Request(`${process.env.PUBLIC_URL}${path}${row.search ?? ''}`, {
    method: way.method,
    headers,
    signal: leaving.signal,
    body: way.method === 'POST' ? new URLSearchParams(row.form?.(world) ?? {}) : undefined,
  })
  const answer = await given(() => handler.queryRoute(request, { routeId: 'asked' }))
  const read = await understand(answer)
  leaving.abort()
  return read
}

/** Parameters that a row does not give name nothing that exists. */
function fill(path: string, params: Record<string, string | number>) {
  return path.replace(/[:*](\w*)\??/g, (_, name: string) => String(params[name || 'rest'] ?? '999999'))
}

async function given(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Response || isRouteErrorResponse(thrown)) return thrown
    throw thrown
  }
}

async function understand(answer: unknown): Promise<Answer> {
  if (answer instanceof Response) {
    const streaming = answer.headers.get('content-type')?.includes('event-stream')
    const location = answer.headers.get('location')
    const said = streaming ? '' : await answer.clone().text()
    if (streaming) await answer.body?.cancel()
    if (location !== null) return { entered: leadsTo(location, answer.headers), said: '' }
    return { entered: byStatus(answer.status), said }
  }
  const { init, status, data } = (answer ?? {}) as { init?: ResponseInit; status?: number; data?: unknown }
  const code = isRouteErrorResponse(answer) ? status : init?.status
  return { entered: byStatus(code ?? 200), said: JSON.stringify(data ?? answer ?? null) }
}

function leadsTo(location: string, headers: Headers): Answer['entered'] {
  const toasts = headers.getSetCookie().map((cookie) => decodeURIComponent(cookie))
  if (location === '/' && toasts.length === 0) return 'home'
  return toasts.some((toast) => toast.includes('no tiene permiso')) ? 'panel' : 'in'
}

function byStatus(status: number): Answer['entered'] {
  if (status === 401 || status === 403) return 'refused'
  return status === 404 ? 'missing' : 'in'
}
