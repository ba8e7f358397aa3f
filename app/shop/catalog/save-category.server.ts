import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Outcome, refused } from '#app/shop/kernel/outcome.ts'
import { slug } from '#app/shop/kernel/search-text.ts'
import { recordStaffAction } from '#app/shop/staff-log/record-staff-action.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { categories } from '#db/schema/categories.ts'
import type { CategoryInput } from './category-form.ts'
import type { By } from './create-product.server.ts'

type Create = { category: CategoryInput; by: By; now: Date }
type Edit = Create & { id: number; version: number }
type Refusal = { reason: 'name-taken' } | { reason: 'not-found' } | { reason: 'changed-meanwhile' }

export async function createCategory(
  db: Db,
  { category, by, now }: Create,
): Promise<Outcome<{ id: number }, { reason: 'name-taken' }>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    if (await nameTaken(tx, category.name, 0)) return refused('name-taken')
    const values = { ...category, slug: await freeSlug(tx, category.name), createdAt: now, updatedAt: now }
    const [row] = await tx.insert(categories).values(values).returning({ id: categories.id })
    if (!row) throw new Error('The category was not written')
    const after = category
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'creó',
      entity: 'categoría',
      entityId: row.id,
      after,
    })
    return { ok: true, id: row.id }
  })
}

/** Its address (slug) stays when the name changes, so that links to it keep working. */
export async function editCategory(
  db: Db,
  { id, version, category, by, now }: Edit,
): Promise<Outcome<{ changed: string[] }, Refusal>> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const before = await lockCategory(tx, id)
    if (!before) return refused('not-found')
    if (before.version !== version) return refused('changed-meanwhile')
    const changes = Object.fromEntries(
      Object.entries(category).filter(([field, value]) => before[field as keyof typeof before] !== value),
    )
    const changed = Object.keys(changes)
    if (changed.length === 0) return { ok: true, changed }
    if (await nameTaken(tx, category.name, id)) return refused('name-taken')
    await tx
      .update(categories)
      .set({ ...changes, version: version + 1, updatedAt: now })
      .where(eq(categories.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'editó',
      entity: 'categoría',
      entityId: id,
      before: Object.fromEntries(changed.map((field) => [field, before[field as keyof typeof before]])),
      after: changes,
    })
    return { ok: true, changed }
  })
}

export async function archiveCategory(
  db: Db,
  { id, by, now }: { id: number; by: By; now: Date },
): Promise<Outcome<{ name: string }, { reason: 'not-found' }>> {
  return db.transaction(async (tx) => {
    const before = await lockCategory(tx, id)
    if (!before) return refused('not-found')
    await tx
      .update(categories)
      .set({ archivedAt: now, active: false, version: before.version + 1, updatedAt: now })
      .where(eq(categories.id, id))
    await recordStaffAction(tx, {
      by,
      at: now,
      action: 'eliminó',
      entity: 'categoría',
      entityId: id,
      before: { name: before.name, active: before.active },
    })
    return { ok: true, name: before.name }
  })
}

/** Names and addresses are chosen one category at a time; there are few of them. */
async function oneAtATime(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`)
}

async function lockCategory(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.archivedAt)))
    .for('no key update')
  return row
}

async function nameTaken(tx: Transaction, name: string, exceptId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(
      and(
        sql`lower(${categories.name}) = lower(${name})`,
        isNull(categories.archivedAt),
        ne(categories.id, exceptId),
      ),
    )
  return row !== undefined
}

/** "vitaminas", "vitaminas-2", ... A slug of digits alone would read as an id. */
async function freeSlug(tx: Transaction, name: string): Promise<string> {
  const plain = slug(name).slice(0, 80).replace(/-$/, '')
  const base = /^\d*$/.test(plain) ? `categoria${plain ? `-${plain}` : ''}` : plain
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from categories where archived_at is null and (slug = ${base} or slug like ${`${base}-%`})`)
  const taken = new Set(rows.map((row) => row.slug))
  let number = 1
  while (taken.has(number === 1 ? base : `${base}-${number}`)) number++
  return number === 1 ? base : `${base}-${number}`
}
