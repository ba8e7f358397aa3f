import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatCordobas } from '#app/shop/kernel/money.ts'
import { readDashboard } from '#app/shop/reports/dashboard.server.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test('dashboard: greeting, the four cards, what waits, and a chart that is also a table', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const figures = await readDashboard(shop.db, { now: new Date() })
  await signInAs('owner')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Bienvenido, Dueña de la tienda')).toBeVisible()
  for (const card of ['Total Productos', 'Pedidos Hoy', 'Clientes Activos', 'Ventas del Mes']) {
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
  }
  await expect(page.getByText(figures.products.toLocaleString('en-US'), { exact: true })).toBeVisible()
  await expect(page.getByText(formatCordobas(figures.monthSales), { exact: true })).toBeVisible()
  for (const list of ['Productos más vendidos', 'Stock bajo']) {
    await expect(page.getByRole('region', { name: list }).getByRole('listitem')).toHaveCount(8)
  }
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await expect(page.getByRole('region', { name: /, tabla$/ }).getByRole('row')).toHaveCount(31)
})

test('every figure of what waits leads to a list that counts the same', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('owner')
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Para hoy' }).getByRole('link')
  await expect(waiting.first()).toBeVisible()
  for (const link of await waiting.all()) {
    const [number = ''] = /[\d,]+/.exec((await link.textContent()) ?? '') ?? []
    const href = (await link.getAttribute('href')) ?? ''
    const list = await page.context().newPage()
    await list.goto(href)
    const count = list.getByRole('search', { name: 'Filtros de la lista' }).getByRole('status')
    await expect(count).toHaveText(new RegExp(`^${number} `))
    await list.close()
  }
})

test('expenses: what is missing is said, one is recorded, edited and deleted, and the cards follow', async ({
  page,
  signInAs,
  checkAccessible,
}, info) => {
  const name = `Recibo de luz ${info.project.name}`
  await signInAs('owner')
  await page.goto('/admin/gastos')
  await page.getByRole('button', { name: 'Nuevo Gasto' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Gasto' })
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('Descripción es requerida')).toBeVisible()
  await expect(dialog.getByText('Categoría es requerida')).toBeVisible()
  await dialog.getByLabel('Descripción').fill(name)
  await dialog.getByLabel('Monto').fill('0')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('El monto debe ser mayor a 0')).toBeVisible()
  await dialog.getByLabel('Monto').fill('1,250')
  await dialog.getByLabel('Categoría').selectOption({ index: 1 })
  await checkAccessible(page)
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByText('Gasto creado exitosamente')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page
    .getByRole('button', { name: `Editar ${name}` })
    .filter({ visible: true })
    .click()
  const editing = page.getByRole('dialog', { name: 'Editar Gasto' })
  await expect(editing.getByLabel('Monto')).toHaveValue('1250')
  await editing.getByLabel('Monto').fill('1300')
  await editing.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('Gasto actualizado exitosamente')).toBeVisible()
  await expect(page.getByText('C$ 1,300.00').filter({ visible: true }).first()).toBeVisible()

  await page
    .getByRole('button', { name: `Eliminar ${name}` })
    .filter({ visible: true })
    .click()
  const asking = page.getByRole('alertdialog', { name: 'Eliminar gasto' })
  await expect(asking).toContainText('¿Estás seguro de que quieres eliminar este gasto?')
  await asking.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Gasto eliminado exitosamente')).toBeVisible()
  await expect(page.getByText(name)).toBeHidden()
})

test('a category of expenses: a name that is taken is refused, and the refusal goes with the next that is saved', {
  tag: '@desktop',
}, async ({ page, signInAs, checkAccessible }) => {
  await signInAs('owner')
  await page.goto('/admin/gastos/categorias')
  const rows = page.getByRole('main').getByRole('listitem')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const name = first.getByLabel('Nombre')
  const own = await name.inputValue()
  const save = async (text: string) => {
    await name.fill(text)
    await first.getByRole('button', { name: 'Guardar' }).click()
  }
  const taken = first.getByText('Ya existe una categoría con ese nombre')
  await save(await second.getByLabel('Nombre').inputValue())
  await expect(taken).toBeVisible()
  await checkAccessible(page)
  await save(own)
  await expect(page.getByText('Categoría guardada exitosamente')).toBeVisible()
  await expect(taken).toBeHidden()
})

