import { migrate } from '#db/migrate.ts'
import { dropEverything } from '#db/reset.ts'
import { furnish } from '../../server/furnish.ts'
import { onDatabase } from './command.ts'

await onDatabase(async ({ pool, environment, log }) => {
  await dropEverything(pool)
  await migrate(pool, { log })
  const owner = await furnish(pool, environment, log.info)
  log.info('La base de datos está como nueva.')
  if (owner) log.info(`Primera cuenta: ${owner.email}  ${owner.password}`)
})
