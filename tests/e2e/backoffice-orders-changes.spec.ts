import { eq } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { stock } from '#db/schema/inventory.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

async function orderOfTwo({ db }: Shop) {
  const tea = await makeProduct(db, { name: 'Té verde de prueba', price: cordobas(50), stock: 10 })
  const honey = await makeProduct(db, { name: 'Miel pura de prueba', price: cordobas(120), stock: 10 })
  const lines = [
    { productId: tea.id, quantity: 2 },
    { productId: honey.id, quantity: 1 },
  ]
  const order = await makeOrder(db, { lines, paymentState: 'pendiente' })
  const balance = async () => {
    const [row] = await db.select().from(stock).where(eq(stock.productId, tea.id))
    return { onHand: row?.onHand, reserved: row?.reserved }
  }
  return { ...order, balance }
}

test('edit, complete, reopen with a question, cancel and delete: the shelf follows', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number, balance } = await orderOfTwo(shop)
  await signInAs('seller')
  await page.goto(`/admin/pedidos?buscar=${number}&editar=${id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Pedido' })
  await editing.getByLabel('Cantidad de Té verde de prueba').fill('5')
  await expect(editing.getByLabel('Estado de pago').getByRole('option', { name: 'Crédito' })).toHaveCount(0)
  await editing.getByRole('combobox', { name: 'Nombre' }).fill('')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(editing.getByText('El nombre del cliente es requerido')).toBeVisible()
  await editing.getByRole('combobox', { name: 'Nombre' }).fill('Nombre Nuevo')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Pedido actualizado exitosamente')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 5 })

  const choose = async (from: string, to: string) => {
    await page
      .getByRole('button', { name: `Estado de ${number}: ${from}` })
      .filter({ visible: true })
      .click()
    await page.getByRole('menuitem', { name: to }).click()
  }
  const isNow = (status: string) =>
    expect(
      page.getByRole('button', { name: `Estado de ${number}: ${status}` }).filter({ visible: true }),
    ).toBeVisible()
  await choose('Pendiente', 'Completado')
  await isNow('Completado')
  expect(await balance()).toEqual({ onHand: 5, reserved: 0 })
  await choose('Completado', 'En Proceso')
  const asking = page.getByRole('alertdialog', { name: 'Cambiar el estado' })
  await expect(asking).toContainText('Sus unidades vuelven al inventario y quedan apartadas.')
  await asking.getByRole('button', { name: 'Cambiar estado' }).click()
  await isNow('En Proceso')
  expect(await balance()).toEqual({ onHand: 10, reserved: 5 })

  await page.goto(`/admin/pedidos?estado=pendiente&buscar=${number}&ver=${id}`)
  const details = page.getByRole('dialog', { name: `Pedido ${number}` })
  await expect(details.getByText('Cambió el estado de Completado a En Proceso')).toBeVisible()
  await expect(details.getByText(/^Editó nombre/)).toBeVisible()
  await checkAccessible(page)
  await details.getByRole('button', { name: `Eliminar ${number}` }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Eliminar pedido' })
  await expect(deleting).toContainText('¿Estás seguro de que quieres eliminar este pedido?')
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Pedido eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('No hay pedidos que coincidan con tu búsqueda.')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 0 })
})

test('of two tabs the second is told: edit, status and delete', async ({ page, signInAs, shop, context }) => {
  const { id, number, balance } = await orderOfTwo(shop)
  await signInAs('seller')
  const list = `/admin/pedidos?buscar=${number}`
  await page.goto(`${list}&editar=${id}`)
  const second = await context.newPage()
  await second.goto(list)
  const status = second
    .getByRole('button', { name: `Estado de ${number}: Pendiente` })
    .filter({ visible: true })
  await expect(status).toBeVisible()
  const third = await context.newPage()
  await third.goto(`${list}&eliminar=${id}`)
  const fourth = await context.newPage()
  await fourth.goto(`${list}&editar=${id}`)

  const editing = page.getByRole('dialog', { name: 'Editar Pedido' })
  await editing.getByLabel('Cantidad de Té verde de prueba').fill('3')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Pedido actualizado exitosamente')).toBeVisible()

  const told = 'Otra persona cambió este pedido mientras lo tenías abierto. Revísalo y vuelve a intentarlo.'
  await status.click()
  await second.getByRole('menuitem', { name: 'Completado' }).click()
  await expect(second.getByText('Error al actualizar el estado')).toBeVisible()
  await expect(second.getByText(told)).toBeVisible()
  const deleting = third.getByRole('alertdialog', { name: 'Eliminar pedido' })
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(deleting.getByText(`Error al eliminar el pedido. ${told}`)).toBeVisible()
  const late = fourth.getByRole('dialog', { name: 'Editar Pedido' })
  await late.getByLabel('Cantidad de Té verde de prueba').fill('7')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(fourth.getByText('Error al actualizar el pedido')).toBeVisible()
  await expect(late.getByText(told)).toBeVisible()
  await expect(late.getByLabel('Cantidad de Té verde de prueba')).toHaveValue('7')
  expect(await balance()).toEqual({ onHand: 10, reserved: 3 })
})
