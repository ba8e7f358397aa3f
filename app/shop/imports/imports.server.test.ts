import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportProducts } from '#app/shop/catalog/csv/export-products.server.ts'
import { readStaffFilters } from '#app/shop/catalog/staff-filters.ts'
import { moveStock } from '#app/shop/inventory/move-stock.server.ts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { centavos } from '#app/shop/kernel/money.ts'
import { media } from '#db/schema/media.ts'
import { productPictures } from '#db/schema/products.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { importCounts } from './import-counts.server.ts'
import { prepareImport } from './prepare-import.server.ts'
import { badRowsFile, importProblems, readImport } from './read-import.server.ts'
import { runImport } from './run-import.server.ts'
import { startImport } from './start-import.server.ts'
import { storeImport } from './store-import.server.ts'

const shop = testDatabase()
const now = new Date('2026-11-21T15:00:00Z')
let by: { id: string; name: string }

beforeAll(async () => {
  by = await makeStaff(shop.db, { role: 'manager' })
})
beforeEach(async () => {
  await shop.db.execute(sql`truncate products, categories, import_runs restart identity cascade`)
})

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function store(file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? bytesOf(file) : file
  return storeImport(shop.db, { fileName: 'productos.csv', bytes, by, now })
}

async function preview(file: string | Uint8Array) {
  const stored = await store(file)
  if (!stored.ok) throw new Error(`The file was refused: ${stored.reason}`)
  await prepareImport(shop.db, { importId: stored.id })
  return { id: stored.id, counts: await importCounts(shop.db, stored.id) }
}

async function run(id: number, mode: 'all-or-nothing' | 'row-by-row' = 'row-by-row', withStock = true) {
  const started = await startImport(shop.db, { importId: id, mode, withStock })
  if (!started.ok) return started
  await runImport(shop.db, { importId: id, now })
  return readImport(shop.db, id)
}

async function exported(search = '') {
  const filters = readStaffFilters(new URLSearchParams(search))
  const lines = await exportProducts(shop.db, { filters, now })
  let text = ''
  for await (const piece of lines ?? []) text += piece
  return text
}

async function products() {
  const { rows } = await shop.db.execute<Record<string, unknown>>(sql`
    select p.name, p.price, p.cost, s.on_hand, p.active from products p join stock s on s.product_id = p.id
    where p.archived_at is null order by p.id`)
  return rows.map(Object.values)
}

describe('a file is refused before anything is read', () => {
  test.each([
    ['', { reason: 'empty' }],
    ['PK\u0003\u0004', { reason: 'spreadsheet' }],
    ['name,marca\nTé,Raíz', { reason: 'missing-columns', missing: ['cost', 'price'] }],
    ['"name,cost,price\nTé,1,2', { reason: 'broken' }],
  ])('%j', async (file, refusal) => {
    expect(await store(file)).toMatchObject({ ok: false, ...refusal })
  })
})

test('a preview says of every row what it will do, and changes nothing', async () => {
  const same = await makeProduct(shop.db, { name: 'Igual', sku: 'A1', stock: 3 })
  await makeProduct(shop.db, { name: 'Cambia', sku: 'B2' })
  const { id, counts } = await preview(
    [
      'id,sku,name,cost,price,stock',
      `${same.id},A1,Igual,60,100,3`,
      ',b2,Cambia,60,120,',
      ',C3,Nuevo,5,9.5,4',
      ',D4,,5,9,1',
      'una,fila,corta',
      '',
      ',c3,Repetido,5,9,1',
      '999,,Otro,1,2,',
    ].join('\n'),
  )
  expect(counts).toMatchObject({ create: 2, update: 1, same: 1, error: 2, skipped: 1, warnings: 1 })
  expect(await importProblems(shop.db, { importId: id, atMost: 10 })).toEqual([
    'Fila 5: Faltan campos obligatorios (name, cost, price)',
    'Fila 6 omitida: tiene 3 columnas y el encabezado 6',
    'Fila 8: el SKU c3 ya está en la fila 4',
  ])
  expect(await products()).toHaveLength(2)
})

test('row by row brings in what is right, with defaults, movements and the log', async () => {
  const known = await makeProduct(shop.db, { name: 'Té', sku: 'TE-1', stock: 5 })
  const { id } = await preview(
    'sku,name,cost,price,stock\nTE-1,Té verde,60,110,8\n,Miel,20,35.5,\n,Mala,x,1,',
  )
  expect(await run(id)).toMatchObject({ state: 'done', rowsDone: 2, failure: null })
  expect(await products()).toEqual([
    ['Té verde', 11000, 6000, 8, true],
    ['Miel', 3550, 2000, 0, true],
  ])
  const { rows: movements } = await shop.db.execute(sql`
    select kind, quantity, stock_before, stock_after from stock_movements
    where product_id = ${known.id} and kind = 'import'`)
  expect(movements).toEqual([{ kind: 'import', quantity: 3, stock_before: 5, stock_after: 8 }])
  const { rows: log } = await shop.db.execute(sql`
    select before, after from staff_log where action = 'editó por importación' order by id desc limit 1`)
  expect(log).toEqual([
    { before: { name: 'Té', price: 10000, stock: 5 }, after: { name: 'Té verde', price: 11000, stock: 8 } },
  ])
  const { rows: defaults } = await shop.db.execute(
    sql`select min_stock, max_stock, active, discount_percent from products where name = 'Miel'`,
  )
  expect(defaults).toEqual([{ min_stock: 5, max_stock: 100, active: true, discount_percent: 0 }])
})

