import { z } from 'zod/mini'
import { recordPageView } from '#app/shop/page-views/record-page-view.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/page-views'

const view = z.object({ path: z.string(), referrer: z.optional(z.string()) })

export async function action({ request }: Route.ActionArgs) {
  const sent = view.safeParse(await request.json().catch(() => null))
  if (!sent.success) return new Response(null, { status: 400 })
  const { path, referrer } = sent.data
  const recorded = await recordPageView(db, { path, referrer: referrer || null, now: new Date() })
  return new Response(null, { status: recorded ? 204 : 400 })
}