test('reports: this month by default, other days through the address, and two files', async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  await signInAs('manager')
  await page.goto('/admin/reportes')
  await expect(page.getByText('Ingresos Totales')).toBeVisible()
  await expect(page.getByText('Ganancia Neta')).toBeVisible()
  const month = businessDay(new Date()).slice(0, 7)
  await expect(page.getByLabel('Desde')).toHaveValue(`${month}-01`)
  await expect(page.getByLabel('Hasta')).toHaveValue(new RegExp(`^${month}-(28|29|30|31)$`))
  await checkAccessible(page)
  const text = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar texto' }).click()
  expect((await text).suggestedFilename()).toMatch(/^reporte_\d{4}-\d{2}-01_.*\.txt$/)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/)
  await page.goto('/admin/reportes?desde=2020-01-01&hasta=2020-01-02')
  await expect(page.getByText('Del 01/01/2020 al 02/01/2020')).toBeVisible()
  await expect(page.getByText('C$ 0.00').first()).toBeVisible()
})

test('closing: counted blind, the difference told, the badge and the notice; comment and delete in the history', async ({
  page,
  signInAs,
  checkAccessible,
}) => {
  await signInAs('owner')
  await page.goto('/admin/cierre-diario')
  await page.getByLabel('Monto inicial de la caja').fill('500')
  await page.getByLabel('C$ 500.00').fill('1')
  await expect(page.getByText('Contado: C$ 500.00')).toBeVisible()
  await expect(page.getByText(/esperado/i)).toBeHidden()
  await checkAccessible(page)
  await page.getByRole('button', { name: 'Realizar Cierre' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Realizar Cierre' }).click()
  await expect(page.getByText('Cierre diario realizado exitosamente')).toBeVisible()
  const details = page.getByRole('dialog', { name: /^Cierre del / })
  await expect(details.getByText('Efectivo esperado')).toBeVisible()
  await details.getByRole('button', { name: 'Cerrar' }).click()

  await page.goto('/admin/cierre-diario')
  await expect(page.getByText('Completado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Realizar Cierre' })).toBeHidden()

  await page.goto('/admin/cierre-historico')
  await page.getByRole('button', { name: 'Editar comentario' }).filter({ visible: true }).first().click()
  const editing = page.getByRole('dialog', { name: 'Editar comentario' })
  await editing.getByLabel('Comentario').fill('Todo en orden')
  await editing.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cierre actualizado exitosamente')).toBeVisible()
  await expect(page.getByText('Todo en orden').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Eliminar cierre' }).filter({ visible: true }).first().click()
  await page
    .getByRole('alertdialog', { name: 'Eliminar cierre' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect(page.getByText('Cierre eliminado exitosamente')).toBeVisible()
  await checkAccessible(page)
})

test('messages: opening one marks it read; it can be closed', async ({ page, signInAs, checkAccessible }) => {
  await signInAs('manager')
  await page.goto('/admin/mensajes')
  await page
    .getByRole('button', { name: /^MS-\d{6}$/ })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^MS-/ })
  await expect(dialog.getByRole('link', { name: 'Responder por correo' })).toHaveAttribute('href', /^mailto:/)
  await checkAccessible(page)
  await dialog.getByRole('button', { name: 'Cerrar mensaje' }).click()
  await expect(page.getByText('Mensaje cerrado')).toBeVisible()
})

test('settings: a wrong rate is refused, a new one is written, and the log says who and from what', {
  tag: '@desktop',
}, async ({ page, signInAs, checkAccessible }) => {
  await signInAs('owner')
  await page.goto('/admin/ajustes?parte=ventas')
  const rate = page.getByLabel('Tipo de cambio')
  const before = await rate.inputValue()
  await rate.fill('cero')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Escribe cuántos córdobas vale un dólar/).first()).toBeVisible()
  const after = before === '36.75' ? '36.76' : '36.75'
  await rate.fill(after)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Ajustes guardados exitosamente')).toBeVisible()
  await expect(rate).toHaveValue(after)
  for (const part of ['Tienda', 'Contacto', 'Horarios', 'Cifras del sitio', 'Banners']) {
    await page.getByRole('link', { name: part, exact: true }).filter({ visible: true }).last().click()
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible()
  }
  await checkAccessible(page)
  await page.goto('/admin/bitacora')
  await expect(
    page
      .getByText(/ajuste exchangeRate/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await checkAccessible(page)
  // The next journey of this shop counts on the rate it had.
  await page.goto('/admin/ajustes?parte=ventas')
  await rate.fill(before)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Ajustes guardados exitosamente')).toBeVisible()
})

test('a seller sees no reports, no settings and no log, and is told', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('seller')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  for (const path of [
    '/admin/reportes',
    '/admin/gastos',
    '/admin/ajustes',
    '/admin/bitacora',
    '/admin/mensajes',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByText('Sin permiso').first()).toBeVisible()
  }
})
