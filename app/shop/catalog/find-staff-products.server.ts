import { sql } from 'drizzle-orm'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { exactly, matchesStaffSearch } from './staff-product-search.server.ts'

export type FoundProduct = {
  id: number
  name: string
  brand: string | null
  sku: string | null
  code: string | null
  finalPrice: Money
  onHand: number
  available: number
  active: boolean
  expiresOn: BusinessDay | null
  /** It is what was typed or scanned, to the letter. */
  exact: boolean
}

type Find = { text: string; atMost: number; onlyActive?: boolean }

/** The few products a person behind the counter means: a code or a SKU at once, else by name, brand or SKU. */
export async function findStaffProducts(
  db: Db,
  { text, atMost, onlyActive = false }: Find,
): Promise<FoundProduct[]> {
  const search = text.normalize('NFC').replaceAll('\u0000', '').trim().slice(0, 100)
  if (!search) return []
  const { rows } = await db.execute<FoundProduct>(sql`
    select p.id, p.name, p.brand, p.sku, p.code, p.final_price as "finalPrice", s.on_hand as "onHand",
      s.available, p.active, p.expires_on as "expiresOn", (${exactly(search)}) is true as exact
    from products p join stock s on s.product_id = p.id
    where p.archived_at is null ${onlyActive ? sql`and p.active` : sql``}
      and (${exactly(search)} or ${matchesStaffSearch(search)})
    order by exact desc, p.active desc, p.search_name like search_text(${search}) || '%' desc,
      p.name collate spanish, p.id
    limit ${atMost}`)
  const exact = rows.filter((row) => row.exact)
  return exact.length > 0 ? exact : rows
}
