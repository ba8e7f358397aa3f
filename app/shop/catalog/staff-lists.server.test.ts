import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { media } from '#db/schema/media.ts'
import { productPictures } from '#db/schema/products.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { findStaffProducts } from './find-staff-products.server.ts'
import { listCategoriesForStaff } from './list-categories-for-staff.server.ts'
import { idsForStaff, listProductsForStaff } from './list-products-for-staff.server.ts'
import { archiveCategory, createCategory, editCategory } from './save-category.server.ts'
import { readStaffFilters } from './staff-filters.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
const today = businessDay(now)

beforeEach(async () => {
  await shop.db.execute(sql`truncate products, categories, media restart identity cascade`)
})

async function names(search: string) {
  const filters = readStaffFilters(new URLSearchParams(search))
  return (await listProductsForStaff(shop.db, { filters, now })).rows.map((row) => row.name)
}

describe('the list of products', () => {
  test('is found by name, brand or SKU, without accents or case', async () => {
    await makeProduct(shop.db, { name: 'Cúrcuma en cápsulas', brand: 'Raíz Viva', sku: 'CUR-60' })
    await makeProduct(shop.db, { name: 'Jengibre', brand: 'Sol', sku: 'JEN-30' })
    for (const search of ['curcuma', 'CÚRCUMA', 'raiz', 'cur-60', 'capsulas viva']) {
      expect(await names(`buscar=${search}`)).toEqual(['Cúrcuma en cápsulas'])
    }
    expect(await names('buscar=100%')).toEqual([])
  })

  test('a scanned code stands first, whatever the order asked for', async () => {
    await makeProduct(shop.db, { name: 'A 7441', sku: 'ZZ', price: cordobas(1) })
    await makeProduct(shop.db, { name: 'Z', code: '7441', price: cordobas(900) })
    expect(await names('buscar=7441&orden=nombre')).toEqual(['Z', 'A 7441'])
  })

  test('each filter keeps what it says, and its count is that of the whole shop', async () => {
    const category = await makeCategory(shop.db)
    await shop.db.insert(media).values({ key: 'u-picture-1', kind: 'uploaded', width: 9, height: 9 })
    const plenty = await makeProduct(shop.db, { name: 'Sobra', stock: 90, categoryId: category.id })
    await shop.db
      .insert(productPictures)
      .values({ productId: plenty.id, position: 1, mediaKey: 'u-picture-1' })
    await makeProduct(shop.db, { name: 'Poco', stock: 5, active: false, brand: 'Única' })
    await makeProduct(shop.db, { name: 'Nada', stock: 0 })
    await makeProduct(shop.db, { name: 'Ayer', stock: 50, expiresOn: addDays(today, -1) })
    await makeProduct(shop.db, { name: 'Hoy', stock: 50, expiresOn: today })
    await makeProduct(shop.db, { name: 'En 180', stock: 50, expiresOn: addDays(today, 180) })
    await makeProduct(shop.db, { name: 'En 181', stock: 50, expiresOn: addDays(today, 181) })

    expect(await names('solo=stock-bajo')).toEqual(['Nada', 'Poco'])
    expect(await names('solo=agotados')).toEqual(['Nada'])
    expect(await names('solo=por-vencer')).toEqual(['Hoy', 'En 180'])
    expect(await names('solo=vencidos')).toEqual(['Ayer'])
    expect((await names('solo=sin-imagen')).includes('Sobra')).toBe(false)
    expect(await names(`categoria=${category.id}`)).toEqual(['Sobra'])
    expect(await names('categoria=ninguna&estado=inactivo')).toEqual(['Poco'])
    expect(await names('marca=unica')).toEqual(['Poco'])
    const { counts } = await listProductsForStaff(shop.db, {
      filters: readStaffFilters(new URLSearchParams('buscar=nada')),
      now,
    })
    expect(counts).toEqual({ 'stock-bajo': 2, agotados: 1, 'por-vencer': 2, vencidos: 1, 'sin-imagen': 6 })
  })

  test('reserved units are not available ones', async () => {
    const product = await makeProduct(shop.db, { stock: 10 })
    await shop.db.execute(sql`update stock set reserved = 6 where product_id = ${product.id}`)
    const filters = readStaffFilters(new URLSearchParams('solo=stock-bajo'))
    const { rows } = await listProductsForStaff(shop.db, { filters, now })
    expect(rows).toMatchObject([{ onHand: 10, reserved: 6, available: 4 }])
  })

  test('sorts both ways, pages, and a page past the end is the last one', async () => {
    for (let number = 1; number <= 51; number++) {
      await makeProduct(shop.db, { name: `Té ${number}`, price: cordobas(number) })
    }
    const page = async (search: string) => {
      const filters = readStaffFilters(new URLSearchParams(search))
      const { rows, total, pages, page } = await listProductsForStaff(shop.db, { filters, now })
      return { first: rows[0]?.name, shown: rows.length, total, pages, page }
    }
    expect(await page('')).toMatchObject({ first: 'Té 51' })
    expect(await page('orden=-precio')).toMatchObject({ first: 'Té 51', shown: 50, total: 51, pages: 2 })
    expect(await page('orden=nombre&pagina=2')).toMatchObject({ first: 'Té 51', shown: 1 })
    expect(await page('orden=nombre&pagina=99')).toMatchObject({ shown: 1, page: 2 })
    const filters = readStaffFilters(new URLSearchParams('buscar=té'))
    expect(await idsForStaff(shop.db, { filters, now, atMost: 1000 })).toHaveLength(51)
  })

  test('holds no cost', async () => {
    await makeProduct(shop.db, { cost: 98765 as never })
    const filters = readStaffFilters(new URLSearchParams())
    expect(JSON.stringify(await listProductsForStaff(shop.db, { filters, now }))).not.toContain('98765')
  })
})

