import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

async function choose(page: Page, name: string, text: string | Buffer) {
  await openScreen(page, '/admin/productos/import')
  const buffer = typeof text === 'string' ? Buffer.from(text) : text
  await page.getByLabel('Elegir archivo').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

async function download(page: Page, name: string) {
  const event = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await event
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test('a file is shown before anything changes, comes in row by row, and gives back its bad rows', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}, info) => {
  const mark = info.project.name
  await makeProduct(shop.db, { name: `Conocido ${mark}`, sku: `CON-${mark}`, stock: 2 })
  await signInAs('manager')
  await openScreen(page, '/admin/productos/import')
  await checkAccessible(page)
  const rows = [
    'sku;nombre;costo;precio;stock',
    `CON-${mark};Conocido ${mark};60,00;1.234,50;2`,
    `NUE-${mark};Nuevo ${mark};5;9,5;3`,
    `MAL-${mark};Malo ${mark};;9;1`,
    `COR-${mark};Corto`,
  ]
  await choose(page, 'proveedor.csv', rows.join('\r\n'))
  await expect(page.getByRole('heading', { level: 1, name: 'proveedor.csv' })).toBeVisible()
  await expect(page.getByText('2 filas no se pueden importar')).toBeVisible()
  await expect(
    page.getByText('Fila 4: Faltan campos obligatorios (name, cost, price)').filter({ visible: true }),
  ).toBeVisible()
  await expect(
    page.getByText('Fila 5 omitida: tiene 2 columnas y el encabezado 5').filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /Todo o nada/ })).toBeDisabled()
  await checkAccessible(page)
  await page.getByRole('link', { name: /^Actualizados/ }).click()
  await expect(page.getByText('Precio: C$ 100.00 → C$ 1,234.50').filter({ visible: true })).toBeVisible()
  const before = await shop.db.execute(
    sql`select count(*)::int as n from products where name like ${`%${mark}`}`,
  )

  await page.getByRole('button', { name: 'Importar 2 filas' }).click()
  await expect(page.getByText('Importación terminada')).toBeVisible()
  await expect(page.getByText('Se encontraron 2 errores durante la importación')).toBeVisible()
  const after = await shop.db.execute(
    sql`select count(*)::int as n from products where name like ${`%${mark}`}`,
  )
  expect(Number(after.rows[0]?.n) - Number(before.rows[0]?.n)).toBe(1)
  await checkAccessible(page)

  const bad = await download(page, 'Descargar esas filas')
  expect(bad.name).toMatch(/^filas_por_corregir_\d+\.csv$/)
  expect(bad.text).toContain(
    `MAL-${mark},Malo ${mark},,9,1,"Fila 4: Faltan campos obligatorios (name, cost, price)"`,
  )
})

test('what cannot be a list of products is refused with the reason', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  await choose(page, 'lista.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))
  await expect(page.getByText('Error al procesar el archivo CSV')).toBeVisible()
  await expect(page.getByText(/Esto es un libro de Excel/)).toBeVisible()
  await choose(page, 'vacio.csv', '  \n')
  await expect(page.getByText('No se encontraron datos válidos en el archivo CSV')).toBeVisible()
  await choose(page, 'sin-precio.csv', 'name,marca\nTé,Sol')
  await expect(page.getByText(/le faltan las columnas: cost, price/)).toBeVisible()
})

test(
  'export with the filter, bring it back unchanged, and export the same bytes',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const mark = `Ida y vuelta ${info.project.name}`
    await makeProduct(shop.db, { name: `=${mark}`, description: 'con "comillas",\ny; renglones' })
    await makeProduct(shop.db, { name: `Ñame ${mark}`, brand: '+Vida', discountPercent: 15 })
    await signInAs('manager')
    const search = `/admin/productos/import?buscar=${encodeURIComponent(mark)}`
    await openScreen(page, search)
    await expect(page.getByText(/Los 2 productos de tu búsqueda/)).toBeVisible()
    const first = await download(page, 'Exportar CSV')
    expect(first.name).toMatch(/^products_\d{4}-\d{2}-\d{2}\.csv$/)
    expect(first.text).toContain(`'=${mark}`)
    await choose(page, first.name, first.text)
    await expect(page.getByText('Todo lo del archivo ya está así en la tienda.')).toBeVisible()
    await openScreen(page, search)
    expect((await download(page, 'Exportar CSV')).text).toBe(first.text)
  },
)

test('nothing to export is said', { tag: '@desktop' }, async ({ page, signInAs }) => {
  await signInAs('manager')
  await openScreen(page, '/admin/productos/exportar?buscar=no-hay-tal-producto')
  await expect(page.getByText('No hay productos para exportar')).toBeVisible()
})

test(
  'a larger file is read and run by the job while the page counts along',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const mark = `M${info.project.name}`
    const rows = Array.from(
      { length: 4_000 },
      (_, place) => `${mark}-${place},Producto del montón ${mark} ${place},1.50,2.75,${place % 5}`,
    )
    await signInAs('manager')
    await choose(page, 'monton.csv', ['sku,name,cost,price,stock', ...rows].join('\n'))
    await expect(page.getByRole('button', { name: 'Importar 4,000 filas' })).toBeVisible({ timeout: 30_000 })
    await page.getByRole('radio', { name: /Todo o nada/ }).check()
    await page.getByRole('button', { name: 'Importar 4,000 filas' }).click()
    await expect(page.getByText('Importación terminada')).toBeVisible({ timeout: 45_000 })
    await expect(page.getByText('4,000 productos creados')).toBeVisible()
    const { rows: counted } = await shop.db.execute(
      sql`select count(*)::int as n from products where sku like ${`${mark}-%`}`,
    )
    expect(counted).toEqual([{ n: 4_000 }])
  },
)
