import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'

const options = async (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).first().getByRole('option').allTextContents()

test('@desktop lists of staff have the columns and filters of the specification', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner')
  const columns = async (path: string) => {
    await openScreen(page, path)
    return page.getByRole('columnheader').allTextContents()
  }
  expect(await columns('/admin/pedidos')).toEqual([
    'Elegir',
    'Número',
    'Cliente',
    'Producto',
    'Cantidad',
    'Entrega',
    'Total',
    'Estado',
    'Fecha',
    'Acciones',
  ])
  expect(await options(page, 'Estado')).toEqual(['Todos los estados', 'Pendiente', 'Completado', 'Cancelado'])
  await expect(page.getByRole('searchbox', { name: 'Buscar pedidos' })).toBeVisible()
  expect(await columns('/admin/pedidos-web')).toEqual([
    'Número',
    'Cliente',
    'Productos',
    'Entrega',
    'Total',
    'Pago',
    'Estado',
    'Fecha',
    'Acciones',
  ])
  expect(await options(page, 'Estado')).toEqual([
    'Todos los estados',
    'Pendiente',
    'En Proceso',
    'Completado',
    'Cancelado',
  ])
  await expect(page.getByRole('searchbox', { name: 'Buscar pedidos web' })).toBeVisible()
  expect(await columns('/admin/promociones')).toEqual([
    'Código',
    'Descripción',
    'Descuento',
    'Fecha Inicio',
    'Fecha Final',
    'Usos',
    'Estado',
    'Acciones',
  ])
  expect(await columns('/admin/ajuste-inventario')).toEqual([
    'Fecha',
    'Producto',
    'Tipo',
    'Cantidad',
    'Stock Anterior',
    'Stock Nuevo',
    'Comentarios',
    'Usuario',
    'Acciones',
  ])
  expect(await columns('/admin/costos-envio')).toEqual([
    'Departamento',
    'Costo de envío',
    'Estado',
    'Actualizado',
    'Acciones',
  ])
  expect(await columns('/admin/gastos')).toEqual([
    'Fecha',
    'Descripción',
    'Categoría',
    'Pago',
    'Registró',
    'Monto',
    'Acciones',
  ])
  for (const card of ['Total de Gastos', 'Este Mes', 'Promedio Mensual']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  expect(await columns('/admin/cierre-historico')).toEqual([
    'Fecha',
    'Hora',
    'Realizado por',
    'Comentario',
    'Ventas',
    'Diferencia',
    'Acciones',
  ])
  await expect(page.getByRole('searchbox', { name: 'Buscar cierres' })).toBeVisible()
})

test('@desktop a screen that takes long says that it loads, and what the panel does not know is a 404', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner')
  await openScreen(page, '/admin/mi-cuenta')
  for (const [name, said] of [
    ['promociones', 'Cargando códigos promocionales...'],
    ['reportes', 'Cargando...'],
  ] as const) {
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(`**/admin/${name}.data**`, async (route) => {
      await held
      await route.continue()
    })
    await goTo(page, name)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    goOn()
    await expect(page).toHaveURL(`/admin/${name}`)
  }
  await page.goto('/admin/no-hay-tal')
  await expect(page.getByRole('heading', { name: 'Página No Encontrada' })).toBeVisible()
  await expect(page.getByText('/admin/no-hay-tal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Volver Atrás' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir al Inicio', exact: true })).toHaveAttribute('href', '/')
})

test('a screen that cannot be reached keeps its frame and is asked for again', { tag: '@desktop' }, async ({
  page,
  signInAs,
}) => {
  await signInAs('owner')
  await openScreen(page, '/admin/mi-cuenta')
  await page.route('**/admin/gastos.data**', (route) => route.abort())
  await goTo(page, 'gastos')
  await expect(page.getByText('No se pudo cargar esta pantalla')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buscar o ir a' })).toBeVisible()
  await page.unroute('**/admin/gastos.data**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gastos' })).toBeVisible()
})

/** By the palette, on every size: no link of the frame has been pointed at, so nothing was fetched before. */
async function goTo(page: Page, name: string) {
  await page.getByRole('button', { name: 'Buscar o ir a' }).click()
  await page.getByRole('combobox', { name: 'Producto, pedido, cliente o pantalla' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name, 'i') })
    .first()
    .click()
}

test('the list of customers stands alone when it is opened from the header, and says why it cannot be read', {
  tag: '@desktop',
}, async ({ page, signInAs }) => {
  await signInAs('seller')
  await page.goto('/')
  await page
    .getByRole('button', { name: /^Cuenta de/ })
    .or(page.getByLabel(/^Cuenta de/))
    .first()
    .click()
  await page.getByRole('link', { name: 'Clientes', exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Administración' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Accesos rápidos' })).toBeHidden()
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await expect(page).toHaveURL('/')

  await openScreen(page, '/admin/mi-cuenta')
  await page.route('**/admin/clientes.data**', (route) => route.abort())
  await goTo(page, 'clientes')
  await expect(page.getByText(/^Error al cargar clientes: /)).toBeVisible()
  await page.unroute('**/admin/clientes.data**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible()
})

