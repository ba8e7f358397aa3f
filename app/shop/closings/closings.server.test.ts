import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cordobas, type Money } from '#app/shop/kernel/money.ts'
import { changeOrderStatus } from '#app/shop/orders/change-order-status.server.ts'
import { deleteOrder } from '#app/shop/orders/delete-order.server.ts'
import type { OrderStatus } from '#app/shop/orders/order-status.ts'
import { closings } from '#db/schema/closings.ts'
import { expenseCategories, expenses } from '#db/schema/expenses.ts'
import { orders } from '#db/schema/orders.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { closeDay } from './close-day.server.ts'
import { deleteClosing, editClosingComment } from './delete-closing.server.ts'
import { listClosings, readClosing } from './list-closings.server.ts'
import { previewClosing } from './preview-closing.server.ts'

const shop = testDatabase()
type Staff = Awaited<ReturnType<typeof makeStaff>>
let owner: Staff
let seller: Staff
let product = 0

beforeAll(async () => {
  owner = await makeStaff(shop.db, { role: 'owner' })
  seller = await makeStaff(shop.db, { role: 'seller' })
  product = (await makeProduct(shop.db, { price: cordobas(100), stock: 100_000 })).id
})

beforeEach(() =>
  shop.pool.query(
    'truncate closing_sales, closing_cash, closings, expenses, expense_categories, orders cascade',
  ),
)

const noon = (day: string) => new Date(`${day}T18:00:00Z`)
const listed = (search: string) =>
  listClosings(shop.db, { filter: { search, from: null, to: null, userId: null }, page: 1, pageSize: 10 })
const sell = (now: Date, quantity = 1, paymentState: 'pagado' | 'credito' = 'pagado') =>
  makeOrder(shop.db, { lines: [{ productId: product, quantity }], status: 'completado', paymentState, now })
const close = (by: Staff, now: Date, cash: { denomination: Money; pieces: number }[] | null = null) =>
  closeDay(shop.db, { by, now, cash, comment: null, openingAmount: cordobas(500) })

async function setStatus(id: number, to: OrderStatus, now: Date) {
  const [row] = await shop.db.select({ version: orders.version }).from(orders).where(eq(orders.id, id))
  const outcome = await changeOrderStatus(shop.db, {
    orderId: id,
    to,
    version: row?.version ?? 0,
    by: owner,
    now,
  })
  expect(outcome.ok).toBe(true)
}

describe('the drawer', () => {
  test('500 at the start + 3 × 100 cash − 40 spent from the drawer = 760; counted 755, 5 are missing', async () => {
    const now = noon('2026-05-04')
    await sell(now, 3)
    await sell(now, 2, 'credito')
    const [category] = await shop.db.insert(expenseCategories).values({ name: 'Varios' }).returning()
    await shop.db.insert(expenses).values({
      description: 'Café',
      amount: cordobas(40),
      categoryId: category?.id ?? 0,
      spentOn: '2026-05-04' as never,
      paidFromDrawer: true,
    })
    const outcome = await close(seller, now, [
      { denomination: cordobas(500), pieces: 1 },
      { denomination: cordobas(100), pieces: 2 },
      { denomination: cordobas(50), pieces: 1 },
      { denomination: cordobas(5), pieces: 1 },
    ])
    expect(outcome).toMatchObject({ ok: true, expected: 76_000, counted: 75_500 })
    const [row] = await shop.db.select().from(closings)
    expect(row).toMatchObject({ salesTotal: 50_000, difference: -500, drawerExpenses: 4_000 })
  })

  test('a closing with a comment alone stays marked as not counted', async () => {
    await close(seller, noon('2026-05-04'))
    const [row] = await shop.db.select().from(closings)
    expect(row).toMatchObject({ countedCash: null, difference: null })
  })
})

