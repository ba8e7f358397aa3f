import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'
import type { Db } from '#db/client.ts'
import type { ImportOutcome } from '#db/schema/imports.ts'
import { readCategories, readKnownProducts } from './known-products.server.ts'
import { planRow } from './plan-row.ts'
import { listImportRows } from './read-import.server.ts'

export type FieldStep = { field: string; before: unknown; after: unknown }
type Page = { importId: number; outcomes: readonly ImportOutcome[]; page: number; isRun: boolean }

/** A page of rows; before the run each update shows what it would change of the product as it is now. */
export async function previewRows(db: Db, { importId, outcomes, page, isRun }: Page) {
  const list = await listImportRows(db, { importId, outcomes, page })
  const updates = list.rows.flatMap(({ outcome, product }) =>
    outcome === 'update' && product && !isRun ? [product] : [],
  )
  const known = await readKnownProducts(db, updates, { lock: false })
  const categories = updates.length > 0 ? await readCategories(db) : { idOf: () => null }
  return {
    ...list,
    rows: list.rows.map(({ product, ...row }) => ({
      ...row,
      product: product && shown(product),
      steps: product && updates.includes(product) ? stepsOf(product) : [],
    })),
  }

  function stepsOf(product: CsvProduct): FieldStep[] {
    const plan = planRow(product, { known, categories, withStock: true }, (text) => text)
    if (plan.outcome !== 'update') return []
    const current = known.find((one) => one.id === plan.id)
    const fields = Object.entries(plan.changes).map(([field, after]) => ({
      field,
      before: current?.[field as keyof typeof current],
      after,
    }))
    return plan.stock === null
      ? fields
      : [...fields, { field: 'stock', before: current?.onHand, after: plan.stock }]
  }
}

const shown = ({ name, price, cost, stock, sku }: CsvProduct) => ({ name, price, cost, stock, sku })