test('what is scanned is the only answer; what is typed gives a few', async () => {
  await makeProduct(shop.db, { name: 'Miel', code: '744123', sku: 'M1' })
  await makeProduct(shop.db, { name: 'Miel 744123', sku: 'M2', active: false })
  const found = async (text: string) =>
    (await findStaffProducts(shop.db, { text, atMost: 5 })).map((product) => product.sku)
  expect(await found('744123')).toEqual(['M1'])
  expect(await found('m2')).toEqual(['M2'])
  expect(await found('miel')).toEqual(['M1', 'M2'])
  expect(await found('  ')).toEqual([])
})

describe('categories', () => {
  let by: { id: string; name: string }
  beforeAll(async () => {
    by = await makeStaff(shop.db, { role: 'manager' })
  })
  const input = (name: string) => ({ name, description: null, position: 100, active: true })
  const create = (name: string) => createCategory(shop.db, { category: input(name), by, now })
  const list = async () =>
    (await listCategoriesForStaff(shop.db, { search: '', sort: 'nombre', descending: false, page: 1 })).rows

  test('get an address of their own; it stays when they are renamed', async () => {
    await create('Infusiones y Tés')
    await create('Infusiones y tes')
    await create('2026')
    const [number, first, second] = await list()
    expect([number?.slug, first?.slug, second?.slug].toSorted()).toEqual([
      'categoria-2026',
      'infusiones-y-tes',
      'infusiones-y-tes-2',
    ])
    const renamed = { id: number?.id ?? 0, version: 1, category: input('Otro año'), by, now }
    expect(await editCategory(shop.db, renamed)).toEqual({ ok: true, changed: ['name'] })
    expect(await editCategory(shop.db, renamed)).toEqual({ ok: false, reason: 'changed-meanwhile' })
    expect((await list()).find((row) => row.name === 'Otro año')?.slug).toBe('categoria-2026')
  })

  test('a name is taken once, and free after its category was deleted; products stay', async () => {
    const created = await create('Bebé')
    const id = created.ok ? created.id : 0
    await makeProduct(shop.db, { categoryId: id })
    expect(await create('bebé')).toEqual({ ok: false, reason: 'name-taken' })
    expect((await list())[0]).toMatchObject({ name: 'Bebé', products: 1 })
    expect(await archiveCategory(shop.db, { id, by, now })).toMatchObject({ ok: true })
    expect(await create('Bebé')).toMatchObject({ ok: true })
    const { rows } = await shop.db.execute(sql`select count(*)::int as products from products`)
    expect(rows).toEqual([{ products: 1 }])
  })
})
