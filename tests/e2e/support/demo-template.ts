import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '#db/client.ts'
import { seedDemo } from '#db/seed/demo.ts'
import { makeTemplate, migrationsHash, testServer } from '#tests/support/template-database.ts'
import { seedHash } from './seed-hash.ts'

/** The whole demo shop once, which every worker clones; made again only when the model or the seed changed. */
export default async function setup() {
  const name = `demo_${migrationsHash()}_${seedHash()}`
  const server = await testServer('browser', name)
  await makeTemplate(server.url, name, (pool) =>
    seedDemo(createDatabase(pool), { now: new Date(), log: () => undefined }),
  )
  process.env.E2E_SERVER_URL = server.url
  process.env.E2E_TEMPLATE = name
  const pictures = mkdtempSync(join(tmpdir(), 'fotos-'))
  process.env.E2E_PICTURES = pictures
  return async () => {
    rmSync(pictures, { recursive: true, force: true })
    await server.stop()
  }
}
