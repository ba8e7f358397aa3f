import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type StaffCategory = {
  id: number
  name: string
  slug: string
  description: string | null
  active: boolean
  position: number
  version: number
  products: number
  createdAt: Date
}

const sorts = {
  nombre: sql`c.name collate spanish`,
  orden: sql`c.position`,
  productos: sql`products`,
  estado: sql`c.active`,
  fecha: sql`c.created_at`,
}
export type CategorySort = keyof typeof sorts
export const categorySorts = Object.keys(sorts) as CategorySort[]

const PAGE = 50
type Page = { search: string; sort: CategorySort; descending: boolean; page: number }

/** The categories with how many products each has. */
export async function listCategoriesForStaff(db: Db, { search, sort, descending, page }: Page) {
  const where = sql`c.archived_at is null ${
    search ? sql`and search_text(c.name) like '%' || search_text(${escapeLike(search)}) || '%'` : sql``
  }`
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from categories c where ${where}`,
  )
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const at = Math.min(page, pages)
  const { rows } = await db.execute<Omit<StaffCategory, 'createdAt'> & { createdAt: string }>(sql`
    select c.id, c.name, c.slug, c.description, c.active, c.position, c.version, c.created_at as "createdAt",
      (select count(*)::int from products p where p.category_id = c.id and p.archived_at is null) as products
    from categories c where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, c.id
    limit ${PAGE} offset ${(at - 1) * PAGE}`)
  return {
    rows: rows.map((row): StaffCategory => ({ ...row, createdAt: new Date(row.createdAt) })),
    total,
    pages,
    page: at,
  }
}

export async function readCategoryForStaff(db: Db, id: number): Promise<StaffCategory | null> {
  const { rows } = await db.execute<Omit<StaffCategory, 'createdAt'> & { createdAt: string }>(sql`
    select c.id, c.name, c.slug, c.description, c.active, c.position, c.version, c.created_at as "createdAt",
      (select count(*)::int from products p where p.category_id = c.id and p.archived_at is null) as products
    from categories c where c.id = ${id} and c.archived_at is null`)
  const [row] = rows
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
