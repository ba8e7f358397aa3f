import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { stock } from '#db/schema/inventory.ts'
import { orderEvents } from '#db/schema/orders.ts'
import { openScreen, openTab } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import { brokenInvariants } from '#tests/support/stock-invariants.ts'

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

async function chooseStatus(page: Page, number: string, from: string, to: string) {
  await page
    .getByRole('button', { name: `Estado de ${number}: ${from}` })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: to }).click()
}

test('edit, complete, reopen with a question, cancel and delete: the shelf follows', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const { id, number, balance } = await orderOfTwo(shop)
  await signInAs('seller')
  await openScreen(page, `/admin/pedidos?buscar=${number}&editar=${id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Pedido' })
  await editing.getByLabel('Cantidad de Té verde de prueba').fill('5')
  await expect(editing.getByLabel('Estado de pago').getByRole('option', { name: 'Crédito' })).toHaveCount(0)
  await checkAccessible(page)
  await editing.getByRole('combobox', { name: 'Nombre' }).fill('')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(editing.getByText('El nombre del cliente es requerido')).toBeVisible()
  await editing.getByRole('combobox', { name: 'Nombre' }).fill('Nombre Nuevo')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Pedido actualizado exitosamente')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 5 })

  const choose = (from: string, to: string) => chooseStatus(page, number, from, to)
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
  await checkAccessible(page)
  expect(await balance()).toEqual({ onHand: 10, reserved: 5 })

  await openScreen(page, `/admin/pedidos?estado=pendiente&buscar=${number}&ver=${id}`)
  const details = page.getByRole('dialog', { name: `Pedido ${number}` })
  await expect(details.getByText('Cambió el estado de Completado a En Proceso')).toBeVisible()
  await expect(details.getByText(/^Editó nombre/)).toBeVisible()
  await checkAccessible(page)
  await details.getByRole('button', { name: `Eliminar ${number}` }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Eliminar pedido' })
  await expect(deleting).toContainText('¿Estás seguro de que quieres eliminar este pedido?')
  await checkAccessible(page)
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Pedido eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('No hay pedidos que coincidan con tu búsqueda.')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 0 })
})

const told = 'Otra persona cambió este pedido mientras lo tenías abierto. Revísalo y vuelve a intentarlo.'

test('@desktop of two tabs the second is told, sees what is there now, and goes on', async ({
  page,
  signInAs,
  shop,
  context,
}) => {
  const { id, number, balance } = await orderOfTwo(shop)
  await signInAs('seller')
  const list = `/admin/pedidos?buscar=${number}`
  await openTab(page, `${list}&editar=${id}`)
  const second = await context.newPage()
  await openTab(second, list)
  const third = await context.newPage()
  await openTab(third, `${list}&eliminar=${id}`)
  const fourth = await context.newPage()
  await openTab(fourth, `${list}&editar=${id}`)

  const editing = page.getByRole('dialog', { name: 'Editar Pedido' })
  await editing.getByLabel('Cantidad de Té verde de prueba').fill('3')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Pedido actualizado exitosamente')).toBeVisible()

  await expect(second.getByRole('cell', { name: 'C$ 220.00' })).toBeVisible()
  await chooseStatus(second, number, 'Pendiente', 'Completado')
  await expect(second.getByText('Error al actualizar el estado')).toBeVisible()
  await expect(second.getByText(told)).toBeVisible()
  await expect(second.getByRole('cell', { name: 'C$ 270.00' })).toBeVisible()

  const late = fourth.getByRole('dialog', { name: 'Editar Pedido' })
  const quantity = late.getByLabel('Cantidad de Té verde de prueba')
  await quantity.fill('7')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(fourth.getByText('Error al actualizar el pedido')).toBeVisible()
  await expect(late.getByText(told)).toBeVisible()
  await expect(late.getByText('Pedro Personal cambió este pedido mientras lo editabas')).toBeVisible()
  await expect(late.getByText('Editó total, productos')).toBeVisible()
  await expect(quantity).toHaveValue('7')
  await late.getByRole('button', { name: 'Cargar los datos actuales' }).click()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('4')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(fourth.getByText('Pedido actualizado exitosamente')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 4 })

  const deleting = third.getByRole('alertdialog', { name: 'Eliminar pedido' })
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(deleting.getByText(`Error al eliminar el pedido. ${told}`)).toBeVisible()
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(third.getByText('Pedido eliminado exitosamente')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 0 })
})

test('@desktop two tabs at the same moment: one of them changes the order, the other is told', async ({
  page: one,
  signInAs,
  shop,
  context,
  browser,
}) => {
  const { id, number, balance } = await orderOfTwo(shop)
  await signInAs('seller')
  const elsewhere = await browser.newContext({ baseURL: shop.url })
  await elsewhere.addCookies(await context.cookies())
  const other = await elsewhere.newPage()
  const tabs = [one, other] as const
  const list = `/admin/pedidos?buscar=${number}`
  const statusesWritten = () =>
    shop.db.$count(orderEvents, and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'status')))

  const race = async (from: string, to: readonly [string, string]) => {
    for (const tab of tabs) {
      await tab.context().clearCookies({ name: /^toast-/ })
      await openScreen(tab, list)
    }
    await Promise.all(tabs.map((tab, place) => chooseStatus(tab, number, from, to[place] ?? '')))
    for (const tab of tabs) {
      const question = tab.getByRole('alertdialog', { name: 'Cambiar el estado' })
      if (from === 'Completado') await expect(question).toBeVisible()
    }
    if (from === 'Completado') {
      await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Cambiar estado' }).click()))
    }
    const outcomes = await Promise.all(
      tabs.map(async (tab) => {
        const done = tab.getByText('Estado actualizado exitosamente')
        const told = tab.getByText(/^(Error al actualizar el estado|El pedido ya estaba en Completado)$/)
        await expect(done.or(told)).toBeVisible()
        return done.isVisible()
      }),
    )
    expect([...outcomes].sort(), 'one changes it, one is told').toEqual([false, true])
    return outcomes.indexOf(true)
  }

  await race('Pendiente', ['Completado', 'Completado'])
  expect(await balance()).toEqual({ onHand: 8, reserved: 0 })
  expect(await statusesWritten()).toBe(1)

  const winner = await race('Completado', ['En Proceso', 'Cancelado'])
  expect(await balance()).toEqual({ onHand: 10, reserved: winner === 0 ? 2 : 0 })
  expect(await statusesWritten()).toBe(2)

  await openScreen(one, `${list}&editar=${id}`)
  await openScreen(other, `${list}&eliminar=${id}`)
  const editing = one.getByRole('dialog', { name: 'Editar Pedido' })
  await editing.getByLabel('Notas').fill('Cambiado a la vez')
  await Promise.all([
    editing.getByRole('button', { name: 'Guardar Cambios' }).click(),
    other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click(),
  ])
  const edited = one.getByText('Pedido actualizado exitosamente')
  await expect(edited.or(one.getByText('Este pedido ya no existe')).first()).toBeVisible()
  if (await edited.isVisible()) {
    await expect(other.getByText(`Error al eliminar el pedido. ${told}`)).toBeVisible()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  }
  await expect(other.getByText('Pedido eliminado exitosamente')).toBeVisible()
  expect(await balance()).toEqual({ onHand: 10, reserved: 0 })
  expect(await brokenInvariants(shop.db)).toEqual([])
  await elsewhere.close()
})
