import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

const tomorrow = addDays(businessDay(new Date()), 1)

async function webOrder({ db }: Shop) {
  const product = await makeProduct(db, { name: 'Jarabe web de prueba', price: cordobas(90), stock: 6 })
  return makeOrder(db, {
    channel: 'web',
    lines: [{ productId: product.id, quantity: 2 }],
    customer: {
      id: null,
      name: 'Wendy Web',
      phone: '50586665544',
      email: 'wendy@example.com',
      address: null,
    },
    delivery: { type: 'pickup', day: tomorrow, time: '10:00' },
    reservedUntil: new Date(Date.now() + 3_600_000),
  })
}

test('a web order is confirmed, edited, paid and completed, and its customer is one tap away', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number } = await webOrder(shop)
  await signInAs('seller')
  await page.goto(`/admin/pedidos-web?buscar=${number}`)
  const seen = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await checkAccessible(page)
  await seen(`Confirmar ${number}`).click()
  await expect(page.getByText('Pedido confirmado')).toBeVisible()
  await expect(seen(`Confirmar ${number}`)).toHaveCount(0)

  await page.goto(`/admin/pedidos-web?buscar=${number}&editar=${id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Pedido Web' })
  await editing.getByLabel('Cantidad de Jarabe web de prueba').fill('7')
  await expect(editing.getByText('Cantidad excede stock disponible')).toBeVisible()
  await editing.getByLabel('Cantidad de Jarabe web de prueba').fill('3')
  await editing.getByLabel('Precio de Jarabe web de prueba').fill('80')
  await expect(editing.getByText('C$ 240.00').last()).toBeVisible()
  await checkAccessible(page)
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Pedido web actualizado exitosamente')).toBeVisible()

  await seen(`Pago de ${number}: Pendiente`).click()
  await page.getByRole('menuitem', { name: 'Pagado' }).click()
  await expect(seen(`Pago de ${number}: Pagado`)).toBeVisible()
  await seen(`Estado de ${number}: Pendiente`).click()
  await page.getByRole('menuitem', { name: 'Completado' }).click()
  await expect(seen(`Estado de ${number}: Completado`)).toBeVisible()
  const chat = page
    .getByRole('link', { name: `Escribir por WhatsApp a Wendy Web, ${number}` })
    .filter({ visible: true })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/50586665544\?text=Hola%2C%20Wendy/)
  await seen(`Más acciones de ${number}`).click()
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeDisabled()

  await page.goto(`/admin/pedidos-web?estado=completado&buscar=${number}&eliminar=${id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Pedido web eliminado exitosamente')).toBeVisible()
})

test('the receipt opens in its own window, and a browser that blocks it is told of', async ({
  page,
  signInAs,
  shop,
}) => {
  const { number } = await webOrder(shop)
  await signInAs('seller')
  await page.goto(`/admin/pedidos-web?buscar=${number}`)
  const print = page.getByRole('button', { name: `Recibo de ${number}` }).filter({ visible: true })
  const [receipt] = await Promise.all([page.waitForEvent('popup'), print.click()])
  await expect(receipt.getByText(`Pedido ${number}`)).toBeVisible()
  await expect(receipt.getByText('Cita:')).toBeVisible()
  await page.evaluate(() => {
    window.open = () => null
  })
  await print.click()
  await expect(page.getByText('No se pudo abrir la ventana de impresión')).toBeVisible()
})

test('the appointments of a day stand in the order of the hours', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number } = await webOrder(shop)
  await signInAs('seller')
  await page.goto(`/admin/pedidos-web/retiros?dia=${tomorrow}`)
  await expect(page.getByRole('heading', { level: 2, name: '10:00 AM' })).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pedidos-web\\?ver=${id}$`))
  await expect(page.getByRole('dialog', { name: `Pedido ${number}` })).toContainText('10:00 AM')
})