test('all or nothing refuses a file with errors, and takes back everything when one row fails on the way', async () => {
  const bad = await preview('name,cost,price\nBueno,1,2\nMalo,,2')
  expect(await run(bad.id, 'all-or-nothing')).toEqual({ ok: false, reason: 'has-errors', rows: 1 })

  const held = await makeProduct(shop.db, { name: 'Apartado', sku: 'R1', stock: 5 })
  const good = await preview('sku,name,cost,price,stock\nN1,Nuevo,1,2,7\nR1,Apartado,60,100,1')
  expect(good.counts).toMatchObject({ create: 1, update: 1, error: 0 })
  await shop.db.transaction((tx) =>
    moveStock(tx, [{ productId: held.id, onHand: 0, reserved: 3 }], { kind: 'sale', userId: null, at: now }),
  )
  expect(await run(good.id, 'all-or-nothing')).toMatchObject({
    state: 'refused',
    failure: 'No se cambió nada. Fila 3: el stock no puede bajar de 3: están apartados en pedidos',
  })
  expect(await products()).toEqual([['Apartado', 10000, 6000, 5, true]])
})

test('row by row leaves out only the row that the database refuses', async () => {
  const { id } = await preview('sku,name,cost,price\nX1,Uno,1,2\nX2,Dos,1,2\nX3,Tres,1,2')
  await makeProduct(shop.db, { name: 'Se adelantó', sku: 'zz' })
  await shop.db.execute(sql`
    create or replace function refuse_x2() returns trigger language plpgsql as $$
    begin if new.sku = 'X2' then raise unique_violation using constraint = 'products_sku_unique'; end if; return new; end $$`)
  await shop.db.execute(
    sql`create trigger refuse before insert on products for each row execute function refuse_x2()`,
  )
  await run(id)
  await shop.db.execute(sql`drop trigger refuse on products`)
  expect(await importCounts(shop.db, id)).toMatchObject({ create: 2, error: 1 })
  expect(await importProblems(shop.db, { importId: id, atMost: 9 })).toEqual([
    'Fila 3: otro producto ya usa ese SKU',
  ])
})

test('the stock of the file can be left aside', async () => {
  await makeProduct(shop.db, { name: 'Té', sku: 'TE', stock: 5 })
  const { id, counts } = await preview('sku,name,cost,price,stock\nTE,Té,60,99,50')
  expect(counts.stock).toBe(1)
  await run(id, 'row-by-row', false)
  expect(await products()).toEqual([['Té', 9900, 6000, 5, true]])
})

test('what is about to expire does not come in active', async () => {
  const { id } = await preview(
    'name,cost,price,fecha_expiracion,active\nYogur,1,2,2026-12-01,true\nMiel,1,2,2030-01-01,',
  )
  await run(id)
  expect(await products()).toMatchObject([
    ['Yogur', 200, 100, 0, false],
    ['Miel', 200, 100, 0, true],
  ])
})

test('categories by name or address; one that does not exist is an error, a deleted one only for strangers', async () => {
  const teas = await makeCategory(shop.db, { name: 'Infusiones y Tés' })
  const gone = await makeCategory(shop.db, { name: 'Vieja', archivedAt: now })
  await makeProduct(shop.db, { name: 'Sigue', sku: 'S1', categoryId: gone.id })
  const { counts } = await preview(
    [
      'sku,name,cost,price,categoria',
      `,Uno,1,2,infusiones y tes`,
      `,Dos,1,2,${teas.slug}`,
      ',Tres,1,2,Nada',
      ',Cuatro,1,2,Vieja',
      'S1,Sigue,60,100,Vieja',
    ].join('\n'),
  )
  expect(counts).toMatchObject({ create: 2, error: 2, same: 1 })
})

