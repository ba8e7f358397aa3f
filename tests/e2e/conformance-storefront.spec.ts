import type { Page, Route } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'

const noon = new Date('2027-03-01T18:00:00Z')

/** Time stands still until a test moves it. */
async function openInStillTime(page: Page, path: string) {
  await page.clock.install({ time: noon })
  await page.goto(path)
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
  await page.goto(path, { waitUntil: 'networkidle' })
}

async function holdBack(page: Page, address: string) {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route: Route) => {
    await free
    await route.continue()
  })
  return () => letGo()
}

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)

test('the pre-invoice prints half a second after it is there @desktop', async ({ page, shop }) => {
  const product = await makeProduct(shop.db)
  const { token } = await makeOrder(shop.db, {
    channel: 'web',
    lines: [{ productId: product.id, quantity: 1 }],
  })
  await page.addInitScript(() => {
    const counting = window as unknown as { printed: number }
    counting.printed = 0
    window.print = () => {
      counting.printed++
    }
  })
  const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed)
  await openInStillTime(page, `/pre-factura/${token}`)
  await expect(page.getByText('No es una factura fiscal')).toBeVisible()
  await page.clock.runFor(499)
  expect(await printed()).toBe(0)
  await page.clock.runFor(1)
  expect(await printed()).toBe(1)
  const paper = await page.evaluate(() =>
    [...document.styleSheets].some((sheet) =>
      [...sheet.cssRules].some((rule) => /@page\s*{[^}]*size: letter/.test(rule.cssText)),
    ),
  )
  expect(paper, 'letter size').toBe(true)
})

