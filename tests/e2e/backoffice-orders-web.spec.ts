import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { releaseLapsedReservations } from '#app/shop/orders/release-lapsed-reservations.server.ts'
import { openScreen, openTab } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment } from '#tests/support/factories/shop.ts'

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

const tomorrow = addDays(businessDay(new Date()), 1)

async function webOrder({ db }: Shop, { delivered = false } = {}) {
  const product = await makeProduct(db, { name: 'Jarabe web de prueba', price: cordobas(90), stock: 6 })
  const department = delivered ? await makeDepartment(db) : null
  const order = await makeOrder(db, {
    channel: 'web',
    lines: [{ productId: product.id, quantity: 2 }],
    customer: {
      id: null,
      name: 'Wendy Web',
      phone: '50586665544',
      email: 'wendy@example.com',
      address: null,
    },
    delivery: department
      ? {
          type: 'delivery',
          address: 'Casa de prueba',
          departmentId: department.id,
          departmentName: department.name,
          cost: department.shippingCost,
        }
      : { type: 'pickup', day: tomorrow, time: '10:00' },
    reservedUntil: new Date(Date.now() + 3_600_000),
  })
  return { ...order, productId: product.id }
}

test('a web order is confirmed, edited, paid and completed, and its customer is one tap away', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number } = await webOrder(shop)
  await signInAs('seller')
  await openScreen(page, `/admin/pedidos-web?buscar=${number}`)
  const seen = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await checkAccessible(page)
  await seen(`Confirmar ${number}`).click()
  await expect(page.getByText('Pedido confirmado')).toBeVisible()
  await expect(seen(`Confirmar ${number}`)).toHaveCount(0)

  await openScreen(page, `/admin/pedidos-web?buscar=${number}&editar=${id}`)
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

  await openScreen(page, `/admin/pedidos-web?estado=completado&buscar=${number}&eliminar=${id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Pedido web eliminado exitosamente')).toBeVisible()
})

test('@desktop what an edit of a web order lacks is said, and whoever comes second is told', async ({
  page,
  signInAs,
  shop,
  context,
}) => {
  const { id, number } = await webOrder(shop, { delivered: true })
  await signInAs('seller')
  const list = `/admin/pedidos-web?buscar=${number}`
  await openTab(page, `${list}&editar=${id}`)
  const second = await context.newPage()
  await openTab(second, `${list}&eliminar=${id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Pedido Web' })
  const save = editing.getByRole('button', { name: 'Guardar Cambios' })
  for (const label of ['Nombre', 'Teléfono', 'Email', 'Dirección']) await editing.getByLabel(label).fill('')
  await save.click()
  for (const said of [
    'El nombre del cliente es requerido',
    'Teléfono es requerido',
    'El email es requerido',
    'Dirección es requerida para envío',
  ]) {
    await expect(editing.getByText(said)).toBeVisible()
  }
  await editing.getByLabel('Email').fill('no-es-email')
  await expect(editing.getByText('El email no es válido')).toBeVisible()
  await editing.getByLabel('Nombre').fill('Wendy Corregida')
  await editing.getByLabel('Teléfono').fill('8666 5544')
  await editing.getByLabel('Email').fill('wendy@example.com')
  await editing.getByLabel('Dirección').fill('Del parque, 1 cuadra al sur')
  const price = editing.getByLabel('Precio de Jarabe web de prueba')
  await price.fill('-1')
  await expect(editing.getByText('Escribe un monto, como 120 o 120.50')).toBeVisible()
  await price.fill('0')
  await save.click()
  await expect(page.getByText('Pedido web actualizado exitosamente')).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Wendy Corregida/ })).toBeVisible()

  const deleting = second.getByRole('alertdialog', { name: 'Eliminar pedido' })
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(
    deleting.getByText(/^Error al eliminar el pedido web\. Otra persona cambió este pedido/),
  ).toBeVisible()
  await openTab(second, `${list}&editar=${id}`)
  await openTab(page, `${list}&editar=${id}`)
  await editing.getByLabel('Notas').fill('Primera')
  await save.click()
  await expect(page.getByText('Pedido web actualizado exitosamente')).toBeVisible()
  const late = second.getByRole('dialog', { name: 'Editar Pedido Web' })
  await late.getByLabel('Notas').fill('Segunda')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(second.getByText('Error al actualizar el pedido web')).toBeVisible()
  await late.getByRole('button', { name: 'Cargar los datos actuales' }).click()
  await expect(late.getByLabel('Notas')).toHaveValue('Primera')
})

test('@desktop an order nobody confirmed in time is marked, and is confirmed only while its units are there', async ({
  page,
  signInAs,
  shop,
}) => {
  const { id, number, productId } = await webOrder(shop)
  await releaseLapsedReservations(shop.db, { now: new Date(Date.now() + 2 * 3_600_000) })
  const other = await makeOrder(shop.db, { lines: [{ productId, quantity: 5 }] })
  await signInAs('seller')
  await openScreen(page, `/admin/pedidos-web?buscar=${number}`)
  await expect(page.getByText('Reserva vencida').filter({ visible: true })).toBeVisible()
  await page
    .getByRole('button', { name: `Confirmar ${number}` })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('Error al actualizar el pedido web')).toBeVisible()
  await expect(
    page.getByText(
      'Cantidad excede stock disponible: de Jarabe web de prueba se piden 2 y hay 1 unidad disponible',
    ),
  ).toBeVisible()
  await openScreen(page, `/admin/pedidos?buscar=${other.number}&eliminar=${other.id}`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Pedido eliminado exitosamente')).toBeVisible()
  await openScreen(page, `/admin/pedidos-web?buscar=${number}&ver=${id}`)
  const details = page.getByRole('dialog', { name: `Pedido ${number}` })
  await details.getByRole('button', { name: 'Confirmar y apartar' }).click()
  await expect(page.getByText('Pedido confirmado')).toBeVisible()
  await expect(details.getByText('La reserva venció: sus unidades volvieron al inventario')).toBeVisible()
  await expect(details.getByText('Apartó de nuevo sus unidades')).toBeVisible()
})

test('@desktop the receipt opens in its own window, and a browser that blocks it is told of', async ({
  page,
  signInAs,
  shop,
}) => {
  const { number } = await webOrder(shop)
  await signInAs('seller')
  await openScreen(page, `/admin/pedidos-web?buscar=${number}`)
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
  await openScreen(page, `/admin/pedidos-web/retiros?dia=${tomorrow}`)
  await expect(page.getByRole('heading', { level: 2, name: '10:00 AM' })).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/pedidos-web\\?ver=${id}$`))
  await expect(page.getByRole('dialog', { name: `Pedido ${number}` })).toContainText('10:00 AM')
})
