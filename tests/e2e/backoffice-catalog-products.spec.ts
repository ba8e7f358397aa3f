import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { editStockedProduct } from '#app/shop/inventory/save-product.server.ts'
import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

const visible = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const listed = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()

test('a product is created: what is missing is said, what it will be is shown, and it is on sale at once', async ({
  page,
  signInAs,
  checkAccessible,
  shop,
}, info) => {
  const name = `Miel de jicote ${info.project.name}`
  await signInAs('manager')
  await openScreen(page, '/admin/productos')
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Nuevo Producto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Producto' })
  for (const section of [
    'Información Básica',
    'Precios e Inventario',
    'Detalles del Producto',
    'Imágenes del Producto',
  ]) {
    await expect(dialog.getByRole('group', { name: section })).toBeVisible()
  }
  await expect(dialog.getByLabel('Stock mínimo')).toHaveValue('5')
  await expect(dialog.getByLabel('Stock máximo')).toHaveValue('100')
  await expect(dialog.getByLabel('Producto activo')).toBeChecked()

  await dialog.getByRole('button', { name: 'Crear Producto' }).click()
  for (const missing of [
    'El nombre es requerido',
    'El precio es requerido',
    'El costo es requerido',
    'El stock es requerido',
  ]) {
    await expect(dialog.getByText(missing)).toBeVisible()
  }
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByLabel('SKU').fill(`MJ-${info.project.name}`)
  await dialog.getByLabel('Precio').fill('1,250.50')
  await dialog.getByLabel('Costo').fill('800')
  await dialog.getByLabel('Descuento').fill('10')
  await expect(dialog.getByText('Se vende a C$ 1,125.00. Ganancia C$ 325.00 (29 %).')).toBeVisible()
  await dialog.getByLabel('Stock', { exact: false }).first().fill('4')
  await expect(dialog.getByText('Stock bajo: quedan menos de 5 unidades.')).toBeVisible()
  await checkAccessible(page)
  await dialog.getByRole('button', { name: 'Crear Producto' }).click()
  await expect(page.getByText('Producto creado exitosamente')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(listed(page, name)).toBeVisible()

  const { rows } = await shop.db.execute<{ id: number }>(sql`select id from products where name = ${name}`)
  const publicPage = await fetch(`${shop.url}/producto/${rows[0]?.id}`)
  expect(await publicPage.text()).toContain('C$ 1,125.00')
})

test(
  'a SKU that another product has is refused at its field, and what was typed stays',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const taken = `OCUPADO-${info.project.name}`
    await makeProduct(shop.db, { sku: taken })
    await signInAs('manager')
    await openScreen(page, '/admin/productos?nuevo=1')
    const dialog = page.getByRole('dialog', { name: 'Nuevo Producto' })
    await dialog.getByLabel('Nombre').fill('Repetido')
    await dialog.getByLabel('SKU').fill(taken.toLowerCase())
    await dialog.getByLabel('Precio').fill('1')
    await dialog.getByLabel('Costo').fill('1')
    await dialog.getByLabel('Stock', { exact: false }).first().fill('1')
    await dialog.getByRole('button', { name: 'Crear Producto' }).click()
    await expect(dialog.getByText('Otro producto ya usa ese SKU')).toBeVisible()
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Repetido')
    await expect(page.getByText('Error al crear producto')).toBeVisible()
  },
)

