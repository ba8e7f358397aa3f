import type pg from 'pg'
import type { Sequence } from './backup.ts'
import { type Header, openBackup } from './backup-file.ts'
import { apply, createHistory, readMigrations } from './migrate.ts'
import { Refusal } from './refusal.ts'
import { dropEverything, isEmpty } from './reset.ts'
import { quoted, quotedList, readTables } from './tables.ts'

type Options = { file: string; replace: boolean }

/** Puts a backup in the place of what the database holds: all of it, or nothing at all. */
export async function restore(pool: pg.Pool, { file, replace }: Options) {
  const { header, parts } = await openBackup(file)
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin')
    if (!replace && !(await isEmpty(client)))
      throw new Refusal(
        'La base de datos no está vacía: agrega -- --replace para poner el respaldo en lugar de lo que tiene.',
      )
    await dropEverything(client)
    await applyAsOf(client, header)
    const finish = await openForLoading(client)
    const columns = new Map((await readTables(client)).map((table) => [table.name, table.columns]))
    const counts: Record<string, number> = {}
    for await (const part of parts) {
      if ('sequences' in part) await setSequences(client, part.sequences)
      else counts[part.table] = (counts[part.table] ?? 0) + (await insert(client, part, columns))
    }
    await finish()
    await client.query('commit')
    await client.query('vacuum analyze')
    return counts
  } finally {
    client.release(true)
  }
}

/** The schema as it was when the backup was made; what came later is migrated afterwards, as in any database. */
async function applyAsOf(client: pg.ClientBase, { migrations }: Header) {
  const own = new Map(readMigrations().map((migration) => [migration.name, migration]))
  await createHistory(client)
  for (const { name, hash } of migrations) {
    const migration = own.get(name)
    if (migration?.hash !== hash)
      throw new Refusal(
        `El respaldo es de otra versión: este código no tiene su migración ${name}. Usa la versión que lo hizo.`,
      )
    await apply(client, migration)
  }
}

/** Rows arrive table by table: triggers stay silent and foreign keys are checked once, when all are in. */
async function openForLoading(client: pg.ClientBase) {
  const tables = (await readTables(client)).map(({ name }) => name)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${quotedList(tables)}`)

  return async function finish() {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
  }
}

async function insert(
  client: pg.ClientBase,
  { table, rows }: { table: string; rows: string[] },
  columns: Map<string, string[]>,
) {
  const names = quotedList(columns.get(table) ?? [])
  await client.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  )
  return rows.length
}

async function setSequences(client: pg.ClientBase, sequences: Sequence[]) {
  for (const { name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called])
}
