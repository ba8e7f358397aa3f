import { businessDay } from '#app/shop/kernel/business-day.ts'
import type { Db } from '#db/client.ts'
import { pageViews } from '#db/schema/page-views.ts'

type View = { path: string; referrer: string | null; now: Date }

/** Counts a page somebody looked at, and keeps nothing about who. Returns whether it was a page to count. */
export async function recordPageView(db: Db, { path, referrer, now }: View): Promise<boolean> {
  if (!path.startsWith('/') || path.startsWith('//') || path.startsWith('/admin')) return false
  await db.insert(pageViews).values({
    path: path.split(/[?#]/)[0]?.slice(0, 200) ?? '/',
    referrer: referrer ? originOf(referrer) : null,
    day: businessDay(now),
    at: now,
  })
  return true
}

/** Only the site somebody came from: the rest of an address may say more than we should keep. */
function originOf(referrer: string): string | null {
  const origin = URL.parse(referrer)?.origin
  return origin && origin !== 'null' ? origin.slice(0, 200) : null
}
