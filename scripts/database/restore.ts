import { migrate } from '#db/migrate.ts'
import { restore } from '#db/restore.ts'
import { namedFile, onDatabase } from './command.ts'

const file = namedFile('db:restore')

await onDatabase(async ({ pool, log }) => {
  const counts = Object.values(await restore(pool, { file, replace: process.argv.includes('--replace') }))
  await migrate(pool, { log })
  const rows = counts.reduce((sum, count) => sum + count, 0)
  log.info(`Restaurado: ${rows} filas de ${counts.length} tablas de ${file}`)
})