test('saving a form that nobody touched leaves the row identical', { tag: '@desktop' }, async ({
  page,
  signInAs,
  shop,
}) => {
  const product = await makeProduct(shop.db, {
    name: 'Intacto',
    description: 'Línea uno\nlínea dos',
    price: 99999 as never,
    healthGoals: ['sleep', 'immune'],
    expiresOn: addDays(businessDay(new Date()), 20),
  })
  const row = async () =>
    (await shop.db.execute(sql`select *, xmin::text from products where id = ${product.id}`)).rows[0]
  const before = await row()
  await signInAs('manager')
  await openScreen(page, `/admin/productos?editar=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
  await expect(dialog.getByLabel('Precio')).toHaveValue('999.99')
  await expect(dialog.getByText('Este producto está próximo a vencer.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible()
  expect(await row()).toEqual(before)
})

test(
  'after a change the next request for its page and the catalogue shows it',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const product = await makeProduct(shop.db, { name: `Visible ${info.project.name}`, price: cordobas(100) })
    const shows = async (path: string) => (await fetch(`${shop.url}${path}`)).text()
    const search = `/catalogo?search=${encodeURIComponent(product.name)}`
    for (const path of [`/producto/${product.id}`, search]) expect(await shows(path)).toContain('C$ 100.00')
    await signInAs('manager')
    await openScreen(page, `/admin/productos?editar=${product.id}`)
    const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
    await dialog.getByLabel('Precio').fill('130')
    await dialog.getByLabel('Descuento').fill('50')
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible()
    for (const path of [`/producto/${product.id}`, search, '/ofertas?q=Visible']) {
      expect(await shows(path)).toContain('C$ 65.00')
    }
  },
)

test('the second of two editors is told what changed, keeps what they typed, and saves on purpose', {
  tag: '@desktop',
}, async ({ page, signInAs, shop, checkAccessible }) => {
  const rival = await makeStaff(shop.db, { role: 'manager', name: 'Ana Rival' })
  const product = await makeProduct(shop.db, { name: 'Disputado', price: cordobas(100) })
  await signInAs('manager')
  await openScreen(page, `/admin/productos?editar=${product.id}`)
  const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
  await dialog.getByLabel('Marca').fill('La mía')
  await dialog.getByLabel('Nombre').fill('Disputado por mí')
  await editStockedProduct(shop.db, {
    id: product.id,
    version: 1,
    product: { price: cordobas(120), name: 'Disputado por Ana' },
    by: rival,
    now: new Date(),
  })
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(dialog.getByText('Ana Rival cambió este producto mientras lo editabas')).toBeVisible()
  await expect(dialog.getByText('Precio: C$ 100.00 → C$ 120.00')).toBeVisible()
  await expect(
    dialog.getByText('Nombre: Disputado → Disputado por Ana; tú escribiste Disputado por mí'),
  ).toBeVisible()
  await checkAccessible(page)
  await expect(dialog.getByLabel('Precio')).toHaveValue('120.00')
  await expect(dialog.getByLabel('Marca')).toHaveValue('La mía')
  await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Producto actualizado exitosamente')).toBeVisible()
  const { rows } = await shop.db.execute(
    sql`select name, brand, price from products where id = ${product.id}`,
  )
  expect(rows).toEqual([{ name: 'Disputado por mí', brand: 'La mía', price: 12000 }])
})

test('a stray Esc does not lose a form that was begun', { tag: '@phone' }, async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  await signInAs('manager')
  await openScreen(page, '/admin/productos?nuevo=1')
  const dialog = page.getByRole('dialog', { name: 'Nuevo Producto' })
  await dialog.getByLabel('Nombre').fill('A medio escribir')
  await page.keyboard.press('Escape')
  const asking = page.getByRole('alertdialog', { name: 'Cambios sin guardar' })
  await expect(asking).toContainText('Lo que escribiste se perderá. ¿Quieres descartarlo?')
  await checkAccessible(page)
  await asking.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByLabel('Nombre')).toHaveValue('A medio escribir')
  await page.keyboard.press('Escape')
  await asking.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog).toBeHidden()
})

test(
  'delete asks first, in the words of the shop',
  { tag: '@phone' },
  async ({ page, signInAs, shop }, info) => {
    const name = `Sobrante ${info.project.name}`
    await makeProduct(shop.db, { name })
    await signInAs('manager')
    await openScreen(page, `/admin/productos?buscar=${encodeURIComponent(name)}`)
    await visible(page, `Eliminar ${name}`).click()
    const asking = page.getByRole('alertdialog', { name: 'Eliminar producto' })
    await expect(asking).toContainText('¿Estás seguro de que quieres eliminar este producto?')
    await asking.getByRole('button', { name: 'Cancelar' }).click()
    await expect(asking).toBeHidden()
    await visible(page, `Eliminar ${name}`).click()
    await asking.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Producto eliminado exitosamente')).toBeVisible()
    await expect(page.getByText('No hay productos que coincidan con tu búsqueda.')).toBeVisible()
  },
)

test('filters, counter and order live in the address; a scanned code finds its product', async ({
  page,
  signInAs,
  shop,
}, info) => {
  const code = `7449${info.project.name === 'phone' ? '1' : '2'}00000017`
  const name = `Escaneado ${info.project.name}`
  await makeProduct(shop.db, { name, code, stock: 1, expiresOn: addDays(businessDay(new Date()), -3) })
  await signInAs('manager')
  await openScreen(page, '/admin/productos')
  const box = page.getByRole('searchbox', { name: 'Buscar productos' })
  await box.fill(code)
  await box.press('Enter')
  await expect(page.getByText('1 producto', { exact: true }).first()).toBeVisible()
  await expect(listed(page, name)).toBeVisible()
  await expect(page.getByText('Stock Bajo').filter({ visible: true }).last()).toBeVisible()
  await page.getByRole('link', { name: /^Vencidos/ }).click()
  await expect(page).toHaveURL(/solo=vencidos/)
  await expect(page.getByText('Vencido', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel('Estado').selectOption('inactivo')
  await expect(page.getByText('No hay productos que coincidan con tu búsqueda.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos los productos' }).click()
  await expect(page).toHaveURL('/admin/productos')
})

test('@desktop nine columns sort by the server, and the keyboard walks the rows', async ({
  page,
  signInAs,
}) => {
  await signInAs('manager')
  await openScreen(page, '/admin/productos')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Producto',
    'Marca',
    'SKU',
    'Precio',
    'Stock',
    'Fecha Exp.',
    'Estado',
    'Fecha',
    'Acciones',
  ])
  await page.getByRole('columnheader', { name: 'Precio' }).getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'ascending')
  const rows = page.getByRole('row')
  await rows.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Detalles del Producto' })
  await expect(details).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Buscar productos' })).toBeFocused()
})

test('several products change at once, and one is duplicated', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}, info) => {
  const brand = `Grupo ${info.project.name}`
  for (const name of ['Uno', 'Dos'])
    await makeProduct(shop.db, { name: `${name} ${brand}`, brand, price: cordobas(100) })
  await signInAs('manager')
  await openScreen(page, `/admin/productos?buscar=${encodeURIComponent(brand)}`)
  const boxes = page.getByRole('checkbox', { name: /^Elegir/ }).filter({ visible: true })
  await boxes.first().check()
  await page.getByRole('button', { name: 'Elegir toda la página' }).click()
  await expect(page.getByText('2 productos elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar 2 productos' })
  await dialog.getByLabel('Porcentaje').fill('x')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(dialog.getByText('Escribe un porcentaje entero de -90 a 500, distinto de 0')).toBeVisible()
  await checkAccessible(page)
  await dialog.getByLabel('Porcentaje').fill('-10')
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('2 productos actualizados')).toBeVisible()
  const { rows } = await shop.db.execute(sql`select distinct price from products where brand = ${brand}`)
  expect(rows).toEqual([{ price: 9000 }])

  await visible(page, `Ver Uno ${brand}`).click()
  await page.getByRole('button', { name: 'Duplicar' }).click()
  const editing = page.getByRole('dialog', { name: 'Editar Producto' })
  await expect(editing.getByLabel('Nombre')).toHaveValue(`Uno ${brand} (copia)`)
  await expect(editing.getByLabel('Producto activo')).not.toBeChecked()
})

test('the story of a product’s stock, movement by movement', { tag: '@phone' }, async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const product = await makeProduct(shop.db, { name: 'Con historia', stock: 7 })
  await signInAs('manager')
  await openScreen(page, `/admin/productos/${product.id}/movimientos`)
  await expect(page.getByRole('heading', { name: 'Historia del stock' })).toBeVisible()
  await expect(listed(page, 'Existencia inicial')).toBeVisible()
  await expect(listed(page, '+7')).toBeVisible()
  await checkAccessible(page)
})

test('a seller reads products without their costs and changes nothing', { tag: '@desktop' }, async ({
  page,
  signInAs,
  shop,
}) => {
  const product = await makeProduct(shop.db, {
    name: 'Para mirar',
    cost: 7654321 as never,
    price: 9999900 as never,
  })
  await signInAs('seller')
  await openScreen(page, `/admin/productos?buscar=Para+mirar&ver=${product.id}`)
  const details = page.getByRole('dialog', { name: 'Detalles del Producto' })
  await expect(details).toContainText('Para mirar')
  await expect(details.getByText('Costo')).toHaveCount(0)
  expect(await page.content()).not.toMatch(/7654321|76,543/)
  await openScreen(page, `/admin/productos?editar=${product.id}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Editar|Eliminar|Nuevo Producto/ })).toHaveCount(0)
  const data = await page.request.get(`/admin/productos.data?ver=${product.id}`)
  expect(await data.text()).not.toContain('7654321')
})