describe('one a day', () => {
  test('a second one of the same person on the same day is refused, in Managua and not in London', async () => {
    expect((await close(seller, new Date('2026-05-05T05:59:00Z'))).ok).toBe(true)
    expect(await close(seller, new Date('2026-05-04T15:00:00Z'))).toEqual({
      ok: false,
      reason: 'already-closed',
    })
    expect((await close(seller, new Date('2026-05-05T06:00:00Z'))).ok).toBe(true)
  })

  test('two at the same moment give one', async () => {
    const rival = shop.connect({ max: 1 })
    const now = noon('2026-05-04')
    await sell(now)
    const both = await Promise.all(
      [shop.db, rival].map((db) =>
        closeDay(db, { by: seller, now, cash: null, comment: null, openingAmount: cordobas(0) }),
      ),
    )
    expect(both.map((outcome) => outcome.ok).sort()).toEqual([false, true])
    expect((await shop.db.select().from(closings)).map((row) => row.salesTotal)).toEqual([10_000])
  })
})

describe('afterwards', () => {
  test('a sale after the closing goes into the next one', async () => {
    await sell(noon('2026-05-04'))
    await close(seller, noon('2026-05-04'))
    await sell(new Date('2026-05-04T20:00:00Z'), 2)
    const next = await close(seller, noon('2026-05-05'))
    const rows = await shop.db.select().from(closings).orderBy(closings.id)
    expect(next.ok && rows.map((row) => row.salesTotal)).toEqual([10_000, 20_000])
  })

  test('100 closed, then cancelled: the next closing gives 100 back', async () => {
    const { id } = await sell(noon('2026-05-04'))
    await close(seller, noon('2026-05-04'))
    await setStatus(id, 'cancelado', noon('2026-05-05'))
    await close(seller, noon('2026-05-05'))
    await close(seller, noon('2026-05-06'))
    const rows = await shop.db.select().from(closings).orderBy(closings.id)
    expect(rows.map((row) => row.salesTotal)).toEqual([10_000, -10_000, 0])
    expect(rows[1]?.expectedCash).toBe(40_000)
  })

  test('deleting frees the sales; another’s closing only the owner deletes; a returned one not before the later', async () => {
    const { id } = await sell(noon('2026-05-04'))
    const first = await close(owner, noon('2026-05-04'))
    const target = { id: first.ok ? first.id : 0, now: noon('2026-05-04') }
    expect(await deleteClosing(shop.db, { ...target, by: seller })).toEqual({
      ok: false,
      reason: 'not-yours',
    })
    await setStatus(id, 'pendiente', noon('2026-05-05'))
    const later = await close(owner, noon('2026-05-05'))
    expect(await deleteClosing(shop.db, { ...target, by: owner })).toEqual({
      ok: false,
      reason: 'returned-later',
    })
    expect((await deleteClosing(shop.db, { ...target, id: later.ok ? later.id : 0, by: owner })).ok).toBe(
      true,
    )
    await setStatus(id, 'completado', noon('2026-05-05'))
    expect((await deleteClosing(shop.db, { ...target, by: owner })).ok).toBe(true)
    const { sales } = await previewClosing(shop.db, { userId: owner.id, now: noon('2026-05-06') })
    expect(sales.rows.map((sale) => sale.orderId)).toEqual([id])
    const states = await shop.db.select({ state: closings.state }).from(closings)
    expect(states).toEqual([{ state: 'eliminado' }, { state: 'eliminado' }])
    expect((await listed('')).count).toBe(0)
  })

  test('the history is newest first, and found by person, comment or day', async () => {
    await sell(noon('2026-05-04'))
    await close(seller, noon('2026-05-04'))
    const last = await close(owner, noon('2026-05-05'))
    const edit = { id: last.ok ? last.id : 0, by: owner, version: 1, now: noon('2026-05-05') }
    await editClosingComment(shop.db, { ...edit, comment: 'Faltó sencillo' })
    expect((await listed('')).rows.map((row) => row.day)).toEqual(['2026-05-05', '2026-05-04'])
    for (const search of ['falto sencillo', owner.name, '05/05/2026', '2026-05-05']) {
      expect((await listed(search)).rows.map((row) => row.day)).toEqual(['2026-05-05'])
    }
    const kept = await readClosing(shop.db, { id: (await listed('')).rows[1]?.id ?? 0 })
    expect(kept).toMatchObject({
      sales: { sold: { rows: [{ total: 10_000 }], count: 1 } },
      userName: seller.name,
    })
    expect(kept?.movements.rows).toMatchObject([{ kind: 'sale', quantity: -1 }])
  })

  test('only the comment can be edited, and the second of two editors is told', async () => {
    const made = await close(seller, noon('2026-05-04'))
    const edit = { id: made.ok ? made.id : 0, by: seller, now: noon('2026-05-04'), version: 1 }
    expect((await editClosingComment(shop.db, { ...edit, comment: 'Uno' })).ok).toBe(true)
    expect(await editClosingComment(shop.db, { ...edit, comment: 'Dos' })).toEqual({
      ok: false,
      reason: 'changed-meanwhile',
    })
  })
})

