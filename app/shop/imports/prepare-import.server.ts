import { sql } from 'drizzle-orm'
import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import { readFileText } from '#app/shop/catalog/csv/file-text.ts'
import { parseRow, readHeader } from '#app/shop/catalog/csv/parse-row.ts'
import { BrokenFile, type FileRow, readRows } from '#app/shop/catalog/csv/read-rows.server.ts'
import type { Db } from '#db/client.ts'
import type { ImportOutcome } from '#db/schema/imports.ts'
import { claimImport, leaveImport, reportProgress } from './claim-import.server.ts'
import { type Categories, readCategories, readKnownProducts } from './known-products.server.ts'
import { planRow } from './plan-row.ts'

export const MOST_ROWS = 100_000
const BATCH = 500

type StoredRow = {
  row_number: number
  cells: string[]
  product: CsvProduct | null
  product_id: number | null
  outcome: ImportOutcome
  problems: string[]
}

/** Reads the file into rows, each with what it would do: the preview. */
export async function prepareImport(db: Db, { importId }: { importId: number }): Promise<boolean> {
  const run = await claimImport(db, { id: importId, state: 'reading' })
  if (!run?.file) return false
  const read = readFileText(run.file)
  if ('reason' in read) {
    await leaveImport(db, importId, 'refused', { failure: 'El archivo no se pudo leer.', file: null })
    return true
  }
  await db.execute(sql`delete from import_rows where import_id = ${importId}`)
  try {
    const rows = await readInto(db, importId, read.text)
    await leaveImport(db, importId, 'ready', { rowsTotal: rows, rowsDone: 0, file: null })
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    await leaveImport(db, importId, 'refused', { failure: error.message, file: null })
  }
  return true
}

async function readInto(db: Db, importId: number, text: string): Promise<number> {
  const categories = await readCategories(db)
  const seen = { ids: new Map<number, number>(), skus: new Map<string, number>() }
  let heading: ReturnType<typeof readHeader> | undefined
  let batch: FileRow[] = []
  let count = 0
  const flush = async () => {
    if (!heading || batch.length === 0) return
    count += await storeBatch(db, importId, batch, heading, categories, seen)
    batch = []
    await reportProgress(db, importId, { rowsDone: count })
  }
  for await (const row of readRows(text)) {
    if (!heading) heading = readHeader(row.cells)
    else batch.push(row)
    if (row.rowNumber > MOST_ROWS)
      throw new BrokenFile('El archivo tiene más de 100,000 filas: divídelo en varios.')
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  return count
}

type Seen = { ids: Map<number, number>; skus: Map<string, number> }
type Heading = ReturnType<typeof readHeader>

async function storeBatch(
  db: Db,
  importId: number,
  batch: FileRow[],
  heading: Heading,
  categories: Categories,
  seen: Seen,
): Promise<number> {
  const parsed = batch.map((row) => ({ row, parsed: parseRow(row.cells, row.rowNumber, heading) }))
  const products = parsed.flatMap(({ parsed }) => (parsed.kind === 'product' ? [parsed.product] : []))
  const known = await readKnownProducts(db, products, { lock: false })
  const stored = parsed.flatMap(({ row, parsed }): StoredRow[] => {
    const base = { row_number: row.rowNumber, cells: row.cells, product: null, product_id: null }
    if (parsed.kind === 'blank') return []
    if (parsed.kind === 'skipped') return [{ ...base, outcome: 'skipped', problems: [parsed.problem] }]
    if (parsed.kind === 'error') return [{ ...base, outcome: 'error', problems: parsed.problems }]
    const say = (text: string) => `Fila ${row.rowNumber}: ${text}`
    const plan = planRow(parsed.product, { known, categories, withStock: true }, say)
    const repeated = repetition(parsed.product, 'id' in plan ? plan.id : undefined, row.rowNumber, seen)
    if (repeated) return [{ ...base, outcome: 'error', problems: [say(repeated)] }]
    return [
      {
        ...base,
        product: plan.outcome === 'error' ? null : parsed.product,
        product_id: 'id' in plan ? plan.id : null,
        outcome: plan.outcome,
        problems: [...parsed.warnings, ...plan.problems],
      },
    ]
  })
  await db.execute(sql`
    insert into import_rows (import_id, row_number, cells, product, product_id, outcome, problems)
    select ${importId}, row_number, cells, product, product_id, outcome, problems
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as r (row_number int, cells text[],
      product jsonb, product_id int, outcome text, problems text[])`)
  return stored.length
}

/** The same product twice in one file: which of the two is meant cannot be known. */
function repetition(
  { sku }: CsvProduct,
  productId: number | undefined,
  rowNumber: number,
  { ids, skus }: Seen,
): string | null {
  const key = sku?.toUpperCase()
  const sameProduct = productId ? ids.get(productId) : undefined
  const sameSku = key ? skus.get(key) : undefined
  if (productId && !sameProduct) ids.set(productId, rowNumber)
  if (key && !sameSku) skus.set(key, rowNumber)
  if (sameProduct) return `el mismo producto ya está en la fila ${sameProduct}`
  return sameSku ? `el SKU ${sku} ya está en la fila ${sameSku}` : null
}
