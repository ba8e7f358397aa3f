import { eq } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { users } from '#db/schema/accounts.ts'
import { orders } from '#db/schema/orders.ts'
import { products } from '#db/schema/products.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makePromoCode } from '#tests/support/factories/shop.ts'

type Page = import('@playwright/test').Page

async function putInCart(page: Page, productId: number) {
  const rejecting = page.getByRole('button', { name: 'Rechazar' })
  await page.addLocatorHandler(rejecting, () => rejecting.click())
  await page.goto(`/producto/${productId}`)
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await expect(page.getByText(/agregado al carrito/).first()).toBeVisible()
}

async function fillDelivery(page: Page, phone: string) {
  await page.getByLabel('Nombre Completo').fill('Ana López')
  await page.getByLabel('Email').fill('ana.lopez@example.com')
  await page.getByLabel('Teléfono').fill(phone)
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption({ index: 2 })
  await page.getByLabel('Dirección').fill('De la iglesia 2 cuadras al norte')
}

const phoneOf = (project: string, last: number) => `8${project === 'phone' ? 1 : 2}00 000${last}`

test('a guest buys with delivery and a code: drawer, form, summary, confirmation, chat and pre-invoice say one total', async ({
  page,
  shop,
  checkAccessible,
}, info) => {
  const product = await makeProduct(shop.db, {
    name: `Magnesio de prueba ${info.project.name}`,
    price: cordobas(200),
    stock: 5,
  })
  const promo = await makePromoCode(shop.db, { code: `DIEZ${info.project.name.toUpperCase()}` })
  await putInCart(page, product.id)
  await page.getByRole('link', { name: /^Carrito/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Tu carrito' })
  await expect(drawer.getByText('El envío se calcula al finalizar la compra')).toBeVisible()
  await checkAccessible(page)
  await drawer.getByRole('link', { name: 'Finalizar Compra' }).click()
  await page.getByRole('button', { name: 'Continuar como invitado' }).click()
  await expect(page.getByRole('radio', { name: /^Tarjeta de crédito o débito/ })).toBeDisabled()
  await expect(page.getByText('Próximamente')).toBeVisible()

  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  for (const said of [
    'El nombre es requerido',
    'El email es requerido',
    'El teléfono es requerido',
    'El departamento es requerido para envío a domicilio',
    'La dirección es requerida para envío a domicilio',
  ]) {
    await expect(page.getByText(said)).toBeVisible()
  }
  await fillDelivery(page, phoneOf(info.project.name, 1))
  await expect(page.getByText('El nombre es requerido')).toBeHidden()
  await page.getByLabel('Código', { exact: true }).fill('nada')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('Código promocional no válido o expirado')).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(promo.code.toLowerCase())
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText(`${promo.code}: 10 % de descuento`)).toBeVisible()
  await checkAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Nombre Completo')).toHaveValue('Ana López')
  await expect(page.getByText(`${promo.code}: 10 % de descuento`)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(page).toHaveURL(/\/order-confirmation\?pedido=/)
  const number = (await page.getByText(/^FW-\d{6}$/).textContent()) ?? ''
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, number))
  expect(order?.total).toBe(20_000 - 2_000 + (order?.shippingCost ?? 0))
  const total = `C$ ${((order?.total ?? 0) / 100).toFixed(2)}`
  await expect(page.getByText(total).first()).toBeVisible()
  const chat = await page.getByRole('link', { name: 'Continuar en WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain(total)
  expect(order?.token.length).toBeGreaterThanOrEqual(32)
  await page.reload()
  await expect(page.getByText(number)).toBeVisible()
  await checkAccessible(page)
  const invoice = await page.getByRole('link', { name: 'Descargar Pre-Factura' }).getAttribute('href')
  await page.goto(invoice ?? '')
  await expect(page.getByText('Documento provisional. No es una factura fiscal.')).toBeVisible()
  await expect(page.getByText(total).first()).toBeVisible()
})

test('a price that changed meanwhile: nothing is created, the line and both prices are told, and the second try buys', async ({
  page,
  shop,
}, info) => {
  const product = await makeProduct(shop.db, {
    name: `Té de prueba ${info.project.name}`,
    price: cordobas(100),
    stock: 5,
  })
  await putInCart(page, product.id)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Continuar como invitado' }).click()
  await fillDelivery(page, phoneOf(info.project.name, 2))
  await shop.db
    .update(products)
    .set({ price: cordobas(120) })
    .where(eq(products.id, product.id))
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(
    page.getByText(`${product.name}: el precio cambió de C$ 100.00 a C$ 120.00`).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Ya actualizamos tu carrito')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(page).toHaveURL(/\/order-confirmation/)
})

test(
  'the last one went to somebody else meanwhile: nothing is created, the line is told, nothing typed is lost',
  { tag: '@phone' },
  async ({ page, shop }, info) => {
    const product = await makeProduct(shop.db, { name: `Polen de prueba ${info.project.name}`, stock: 2 })
    await putInCart(page, product.id)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continuar como invitado' }).click()
    const phone = phoneOf(info.project.name, 5)
    await fillDelivery(page, phone)
    await shop.db.update(products).set({ active: false }).where(eq(products.id, product.id))
    await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
    await expect(page.getByText('Error al crear pedido')).toBeVisible()
    await expect(page.getByText(new RegExp(product.name)).first()).toBeVisible()
    await expect(page.getByText('Tu carrito quedó vacío')).toBeVisible()
    const instead = await makeProduct(shop.db, { name: `Cacao de prueba ${info.project.name}`, stock: 2 })
    await putInCart(page, instead.id)
    await page.goto('/checkout')
    await expect(page.getByLabel('Nombre Completo')).toHaveValue('Ana López')
    expect(await shop.db.$count(orders, eq(orders.customerPhone, `505${phone.replace(' ', '')}`))).toBe(0)
  },
)

test(
  'the answer is lost: the browser sends the same again by itself, and there is one order',
  { tag: '@phone' },
  async ({ page, shop }, info) => {
    const product = await makeProduct(shop.db, { name: `Miel de prueba ${info.project.name}`, stock: 5 })
    await putInCart(page, product.id)
    await page.goto('/checkout')
    await page.getByRole('button', { name: 'Continuar como invitado' }).click()
    const phone = phoneOf(info.project.name, 3)
    await fillDelivery(page, phone)
    let sent = 0
    await page.route('**/api/pedidos', async (route) => {
      sent++
      if (sent > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
    await expect(page).toHaveURL(/\/order-confirmation/, { timeout: 20_000 })
    expect(sent).toBe(2)
    const placed = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.customerPhone, `505${phone.replace(' ', '')}`))
    expect(placed).toHaveLength(1)
  },
)

test('a customer picks up: prefilled, an appointment needs a date and a time, another date clears the time', async ({
  page,
  shop,
  signInAs,
  checkAccessible,
}, info) => {
  const product = await makeProduct(shop.db, { name: `Sales de prueba ${info.project.name}`, stock: 5 })
  await signInAs('customer')
  const own = { phone: '50588881234', address: 'Del parque 1 c. al sur' }
  const [customer] = await shop.db.update(users).set(own).where(eq(users.name, 'Marta Ruiz')).returning()
  await putInCart(page, product.id)
  await page.goto('/checkout')
  await expect(page.getByLabel('Nombre Completo')).toHaveValue('Marta Ruiz')
  await expect(page.getByLabel('Email')).toHaveValue(customer?.email ?? '')
  await expect(page.getByLabel('Teléfono')).toHaveValue('+505 8888 1234')
  await expect(page.getByLabel('Dirección')).toHaveValue('Del parque 1 c. al sur')
  await page.getByLabel('Teléfono').fill(phoneOf(info.project.name, 4))
  await page.getByRole('radio', { name: /Retiro en tienda/ }).check()
  const dialog = page.getByRole('dialog', { name: 'Programar cita para retiro' })
  await expect(dialog.getByRole('button', { name: 'Confirmar cita' })).toBeDisabled()
  await dialog.getByRole('group', { name: 'Fecha' }).getByRole('radio').first().check()
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('radio').first().check()
  await dialog.getByRole('group', { name: 'Fecha' }).getByRole('radio').nth(1).check()
  await expect(dialog.getByRole('button', { name: 'Confirmar cita' })).toBeDisabled()
  await dialog.getByRole('group', { name: 'Hora' }).getByRole('radio').first().check()
  await checkAccessible(page)
  await dialog.getByRole('button', { name: 'Confirmar cita' }).click()
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
  await expect(page).toHaveURL(/\/order-confirmation/)
  await expect(page.getByText('Retiro en tienda').first()).toBeVisible()
})

test('without an order, without a cart, without a payment: each says so', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/order-confirmation')
  await expect(page.getByText('No se encontraron datos del pedido')).toBeVisible()
  await page.goto('/confirmacion-pedido?pedido=adivinado')
  await expect(page.getByText('No se encontraron datos del pedido')).toBeVisible()
  await page.goto('/checkout/success')
  await expect(page.getByText('Parámetros de Pago No Encontrados')).toBeVisible()
  await expect(page).toHaveURL(/\/$/, { timeout: 8_000 })
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/catalogo$/)
})

test('@desktop a browser that keeps no cart: it is logged, said once, and the cart goes on', async ({
  page,
  shop,
}) => {
  const product = await makeProduct(shop.db, { name: 'Tila de prueba', stock: 5 })
  await page.addInitScript(() => {
    const logged: string[] = []
    Object.assign(window, { logged })
    console.error = (...said: unknown[]) => void logged.push(String(said[0]))
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`/producto/${product.id}`)
  const add = page.getByRole('button', { name: /^Agregar al carrito/ })
  await add.click()
  await expect(page.getByText(/^Tu carrito no se pudo guardar en este dispositivo/)).toBeVisible()
  await add.click()
  await expect(page.getByText(/^Tu carrito no se pudo guardar en este dispositivo/)).toBeHidden()
  await expect(page.getByRole('link', { name: /^Carrito, productos: 2/ })).toBeVisible()
  const logged = await page.evaluate(() => (window as unknown as { logged: string[] }).logged)
  expect(logged).toContain('Error saving cart to localStorage')
})
