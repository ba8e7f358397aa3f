import { migrate } from '#db/migrate.ts'
import { Refusal } from '#db/refusal.ts'
import { isEmpty } from '#db/reset.ts'
import { furnish } from '../../server/furnish.ts'
import { onDatabase } from './command.ts'

await onDatabase(async ({ pool, environment, log }) => {
  await migrate(pool, { log })
  if (!(await isEmpty(pool)))
    throw new Refusal(
      'La base de datos no está vacía: npm run db:reset la deja como nueva, con la tienda de muestra.',
    )
  await furnish(pool, { ...environment, SEED: 'demo' }, log.info)
  log.info('La tienda de muestra está en la base de datos.')
})
