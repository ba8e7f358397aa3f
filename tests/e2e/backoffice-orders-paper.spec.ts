import { cordobas } from '#app/shop/kernel/money.ts'
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

test('invoice, label and receipt print what anybody wrote as text, within its box', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number } = await nastyOrder(shop)
  await signInAs('seller')
  for (const paper of ['factura', 'etiqueta', 'recibo']) {
    await page.goto(`/admin/papel/${paper}?pedido=${id}`)
    const sheet = page.getByRole('article')
    await expect(sheet.getByText(script).first()).toBeVisible()
    const spilled = await sheet.evaluate((box) => {
      const edge = box.getBoundingClientRect().right + 1
      return [...box.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > edge)
        .map((element) => element.tagName)
    })
    expect(spilled, `what leaves the ${paper}`).toEqual([])
    await checkAccessible(page)
  }
  await page.goto(`/admin/papel/factura?pedido=${id}`)
  await expect(page.getByText('RUC J0000000000000')).toBeVisible()
  await expect(page.getByText('Lun-Vie 8:00 AM-6:00 PM', { exact: false })).toBeVisible()
  await expect(page.getByText('C$37,155.00').last()).toBeVisible()
  expect(number).toMatch(/^FW-/)
})

test('several labels in one print, each with the digits of its order and a line for WhatsApp', async ({
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
  await page.goto('/admin/pedidos')
  for (const { number } of orders) {
    await page
      .getByRole('checkbox', { name: `Elegir ${number} para imprimir` })
      .filter({ visible: true })
      .check()
  }
  const [print] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Imprimir 2 etiquetas' }).click(),
  ])
  await expect(page.getByText('2 etiquetas de envío generadas')).toBeVisible()
  await expect(print.getByRole('article')).toHaveCount(2)
  for (const { number } of orders) {
    const digits = number.replace(/\D/g, '').padStart(12, '0')
    await expect(print.getByRole('img', { name: `Código de barras ${digits}` })).toBeVisible()
  }
  await expect(print.getByText('Escríbenos por WhatsApp al').first()).toBeVisible()

  await page
    .getByRole('button', { name: `Más acciones de ${orders[0]?.number}` })
    .filter({ visible: true })
    .click()
  const [single] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Etiqueta de envío' }).click(),
  ])
  await expect(page.getByText('Etiqueta de envío generada')).toBeVisible()
  await single.close()
})
