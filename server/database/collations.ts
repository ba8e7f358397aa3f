import type pg from 'pg'
import type { Log } from './log.ts'

/**
 * An index on names keeps the order of the ICU library that wrote it. When a new version of the package brings
 * another ICU, the indexes are written again before anybody searches them.
 */
export async function renewCollations(client: pg.Client, log: Log) {
  const { rows } = await client.query<{ name: string }>(`
    select collnamespace::regnamespace || '.' || quote_ident(collname) as name
    from pg_collation
    where collprovider = 'i' and collnamespace <> 'pg_catalog'::regnamespace
      and collversion is distinct from pg_collation_actual_version(oid)`)
  if (rows.length === 0) return
  log.info('The order of Spanish text has a new version: writing the indexes again')
  await client.query('reindex database')
  for (const { name } of rows) await client.query(`alter collation ${name} refresh version`)
}
