import type { Locator } from '@playwright/test'
import { cordobas } from '#app/shop/kernel/money.ts'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { readBarcode } from '#tests/e2e/support/read-barcode.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment } from '#tests/support/factories/shop.ts'

const script = '<script>alert(1)</script>'
const long = 'SupercalifragilísticoespialidosoSinEspacios'.repeat(2)

async function nastyOrder({ db }: Parameters<Parameters<typeof test>[2]>[0]['shop']) {
  const product = await makeProduct(db, { name: `${script} 🌿 ${long}`, price: cordobas(12_345) })
  const department = await makeDepartment(db)
  return makeOrder(db, {
    channel: 'web',
    lines: [{ productId: product.id, quantity: 3 }],
    customer: {
      id: null,
      name: `${script} ${long}`.slice(0, 120),
      phone: '50581234567',
      email: null,
      address: null,
    },
    delivery: {
      type: 'delivery',
      address: `${long} 👵🏽 ${script}`,
      departmentId: department.id,
      departmentName: department.name,
      cost: department.shippingCost,
    },
  })
}

/** How wide the paper is between its margins, in CSS pixels. */
const papers = [
  { paper: 'factura', title: 'Factura', width: 680 },
  { paper: 'etiqueta', title: 'Etiqueta de envío', width: 680 },
  { paper: 'recibo', title: 'Recibo', width: 272 },
]

/** Tags of what reaches over the edge of its sheet. */
const spilled = (sheet: Locator) =>
  sheet.evaluate((box) => {
    const edge = box.getBoundingClientRect().right + 1
    return [...box.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => element.tagName)
  })

test('invoice, label and receipt print what anybody wrote as text, within its box', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number } = await nastyOrder(shop)
  await signInAs('seller')
  const screen = page.viewportSize() ?? { width: 360, height: 740 }
  for (const { paper, title, width } of papers) {
    await page.setViewportSize(screen)
    await page.goto(`/admin/papel/${paper}?pedido=${id}`)
    await expect(page.getByRole('heading', { level: 1, name: `${title} ${number}` })).toBeVisible()
    const sheet = page.getByRole('article')
    await expect(sheet.getByText(script).first()).toBeVisible()
    expect(await spilled(sheet), `what leaves the ${paper} on the screen`).toEqual([])
    await checkAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width, height: 1000 })
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    expect(await spilled(sheet), `what leaves the ${paper} on paper`).toEqual([])
    await page.emulateMedia({ media: null })
  }
  await page.goto(`/admin/papel/factura?pedido=${id}`)
  await expect(page.getByText('RUC J0000000000000')).toBeVisible()
  await expect(page.getByText('Lun-Vie 8:00 AM-6:00 PM', { exact: false })).toBeVisible()
  await expect(page.getByText('C$37,155.00').last()).toBeVisible()
  expect(number).toMatch(/^FW-/)
})

test('@desktop several labels in one print, each with bars that a scanner reads and a line for WhatsApp', async ({
  page,
  signInAs,
  shop,
}) => {
  const product = await makeProduct(shop.db, { stock: 9 })
  const made = [1, 2].map(() =>
    makeOrder(shop.db, { lines: [{ productId: product.id, quantity: 1 }], paymentState: 'pendiente' }),
  )
  const orders = await Promise.all(made)
  await signInAs('seller')
  await openScreen(page, '/admin/pedidos')
  for (const { number } of orders) {
    await page.getByRole('checkbox', { name: `Elegir ${number} para imprimir` }).check()
  }
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Imprimir 2 etiquetas' }).click(),
  ])
  await expect(page.getByText('2 etiquetas de envío generadas')).toBeVisible()
  await expect(print.getByRole('heading', { level: 1, name: '2 etiquetas de envío' })).toBeVisible()
  await expect(print.getByRole('article')).toHaveCount(2)
  await print.emulateMedia({ media: 'print' })
  for (const { number } of orders) {
    const digits = number.replace(/\D/g, '').padStart(12, '0')
    const bars = print.getByRole('img', { name: `Código de barras ${digits}` })
    expect(await readBarcode(bars)).toBe(digits)
    await expect(print.getByText(digits, { exact: true })).toBeVisible()
  }
  await expect(print.getByText('Escríbenos por WhatsApp al').first()).toBeVisible()

  const printOne = async (entry: string) => {
    await page.getByRole('button', { name: `Más acciones de ${orders[0]?.number}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  const [single] = await Promise.all([page.waitForEvent('popup'), printOne('Etiqueta de envío')])
  await expect(page.getByText('Etiqueta de envío generada')).toBeVisible()
  await single.close()
  await page.evaluate(() => {
    window.open = () => null
  })
  await printOne('Etiqueta de envío')
  await expect(page.getByText('No se pudo abrir la ventana de impresión')).toBeVisible()
})