test('a run that was cut off goes on where it stopped', async () => {
  const rows = Array.from({ length: 600 }, (_, place) => `P${place},Producto ${place},1,2`)
  const { id } = await preview(['sku,name,cost,price', ...rows].join('\n'))
  await startImport(shop.db, { importId: id, mode: 'row-by-row', withStock: true })
  await shop.db.execute(sql`
    create or replace function cut_off() returns trigger language plpgsql as $$
    begin if new.sku = 'P300' then raise exception 'the power went'; end if; return new; end $$`)
  await shop.db.execute(
    sql`create trigger cut before insert on products for each row execute function cut_off()`,
  )
  await expect(runImport(shop.db, { importId: id, now })).rejects.toThrow()
  await shop.db.execute(sql`drop trigger cut on products`)
  const half = (await products()).length
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(600)
  expect(await runImport(shop.db, { importId: id, now })).toBe(false)
  await shop.db.execute(sql`update import_runs set worked_at = now() - interval '5 minutes'`)
  expect(await runImport(shop.db, { importId: id, now })).toBe(true)
  expect(await products()).toHaveLength(600)
  expect(await readImport(shop.db, id)).toMatchObject({ state: 'done', rowsDone: 600 })
})

describe('export, import, export', () => {
  beforeEach(async () => {
    const category = await makeCategory(shop.db, { name: 'Café, té; y "más"' })
    await shop.db
      .insert(media)
      .values({ key: 'u-picture-1', kind: 'uploaded', width: 9, height: 9 })
      .onConflictDoNothing()
    const awkward = [
      { name: '=1+1', brand: '+Vida', description: 'línea uno\r\nlínea "dos", con coma; y punto\ny tab\t.' },
      { name: "'=ya guardado", brand: '@marca', usage: '-2 cucharadas', sku: '-A1', code: '0007441234567' },
      { name: ' con espacios ', presentation: 'Ñandú €uro “comillas”', categoryId: category.id },
      {
        name: 'Completo',
        gender: 'Unisex' as const,
        alcoholConcentration: '70 %',
        healthGoals: ['sleep' as const, 'immune' as const],
        price: centavos(123456789),
        cost: centavos(1),
        discountPercent: 35,
        expiresOn: '2031-02-28' as BusinessDay,
        featuredPosition: 3,
        minStock: 0,
        maxStock: 0,
      },
      { name: 'Apagado', active: false, stock: 0 },
    ]
    for (const product of awkward) await makeProduct(shop.db, product)
    await shop.db.insert(productPictures).values({ productId: 4, position: 1, mediaKey: 'u-picture-1' })
  })

  test('gives identical bytes, and says that nothing changes', async () => {
    const first = await exported()
    const { counts } = await preview(first)
    expect(counts).toMatchObject({ same: 5, create: 0, update: 0, error: 0, skipped: 0 })
    expect(await exported()).toBe(first)
  })

  test('brings back what was changed in between, to the byte', async () => {
    const first = await exported()
    await shop.db.execute(sql`update products set name = 'otro', brand = null, price = 5, usage = 'x',
      health_goals = '{}', expires_on = null, featured_position = 9, min_stock = 1`)
    await shop.db.execute(sql`delete from product_pictures`)
    await shop.db.transaction((tx) =>
      moveStock(tx, [{ productId: 1, onHand: -4, reserved: 0 }], {
        kind: 'adjustment',
        userId: null,
        at: now,
      }),
    )
    const { id, counts } = await preview(first)
    expect(counts).toMatchObject({ update: 5, error: 0 })
    await run(id, 'all-or-nothing')
    expect(await exported()).toBe(first.replaceAll(' con espacios ', 'con espacios'))
  })

  test('keeps to the filter, and has nothing to give when nothing matches', async () => {
    expect((await exported('buscar=completo')).trimEnd().split('\r\n')).toHaveLength(2)
    expect((await exported('estado=inactivo')).includes('Apagado')).toBe(true)
    expect(await exported('buscar=nadaquever')).toBe('')
  })
})

test('the file of bad rows holds them as they were and can be brought in once corrected', async () => {
  const { id } = await preview('name;cost;price\nTé "x";;2\n=mala;1\nBien;1;2')
  let file = ''
  for await (const piece of badRowsFile(shop.db, id)) file += piece
  expect(file).toBe(
    [
      '\ufeffname,cost,price,problema',
      '"Té ""x""",,2,"Fila 2: Faltan campos obligatorios (name, cost, price)"',
      "'=mala,1,,Fila 3 omitida: tiene 2 columnas y el encabezado 3",
      '',
    ].join('\r\n'),
  )
  const again = await preview(file.replace(',,2,', ',1,2,'))
  expect(again.counts).toMatchObject({ create: 1, error: 1 })
})

test('Windows-1252, semicolons and decimal commas', async () => {
  const file = Uint8Array.from('nombre;costo;precio\r\nCafé de niño;1.234,50;2.000,00\r\n', (letter) =>
    letter.charCodeAt(0),
  )
  const { id } = await preview(file)
  expect(await readImport(shop.db, id)).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
  await run(id)
  expect(await products()).toEqual([['Café de niño', 200000, 123450, 0, true]])
})