test('@desktop forms of staff begin and offer as specified', async ({ page, signInAs, shop }) => {
  await signInAs('owner')
  await openScreen(page, '/admin/pedidos?nuevo=1')
  const order = page.getByRole('dialog', { name: 'Nuevo Pedido' })
  expect(await options(page, 'Método de pago')).toEqual(['Efectivo', 'Tarjeta', 'Transferencia', 'SINPE'])
  expect(await options(page, 'Estado de pago')).toEqual(['Pendiente', 'Pagado', 'Crédito', 'Regalía'])
  await expect(order.getByLabel('Estado de pago')).toHaveValue('pendiente')
  await expect(order.getByRole('radio', { name: /^Retiro en tienda Sin costo/ })).toBeChecked()
  await expect(order.getByRole('radio', { name: /^Pendiente/ })).toBeChecked()
  await expect(order.getByText('El inventario se descuenta automáticamente.')).toBeVisible()
  await expect(order.getByText('El inventario se aparta, no se descuenta.')).toHaveCount(2)

  const product = await makeProduct(shop.db)
  const lines = [{ productId: product.id, quantity: 1 }]
  const stored = await makeOrder(shop.db, { lines, paymentState: 'pendiente' })
  await openScreen(page, `/admin/pedidos?editar=${stored.id}`)
  await expect(page.getByRole('dialog', { name: 'Editar Pedido' })).toBeVisible()
  expect(await options(page, 'Estado de pago')).toEqual(['Pendiente', 'Pagado', 'Regalía'])
  const online = await makeOrder(shop.db, { channel: 'web', lines })
  await openScreen(page, `/admin/pedidos-web?editar=${online.id}`)
  await expect(page.getByRole('dialog', { name: 'Editar Pedido Web' })).toBeVisible()
  expect(await options(page, 'Método de pago')).toEqual(['Efectivo', 'Transferencia', 'Tarjeta', 'Pagadito'])

  const off = await makeCategory(shop.db, { active: false })
  await openScreen(page, '/admin/productos?nuevo=1')
  const creatingProduct = page.getByRole('dialog', { name: 'Nuevo Producto' })
  const categories = creatingProduct.getByLabel('Categoría').getByRole('option')
  expect((await categories.allTextContents()).length).toBeGreaterThan(5)
  expect(await categories.allTextContents()).not.toContain(off.name)
  await expect(
    page.getByText(
      'Los productos que vencen en los próximos 180 días o ya vencidos se desactivan automáticamente.',
    ),
  ).toBeVisible()

  const promo = await makePromoCode(shop.db, { description: 'De prueba', discountPercent: 12 })
  await openScreen(page, '/admin/promociones?nuevo=1')
  const creating = page.getByRole('dialog', { name: 'Crear Código Promocional' })
  for (const label of ['Código', 'Descripción', 'Porcentaje de Descuento', 'Fecha Inicio', 'Fecha Final']) {
    await expect(creating.getByLabel(label)).toBeVisible()
  }
  await expect(creating.getByRole('switch', { name: 'Activo' })).toBeChecked()
  await expect(creating.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  await expect(creating.getByRole('button', { name: 'Crear' })).toBeVisible()
  await openScreen(page, `/admin/promociones?editar=${promo.id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Código Promocional' })
  await expect(editing.getByLabel('Código')).toHaveValue(promo.code)
  await expect(editing.getByLabel('Descripción')).toHaveValue('De prueba')
  await expect(editing.getByLabel('Porcentaje de Descuento')).toHaveValue('12')
  await expect(editing.getByLabel('Fecha Inicio')).toHaveValue(promo.startsOn)
  await expect(editing.getByLabel('Fecha Final')).toHaveValue(promo.endsOn)
  await expect(editing.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  await expect(editing.getByRole('button', { name: 'Actualizar' })).toBeVisible()
  const [year, month, day] = promo.endsOn.split('-')
  await openScreen(page, `/admin/promociones?buscar=${promo.code}`)
  await expect(page.getByText(`${day}/${month}/${year}`).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('12%').filter({ visible: true }).first()).toBeVisible()
})

test('@desktop a shop without categories says so, and the address of a product list leads to its tools', async ({
  page,
  signInAs,
  shop,
}) => {
  await signInAs('manager')
  await openScreen(page, '/admin/productos')
  await page.getByRole('main').getByRole('link', { name: 'Importar/Exportar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importar/Exportar' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Productos', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Ajuste Inventario' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ajuste Inventario' })).toBeVisible()
  await openScreen(page, '/admin/costos-envio')
  await expect(page.getByRole('heading', { level: 1, name: 'Costos de Envío' })).toBeVisible()

  const mark = '2001-01-01T00:00:00Z'
  await shop.db.execute(sql`update categories set archived_at = ${mark} where archived_at is null`)
  try {
    await openScreen(page, '/admin/categorias')
    await expect(page.getByText('No hay categorías registradas')).toBeVisible()
  } finally {
    await shop.db.execute(sql`update categories set archived_at = null where archived_at = ${mark}`)
  }
})

test('@desktop the invoice prints on letter and the label on A4, with a margin of 15 mm', async ({
  page,
  signInAs,
  shop,
}) => {
  const product = await makeProduct(shop.db)
  const order = await makeOrder(shop.db, { lines: [{ productId: product.id, quantity: 1 }] })
  await signInAs('seller')
  for (const [name, size] of [
    ['factura', /size: letter/i],
    ['etiqueta', /size: a4/i],
  ] as const) {
    await page.goto(`/admin/papel/${name}?pedido=${order.id}`)
    const rule = await page.evaluate(
      (wanted) =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSPageRule)
          .map((rule) => rule.cssText)
          .find((text) => text.includes(wanted)),
      name,
    )
    expect(rule).toMatch(size)
    expect(rule).toContain('margin: 15mm')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('article').evaluate((sheet) => getComputedStyle(sheet).page)).toBe(name)
    await page.emulateMedia({ media: null })
  }
})
