import { sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'

export type DepartmentRow = {
  id: number
  name: string
  shippingCost: Money
  active: boolean
  version: number
  updatedAt: Date
}

const sorts = {
  nombre: sql`name collate spanish`,
  costo: sql`shipping_cost`,
  estado: sql`active`,
  actualizado: sql`updated_at`,
}
export type DepartmentSort = keyof typeof sorts
export const departmentSorts = Object.keys(sorts) as DepartmentSort[]

const PAGE = 50
type Raw = Omit<DepartmentRow, 'updatedAt'> & { updatedAt: string }
type Page = { search: string; sort: DepartmentSort; descending: boolean; page: number }

export async function listDepartmentsForStaff(db: Db, { search, sort, descending, page }: Page) {
  const like = search.replace(/[\\%_]/g, '\\$&')
  const where = search
    ? sql`archived_at is null and search_text(name) like '%' || search_text(${like}) || '%'`
    : sql`archived_at is null`
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from departments where ${where}`,
  )
  const total = counted[0]?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE))
  const at = Math.min(page, pages)
  const { rows } = await db.execute<Raw>(sql`
    ${selectDepartments} where ${where}
    order by ${sorts[sort]} ${descending ? sql`desc` : sql`asc`}, id
    limit ${PAGE} offset ${(at - 1) * PAGE}`)
  return { rows: rows.map(toRow), total, pages, page: at }
}

export async function readDepartment(db: Db, id: number): Promise<DepartmentRow | null> {
  const { rows } = await db.execute<Raw>(sql`${selectDepartments} where id = ${id} and archived_at is null`)
  return rows[0] ? toRow(rows[0]) : null
}

const selectDepartments = sql`
  select id, name, shipping_cost as "shippingCost", active, version, updated_at as "updatedAt" from departments`

const toRow = ({ updatedAt, ...row }: Raw): DepartmentRow => ({ ...row, updatedAt: new Date(updatedAt) })