test('the payment pages go on after two and three seconds @desktop', async ({ page }) => {
  await openInStillTime(page, '/checkout/success-fallback?token=abc&ern=FW-000001')
  await expect(page.getByRole('heading', { name: 'Procesando tu Pago...' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ir a Confirmación de Pago' })).toBeVisible()
  await page.clock.runFor(1999)
  await expect(page).toHaveURL(/success-fallback/)
  const letCheckGo = await holdBack(page, '**/api/pagos/resultado')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/checkout/success?token=abc&ern=FW-000001')
  await expect(page.getByText('Consultando el resultado de tu pago...')).toBeVisible()
  letCheckGo()
  await expect(page.getByRole('heading', { name: 'Error de Verificación' })).toBeVisible()

  await page.goto('/checkout/success', { waitUntil: 'networkidle' })
  await expect(page.getByText('Parámetros de Pago No Encontrados')).toBeVisible()
  await page.clock.runFor(2999)
  await expect(page).toHaveURL('/checkout/success')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/')
  // Read as it is sent: in a browser it is gone after a second.
  const around = await page.request.get('/tienda/checkout/success')
  expect(around.status()).toBe(404)
  const html = await around.text()
  expect(html).toContain('Redirigiendo...')
  expect(html).toMatch(/<a [^>]*href="\/checkout\/success"[^>]*>(<[^>]*>)*Ir a Confirmación de Pago/)
})

test('what takes long says what is coming; what fails is said @phone', async ({ page, signInAs }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const featured = page.getByRole('region', { name: 'Productos destacados' })
  const product = featured.getByRole('article').first().getByRole('link')
  const letProductGo = await holdBack(page, '**/producto/*.data**')
  await product.click()
  await expect(page.getByText('Cargando producto...')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY), 'seen from its top').toBe(0)
  letProductGo()
  await expect(page.getByRole('heading', { name: 'Productos Similares' })).toBeVisible()

  await signInAs('customer')
  await page.goto('/cliente/perfil', { waitUntil: 'networkidle' })
  const tabs = page.getByRole('navigation', { name: 'Tu cuenta' })
  const letOrdersGo = await holdBack(page, '**/cliente/pedidos.data**')
  await tabs.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByText('Cargando pedidos...')).toBeVisible()
  letOrdersGo()
  await expect(page.getByRole('heading', { name: 'Mis Pedidos' })).toBeVisible()
  const letProfileGo = await holdBack(page, '**/cliente/perfil.data**')
  await tabs.getByRole('link', { name: 'Perfil' }).click()
  await expect(page.getByText('Cargando...', { exact: true })).toBeVisible()
  letProfileGo()

  await page.getByRole('link', { name: 'Editar' }).click()
  await page.getByLabel(/^Nombre Completo/).fill('Marta Ruiz')
  await page.route('**/cliente/perfil.data**', (route) => route.abort())
  await page.getByRole('button', { name: 'Guardar' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(alert).toContainText('No se pudo actualizar el perfil')
  await expect(page.getByLabel(/^Nombre Completo/)).toHaveValue('Marta Ruiz')
  await page.route('**/cliente/pedidos.data**', (route) => route.abort())
  await tabs.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'No se pudieron cargar los pedidos',
  )
})

test('the cart: what the drawer shows, what the browser keeps, and what signing in does to it @desktop', async ({
  page,
  shop,
}) => {
  const tea = await makeProduct(shop.db, { name: 'Té de cúrcuma', stock: 3, discountPercent: 10 })
  const oil = await makeProduct(shop.db, { name: 'Aceite de coco' })
  const email = 'carrito@example.com'
  const { user } = await makeCustomerAccount(shop.db, { name: 'Elena Soza', email, password: 'secreto-1' })
  for (const { id } of [tea, oil]) {
    await page.goto(`/producto/${id}`)
    await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
    await expect(page.getByText(/agregado al carrito/)).toBeVisible()
  }
  expect(Object.keys((await kept(page, 'fitonica-cart'))[0]).sort()).toEqual(
    `id image instrucciones_uso marca name porcentaje_descuento presentacion price quantity sku stock`.split(
      ' ',
    ),
  )
  await page.getByRole('link', { name: /^Carrito, productos: 2/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  for (const term of ['Subtotal', 'Envío', 'Impuestos', 'Total']) {
    await expect(drawer.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible()
  }
  await expect(drawer.getByRole('definition').filter({ visible: true })).toHaveText(
    [/^C\$ 190\.00/, /^C\$ 0\.00/, /^C\$ 0\.00/, /^C\$ 190\.00/],
    { useInnerText: true },
  )
  await expect(drawer.getByRole('link', { name: 'Finalizar Compra' })).toHaveAttribute('href', '/checkout')
  const line = drawer.getByRole('listitem').filter({ hasText: tea.name })
  const more = line.getByRole('button', { name: 'Más', exact: true })
  await expect(line.getByRole('img', { name: 'Sin imagen' })).toBeVisible()
  await more.click()
  await more.click()
  await expect(line.getByRole('spinbutton')).toHaveValue('3')
  await expect(more).toBeDisabled()
  await expect(line.getByText('Solo quedan 3 unidades')).toBeVisible()
  await line.getByRole('button', { name: 'Menos' }).click()
  await drawer.getByRole('button', { name: `Eliminar ${oil.name}` }).click()
  await expect(page.getByText('Producto eliminado del carrito')).toBeVisible()
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('banner').getByLabel('Cuenta', { exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  const form = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Contraseña', { exact: true }).fill('secreto-1')
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByLabel('Cuenta de Elena Soza')).toBeVisible()
  expect(await kept(page, 'client_user')).toMatchObject({
    id: user.id,
    email,
    full_name: 'Elena Soza',
    phone: null,
    address: null,
  })
  expect(await kept(page, `fitonica-cart-${user.id}`)).toMatchObject([
    { id: tea.id, quantity: 2, price: 9000 },
  ])
  expect(await kept(page, 'fitonica-cart')).toEqual([])

  await page.getByLabel('Cuenta de Elena Soza').click()
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click()
  await page.getByRole('link', { name: /^Carrito, productos: 0/ }).click()
  await expect(drawer.getByText('Tu carrito está vacío')).toBeVisible()
  expect(await kept(page, 'client_user')).toBeNull()
  await page.evaluate(
    (id) => localStorage.setItem('fitonica-cart', localStorage.getItem(`fitonica-cart-${id}`) ?? ''),
    user.id,
  )
  await page.reload()
  await page.getByRole('link', { name: /^Carrito, productos: 2/ }).click()
  await drawer.getByRole('button', { name: 'Vaciar carrito' }).click()
  await expect(page.getByText('Carrito vaciado')).toBeVisible()
  await drawer.getByRole('link', { name: 'Explorar Productos' }).click()
  await expect(page).toHaveURL('/catalogo')
})

test('the checkout: what it offers, what it asks for, and what comes after it @desktop', async ({
  page,
  shop,
}) => {
  const honey = await makeProduct(shop.db, { name: 'Miel de jinocuabo', stock: 4 })
  const promo = await makePromoCode(shop.db, { code: 'DIEZMENOS' })
  await page.goto(`/producto/${honey.id}`)
  await page.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await page.goto('/checkout')
  for (const choice of ['Iniciar sesión', 'Crear cuenta', 'Continuar como invitado']) {
    await expect(page.getByRole('main').getByRole('button', { name: choice })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Continuar como invitado' }).click()
  for (const part of [
    'Información del cliente',
    'Método de entrega',
    'Método de pago',
    'Código promocional',
    'Resumen del pedido',
  ]) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: /^Efectivo contra entrega/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Transferencia bancaria/ })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /^Tarjeta.*Próximamente/ })).toBeDisabled()
  await expect(page.getByLabel('Notas (opcional)')).toBeVisible()

  const summary = page.getByRole('complementary', { name: 'Resumen del pedido' })
  const sum = (name: string) => summary.getByRole('definition').nth(['Subtotal', 'Envío'].indexOf(name))
  const code = page.getByLabel('Código', { exact: true })
  const apply = page.getByRole('button', { name: 'Aplicar' })
  await page.route('**/api/codigo-promocional', (route) => route.fulfill({ json: {} }))
  await code.fill('MUDO')
  await apply.click()
  await expect(page.getByText('Código promocional no válido', { exact: true })).toBeVisible()
  await page.unroute('**/api/codigo-promocional')
  await code.fill(promo.code.toLowerCase())
  await apply.click()
  await expect(summary.getByText(`Descuento (${promo.code}, 10 %)`)).toBeVisible()
  await code.fill('')
  await apply.click()
  await expect(summary.getByText(/^Descuento/)).toBeHidden()
  const departments = page.getByRole('combobox', { name: 'Departamento' })
  const offered = await departments.getByRole('option').allTextContents()
  const names = offered.slice(1).map((text) => text.replace(/ \(.*/, ''))
  expect(names).toEqual([...names].sort(new Intl.Collator('es-NI').compare))
  await departments.selectOption({ index: 1 })
  const cost = /C\$ [\d,]+\.\d\d/.exec(offered[1] ?? '')?.[0] ?? 'none'
  await expect(sum('Envío')).toHaveText(cost, { useInnerText: true })

  await page.getByRole('radio', { name: /^Retiro en tienda/ }).check()
  const dialog = page.getByRole('dialog', { name: 'Programar cita para retiro' })
  const hours = 'Lun-Vie 9:00 AM-4:00 PM, Sáb 9:00 AM-12:00 PM, Dom cerrado'
  await expect(dialog.getByText(hours)).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Fecha' }).getByRole('radio')).toHaveCount(7)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(sum('Envío')).toHaveText('C$ 0.00', { useInnerText: true })
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(page.getByText('Debe programar una cita para retiro en tienda')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText(
    'Por favor, complete todos los campos requeridos',
  )
  await page.getByRole('button', { name: 'Programar cita' }).click()
  await dialog.getByRole('group', { name: 'Fecha' }).getByRole('radio').first().check()
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Confirmar cita' }).click()
  await expect(page.getByText('Debe programar una cita para retiro en tienda')).toBeHidden()

  await page.getByLabel('Nombre Completo').fill('Ana López')
  await page.getByLabel('Email').fill('ana.lopez@example.com')
  await page.getByLabel('Teléfono').fill('8555 0001')
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(page.getByText('Pedido creado exitosamente')).toBeVisible()
  await expect(page).toHaveURL(/\/order-confirmation\?pedido=/)
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible()
  await expect(page.getByText('Falta un paso: confírmalo por WhatsApp')).toBeVisible()
  expect(await kept(page, 'fitonica-cart')).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Ir al Inicio' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'Seguir comprando' })).toHaveAttribute('href', '/catalogo')
  await page.goto(page.url().replace('/order-confirmation', '/confirmacion-pedido'))
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible()
})

test('what the shop says of itself stands where it is specified @desktop', async ({ page, signInAs }) => {
  await page.goto('/contactanos')
  const cookies = page.getByRole('region', { name: 'Aviso de cookies' })
  for (const [answer, stored] of [
    ['Rechazar', false],
    ['Aceptar', true],
  ] as const) {
    expect(await kept(page, 'cookie-consent')).toBeNull()
    await cookies.getByRole('button', { name: answer }).click()
    await expect(cookies).toBeHidden()
    expect(await kept(page, 'cookie-consent')).toBe(stored)
    await page.evaluate(() => localStorage.removeItem('cookie-consent'))
    await page.reload()
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-NI')
  const main = page.getByRole('main')
  for (const hours of ['Lun-Vie 8:00 AM-6:00 PM', 'Sáb 9:00 AM-4:00 PM']) {
    await expect(main.getByText(hours)).toBeVisible()
  }
  await expect(main.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', /^https:/)
  await expect(main.getByRole('link', { name: /^\+505 \d{4} \d{4}$/ })).toHaveAttribute('href', /^tel:\+505/)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Guía de Vitaminas' })).toHaveAttribute(
    'href',
    '/guia-perfumes',
  )
  await expect(foot).toContainText('transferencia bancaria y tarjeta mediante un proveedor de pagos')
  await expect(foot).toContainText('Entregamos en toda Nicaragua')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'FitoNica, ir al inicio' })).toHaveAttribute('href', '/')
  await expect(header.getByRole('group', { name: 'Moneda' }).getByRole('button')).toHaveText([
    /NIO\s*C\$/,
    /USD\s*US\$/,
  ])

  await page.goto('/faq')
  for (const promise of [
    'En la capital, de 24 a 48 horas. En otras ciudades, de 3 a 5 días hábiles.',
    'en las primeras 2 horas y si todavía no ha sido enviado',
    'garantía de calidad: escríbenos dentro de los 7 días',
    'El chat recibe mensajes 24/7 y el correo lo respondemos en menos de 24 horas.',
    'Lun-Vie 9:00 AM-4:00 PM, Sáb 9:00 AM-12:00 PM, Dom cerrado',
  ]) {
    await expect(main).toContainText(promise)
  }
  await signInAs('owner')
  await page.goto('/')
  await expect(page.getByLabel(/^Cuenta de/)).toBeVisible()
  expect(await kept(page, 'admin_user')).toMatchObject({ email: 'duena.pruebas@example.com', role: 'owner' })
  expect(await kept(page, 'client_user')).toBeNull()
})
