import { lt, sql } from 'drizzle-orm'
import { delimiterOf, readFileText } from '#app/shop/catalog/csv/file-text.ts'
import { readHeader } from '#app/shop/catalog/csv/parse-row.ts'
import { BrokenFile, readRows } from '#app/shop/catalog/csv/read-rows.server.ts'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import type { Db } from '#db/client.ts'
import { importRuns } from '#db/schema/imports.ts'

export type By = { id: string; name: string }
type Store = { fileName: string; bytes: Uint8Array; by: By; now: Date }

export type FileRefusal =
  | { reason: 'empty' | 'spreadsheet' | 'not-text' | 'too-large' }
  | { reason: 'missing-columns'; missing: string[] }
  | { reason: 'broken'; detail: string }

export const LARGEST_FILE = 32 * 1024 * 1024
const KEPT_DAYS = 30

/** Takes a file in when it can be a list of products; what is in its rows is found out afterwards. */
export async function storeImport(
  db: Db,
  { fileName, bytes, by, now }: Store,
): Promise<Outcome<{ id: number; small: boolean }, FileRefusal>> {
  if (bytes.byteLength > LARGEST_FILE) return refused('too-large')
  const read = readFileText(bytes)
  if ('reason' in read) return refused(read.reason)
  const header = await firstRow(read.text)
  if (header instanceof BrokenFile) return refused('broken', { detail: header.message })
  const { missing } = readHeader(header)
  if (missing.length > 0) return refused('missing-columns', { missing })
  await db
    .delete(importRuns)
    .where(
      lt(importRuns.createdAt, sql`${now.toISOString()}::timestamptz - ${`${KEPT_DAYS} days`}::interval`),
    )
  const [run] = await db
    .insert(importRuns)
    .values({
      fileName: fileName.trim().slice(0, 200) || 'productos.csv',
      file: bytes,
      encoding: read.encoding,
      delimiter: delimiterOf(read.text).delimiter,
      header,
      state: 'reading',
      userId: by.id,
      userName: by.name,
      createdAt: now,
    })
    .returning({ id: importRuns.id })
  if (!run) throw new Error('The import was not written')
  return { ok: true, id: run.id, small: bytes.byteLength <= 200_000 }
}

async function firstRow(text: string): Promise<string[] | BrokenFile> {
  try {
    for await (const { cells } of readRows(text)) return cells
    return []
  } catch (error) {
    if (error instanceof BrokenFile) return error
    throw error
  }
}
