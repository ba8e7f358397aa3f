import { mayActAs } from '#app/shop/accounts/roles.ts'
import type { StaffNewsEvent } from '#app/shop/orders/staff-news.ts'
import { currentUser, requireStaff } from '#app/web/session.server.ts'
import { hearNews } from '#app/web/staff-news-hub.server.ts'
import type { Route } from './+types/news'

/** Shorter than what proxies and phones take for a dead connection. */
const HEARTBEAT_MS = 25_000

/** News as they come (Server-Sent Events), for as long as the person is signed in and listening. */
export async function loader({ request }: Route.LoaderArgs) {
  const { role } = await requireStaff(request, 'seller')
  const seesMessages = mayActAs(role, 'manager')
  const headers = new Headers(request.headers)
  const encoder = new TextEncoder()
  let stop = () => {}

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      const end = () => {
        stop()
        controller.close()
      }
      const heartbeat = setInterval(async () => {
        const user = await currentUser(new Request(request.url, { headers })).catch(() => null)
        if (ended) return
        if (user?.kind === 'staff' && user.role === role) say(': still here\n\n')
        else end()
      }, HEARTBEAT_MS)
      const leave = hearNews({
        hear: (event) => {
          const seen = seesMessages ? event : withoutMessages(event)
          if (seen) say(`data: ${JSON.stringify(seen)}\n\n`)
        },
        end,
      })
      let ended = false
      stop = () => {
        ended = true
        clearInterval(heartbeat)
        leave()
      }
      request.signal.addEventListener('abort', () => !ended && stop())
      say('retry: 3000\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  })
}

function withoutMessages({ news, arrived }: StaffNewsEvent): StaffNewsEvent | null {
  if (arrived?.kind === 'message') return null
  return { news: { ...news, messages: 0 }, arrived }
}
