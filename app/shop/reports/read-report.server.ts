import type { Db } from '#db/client.ts'
import {
  bestSellers,
  salesByBrand,
  salesByCategory,
  salesByDay,
  salesByDepartment,
  salesByPaymentMethod,
} from './breakdowns.server.ts'
import type { Period } from './period.ts'
import { countLowStock, lowStock } from './stock-at-risk.server.ts'
import { summarise, summariseCosts } from './summary.server.ts'

/** Everything the report shows; costs and margin only for those who may see them. */
export async function readReport(db: Db, { period, withCosts }: { period: Period; withCosts: boolean }) {
  const [summary, costs, days, categories, brands, best, methods, departments, low, lowCount] =
    await Promise.all([
      summarise(db, period),
      withCosts ? summariseCosts(db, period) : null,
      salesByDay(db, period),
      salesByCategory(db, period),
      salesByBrand(db, period),
      bestSellers(db, period, { limit: 20 }),
      salesByPaymentMethod(db, period),
      salesByDepartment(db, period),
      lowStock(db, { limit: 50 }),
      countLowStock(db),
    ])
  return { period, summary, costs, days, categories, brands, best, methods, departments, low, lowCount }
}

export type Report = Awaited<ReturnType<typeof readReport>>
