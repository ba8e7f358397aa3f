import type pg from 'pg'
import { ensureFirstOwner } from '#app/shop/accounts/ensure-first-owner.server.ts'
import { createDatabase } from '#db/client.ts'
import { seedDemo } from '#db/seed/demo.ts'
import type { Environment } from './environment.ts'
import { keepSecret } from './secrets.ts'

/** The demo shop in an empty database, and an owner who can sign in. Returns the owner's way in when it is still the first one. */
export async function furnish(pool: pg.Pool, environment: Environment, say: (line: string) => void) {
  const db = createDatabase(pool)
  const now = new Date()
  if (environment.SEED === 'demo') {
    const password = keepSecret(environment.DATA_DIR, 'demo-password')
    const { seeded } = await seedDemo(db, { now, log: say, password })
    if (seeded) say(`  Personal de muestra: encargada@example.com y vendedora@example.com, clave ${password}`)
  }
  const email = environment.ADMIN_EMAIL ?? 'duena@fitonica.example'
  const password = environment.ADMIN_PASSWORD ?? keepSecret(environment.DATA_DIR, 'first-owner-password')
  const { created } = await ensureFirstOwner(db, { email, password, now })
  if (environment.ADMIN_PASSWORD) return created ? { email, password: '(la de ADMIN_PASSWORD)' } : null
  return created ? { email, password } : null
}