test('whatever the order of sales, returns and closings: closed + waiting = what is completed', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('sell' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
    fc.record({
      do: fc.constantFrom('reopen' as const, 'complete' as const, 'cancel' as const, 'delete' as const),
      which: fc.nat(9),
    }),
    fc.record({
      do: fc.constantFrom('close-owner' as const, 'close-seller' as const, 'undo-closing' as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      await shop.pool.query(
        'truncate closing_sales, closing_cash, closings, order_lines, order_events, orders cascade',
      )
      const ids: number[] = []
      let clock = noon('2026-05-04').getTime()
      for (const [place, one] of steps.entries()) {
        clock += place % 3 === 0 ? 86_400_000 : 60_000
        await take(one, ids, new Date(clock))
        await expectBalance(new Date(clock))
      }
    }),
    { numRuns: 40 },
  )
})

type Step = { do: string; quantity?: number; which?: number }

async function take(step: Step, ids: number[], now: Date) {
  if (step.do === 'sell') ids.push((await sell(now, step.quantity)).id)
  else if (step.do === 'close-owner') await close(owner, now)
  else if (step.do === 'close-seller') await close(seller, now)
  else if (step.do === 'undo-closing') {
    const [last] = await shop.db.select().from(closings).where(eq(closings.state, 'completado')).limit(1)
    if (last) await deleteClosing(shop.db, { id: last.id, by: owner, now })
  } else await touchOrder(step, ids, now)
}

async function touchOrder(step: Step, ids: number[], now: Date) {
  const id = ids[(step.which ?? 0) % Math.max(1, ids.length)]
  const [order] = id ? await shop.db.select().from(orders).where(eq(orders.id, id)) : []
  if (!order || order.deletedAt) return
  const { version } = order
  const orderId = order.id
  if (step.do === 'delete') await deleteOrder(shop.db, { orderId, version, by: owner, now })
  else {
    const to =
      ({ reopen: 'pendiente', complete: 'completado', cancel: 'cancelado' } as const)[step.do] ?? 'pendiente'
    await changeOrderStatus(shop.db, { orderId, to, version, by: owner, now })
  }
}

/** What live closings hold, less what they gave back, and what waits, is what is completed now. */
async function expectBalance(now: Date) {
  const { rows } = await shop.pool.query(`
    select coalesce((select sum(sales_total) from closings where state = 'completado'), 0)::int as closed,
      coalesce((select sum(total) from orders where status = 'completado' and deleted_at is null), 0)::int as completed`)
  const { sales, returns } = await previewClosing(shop.db, { userId: owner.id, now })
  const waiting =
    sales.rows.reduce((sum, sale) => sum + sale.total, 0) - returns.reduce((sum, one) => sum + one.amount, 0)
  expect(rows[0].closed + waiting).toBe(rows[0].completed)
}
