import { migrate } from '#db/migrate.ts'
import { onDatabase } from './command.ts'

await onDatabase(async ({ pool, log }) => {
  await migrate(pool, { log })
  log.info('La base de datos está al día.')
})
