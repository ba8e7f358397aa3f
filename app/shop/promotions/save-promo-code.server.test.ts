import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { listPromoCodes, readPromoCode } from './list-promo-codes.server.ts'
import { promoCodeForm } from './promo-code-form.ts'
import { archivePromoCode, createPromoCode, editPromoCode } from './save-promo-code.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
let by: { id: string; name: string }

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager' })
})
beforeEach(async () => {
  await shop.db.execute(sql`truncate promo_codes restart identity cascade`)
})

const typed = (fields: Record<string, string> = {}) =>
  promoCodeForm.parse({
    code: 'verano',
    discountPercent: '15',
    startsOn: '2026-12-01',
    endsOn: '2026-12-31',
    active: 'on',
    ...fields,
  })
const create = (fields: Record<string, string> = {}) =>
  createPromoCode(shop.db, { promo: typed(fields), by, now })

describe('the form', () => {
  test('writes the code in capitals and leaves limits open', () => {
    expect(typed({ code: ' verano10 ' })).toMatchObject({
      code: 'VERANO10',
      description: null,
      maxUses: null,
      maxUsesPerCustomer: null,
      minimumPurchase: null,
      active: true,
    })
  })
  test.each([
    [{ discountPercent: '101' }, 'El porcentaje va de 0 a 100, sin decimales'],
    [{ discountPercent: '7.5' }, 'El porcentaje va de 0 a 100, sin decimales'],
    [{ endsOn: '2026-11-30' }, 'La fecha final no puede ser anterior a la fecha de inicio'],
    [{ code: '  ' }, 'El código es requerido'],
    [{ maxUses: '0' }, 'Escribe un número entero mayor a 0, o déjalo vacío'],
    [{ startsOn: '' }, 'La fecha de inicio es requerida'],
  ])('%j', (fields, message) => {
    const parsed = promoCodeForm.safeParse({ ...typedTexts, ...fields })
    expect(parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)).toContain(message)
  })
  const typedTexts = { code: 'A', discountPercent: '15', startsOn: '2026-12-01', endsOn: '2026-12-31' }
})

test('a code is unique in any case, until it is deleted', async () => {
  const first = await create()
  expect(await create({ code: 'VERANO' })).toEqual({ ok: false, reason: 'code-taken' })
  await archivePromoCode(shop.db, { id: first.ok ? first.id : 0, by, now })
  expect(await create({ code: 'verano' })).toMatchObject({ ok: true })
})

test('editing writes what changed, is told of another edit, and of a code that is taken', async () => {
  const one = await create({ code: 'UNO' })
  await create({ code: 'DOS' })
  const id = one.ok ? one.id : 0
  const edit = (version: number, fields: Record<string, string>) =>
    editPromoCode(shop.db, { id, version, promo: typed({ code: 'UNO', ...fields }), by, now })
  expect(await edit(1, {})).toEqual({ ok: true, changed: [] })
  expect(await edit(1, { discountPercent: '20', maxUses: '5' })).toEqual({
    ok: true,
    changed: ['discountPercent', 'maxUses'],
  })
  expect(await edit(1, { discountPercent: '30' })).toEqual({ ok: false, reason: 'changed-meanwhile' })
  expect(await edit(2, { code: 'dos' })).toEqual({ ok: false, reason: 'code-taken' })
  expect(await readPromoCode(shop.db, id)).toMatchObject({
    discountPercent: 20,
    maxUses: 5,
    uses: 0,
    version: 2,
  })
})

test('two who rename to the same code: one is told', async () => {
  const ids = [await create({ code: 'A1' }), await create({ code: 'A2' })].map((one) => (one.ok ? one.id : 0))
  const renamed = await Promise.all(
    ids.map((id) => editPromoCode(shop.db, { id, version: 1, promo: typed({ code: 'IGUAL' }), by, now })),
  )
  expect(renamed.filter((one) => one.ok)).toHaveLength(1)
  expect(renamed).toContainEqual({ ok: false, reason: 'code-taken' })
})

test('the list searches, sorts and pages', async () => {
  for (let number = 1; number <= 51; number++)
    await create({ code: `P${number}`, discountPercent: String(number) })
  const list = (search: string, page = 1) =>
    listPromoCodes(shop.db, { search, sort: 'descuento', descending: true, page })
  expect(await list('', 2)).toMatchObject({ total: 51, pages: 2, rows: [{ code: 'P1' }] })
  expect((await list('p51')).rows.map((row) => row.code)).toEqual(['P51'])
  expect((await list('%')).total).toBe(0)
})
