import type pg from 'pg'

export type Table = { name: string; columns: string[] }

/** The shop's tables with the columns that hold what somebody wrote; generated ones follow by themselves. */
export async function readTables(client: pg.ClientBase | pg.Pool): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, json_agg(a.attname order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

export function quotedList(names: string[]) {
  return names.map(quoted).join(', ')
}
