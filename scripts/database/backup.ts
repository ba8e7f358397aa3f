import { backUp } from '#db/backup.ts'
import { namedFile, onDatabase } from './command.ts'

const file = namedFile('db:backup')

await onDatabase(async ({ pool, log }) => {
  const counts = Object.values(await backUp(pool, file, new Date()))
  const rows = counts.reduce((sum, count) => sum + count, 0)
  log.info(`Respaldo hecho: ${rows} filas de ${counts.length} tablas en ${file}`)
})
