import { eq } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { orders } from '#db/schema/orders.ts'
import { test as base, expect } from '#tests/e2e/support/test.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { type PagaditoStandIn, startPagaditoStandIn } from '#tests/support/pagadito-stand-in.ts'
import { runShop } from './support/running-shop.ts'

type Page = import('@playwright/test').Page

const test = base.extend<object, { provider: PagaditoStandIn }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const provider = await startPagaditoStandIn()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ provider }, use) => {
      const { url, uid, wsk } = provider
      const shop = await runShop({ PAGADITO_URL: url, PAGADITO_UID: uid, PAGADITO_WSK: wsk })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

let buyers = 0

async function fillCheckout(page: Page, productId: number) {
  const rejecting = page.getByRole('button', { name: 'Rechazar' })
  await page.addLocatorHandler(rejecting, () => rejecting.click())
  await page.goto(`/producto/${productId}`)
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Continuar como invitado' }).click()
  await page.getByLabel('Nombre Completo').fill('Ana López')
  await page.getByLabel('Email').fill('ana.lopez@example.com')
  await page.getByLabel('Teléfono').fill(`8600 00${10 + buyers++}`)
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption({ index: 2 })
  await page.getByLabel('Dirección').fill('De la iglesia 2 cuadras al norte')
}

async function orderByCard(page: Page, productId: number) {
  await fillCheckout(page, productId)
  await page.getByRole('radio', { name: /Tarjeta de crédito o débito/ }).check()
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click()
}

const results = [
  { says: 'COMPLETED', headline: '¡Pago Exitoso!', status: 'completado', payment: 'completed' },
  { says: 'FAILED', headline: 'Pago Fallido', status: 'cancelado', payment: 'failed' },
  { says: 'REVOKED', headline: 'Pago Rechazado', status: 'cancelado', payment: 'failed' },
  { says: 'CANCELED', headline: 'Pago Cancelado', status: 'cancelado', payment: 'failed' },
  { says: 'VERIFYING', headline: 'Verificando Pago', status: 'en_proceso', payment: 'pending' },
]

for (const { says, headline, status, payment } of results) {
  test(`@desktop a card payment that ends ${says} says "${headline}", and the order follows`, async ({
    page,
    shop,
    provider,
    checkAccessible,
  }) => {
    const product = await makeProduct(shop.db, { name: `Colágeno ${says}`, price: cordobas(370), stock: 3 })
    await orderByCard(page, product.id)
    const choice = page.getByRole('button', { name: says })
    await expect(choice).toBeVisible()
    const asked = [...provider.transactions.values()].at(-1)
    const checksBefore = provider.calls.length
    await choice.click()
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await expect(page.getByText(asked?.ern ?? '-', { exact: true })).toBeVisible()
    await expect(page.getByText(`$ ${asked?.amount}`, { exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/^C\$ [1-9][\d,]*\.\d\d$/)
        .first(),
    ).toBeVisible()
    expect(provider.calls.length - checksBefore, 'one check for a visit').toBe(1)
    await checkAccessible(page)

    const [order] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.number, asked?.ern ?? ''))
    expect([order?.status, order?.paymentState]).toEqual([status, payment])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  })
}

test('@desktop what Pagadito refuses is said, the order stays, and paying again works', async ({
  page,
  shop,
  provider,
}) => {
  const product = await makeProduct(shop.db, { name: 'Jalea de prueba', stock: 3 })
  provider.failNext('PG3002')
  await orderByCard(page, product.id)
  await expect(page.getByText('Error con Pagadito')).toBeVisible()
  await expect(
    page.getByText(
      'Error de configuración en Pagadito. Verifique las credenciales y configuración de la cuenta.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: /Pagar con tarjeta/ }).click()
  await page.getByRole('button', { name: 'COMPLETED' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Pago Exitoso!' })).toBeVisible()
})

test('@desktop an answer that nobody can read leaves the payment open and says so', async ({
  page,
  shop,
  provider,
}) => {
  const product = await makeProduct(shop.db, { name: 'Polen de prueba', stock: 3 })
  await orderByCard(page, product.id)
  const choice = page.getByRole('button', { name: 'COMPLETED' })
  await expect(choice).toBeVisible()
  provider.failNext('not-json')
  await choice.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Error de Verificación' })).toBeVisible()
  await expect(page.getByText('Respuesta inválida del servidor de Pagadito').first()).toBeVisible()
  await page.getByRole('button', { name: 'Consultar otra vez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Pago Exitoso!' })).toBeVisible()
})

test('@desktop the provider leads back by any address: the result shows all the same', async ({
  page,
  shop,
  provider,
}) => {
  const product = await makeProduct(shop.db, { name: 'Propóleo de prueba', stock: 3 })
  await orderByCard(page, product.id)
  await expect(page.getByRole('button', { name: 'COMPLETED' })).toBeVisible()
  const paid = [...provider.transactions.values()].at(-1)
  provider.settle(paid?.token ?? '', 'COMPLETED')
  await page.goto(`/checkout/success-fallback?token=${paid?.token}&ern=${paid?.ern}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Procesando tu Pago...' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '¡Pago Exitoso!' })).toBeVisible()
  await page.goto(`/pago-listo?token=${paid?.token}&ern=${paid?.ern}`)
  await expect(page).toHaveURL(/\/checkout\/success\?token=/)
  await expect(page.getByRole('heading', { level: 1, name: '¡Pago Exitoso!' })).toBeVisible()
  const lost = await page.request.get('/otra/checkout/success')
  expect(await lost.text()).toContain('Redirigiendo...')
  await page.goto('/otra/checkout/success')
  await page.waitForURL((url) => url.pathname === '/checkout/success')
})
