import { migrate } from '#db/migrate.ts'
import { onDatabase } from './command.ts'

await onDatabase(async ({ pool, log }) => {
  await migrate(pool, { log })
  log.info('The database has the schema of this code.')
})
