import { openScreen, openTab } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomer } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

type Shop = Parameters<Parameters<typeof test>[2]>[0]['shop']

async function customerWithOrder({ db }: Shop, fullName: string) {
  const customer = await makeCustomer(db, { fullName })
  const product = await makeProduct(db, { name: 'Tila de prueba' })
  const contact = { id: customer.id, name: fullName, phone: '50588887777', email: null, address: null }
  const order = await makeOrder(db, {
    lines: [{ productId: product.id, quantity: 2 }],
    customer: contact,
    status: 'completado',
  })
  return { customer, order }
}

test('customers: four cards, history, edit with its messages, and delete', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}, info) => {
  const name = `Berta Historia ${info.project.name}`
  const { customer, order } = await customerWithOrder(shop, name)
  await signInAs('seller')
  await openScreen(page, `/admin/clientes?buscar=${encodeURIComponent(name)}`)
  for (const card of ['Total Clientes', 'Con Email', 'Con Pedidos', 'Ventas Totales']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible()
  }
  const card = page.getByRole('article', { name })
  await expect(card).toContainText('C$ 200.00')
  await checkAccessible(page)

  await card.getByRole('button', { name: 'Historial' }).click()
  const history = page.getByRole('dialog', { name: `Historial de ${name}` })
  await expect(history).toContainText('Tila de prueba (x2)')
  await expect(history.getByRole('link', { name: order.number })).toBeVisible()
  await checkAccessible(page)
  await page.keyboard.press('Escape')

  await card.getByRole('button', { name: `Editar ${name}` }).click()
  const editing = page.getByRole('dialog', { name: 'Editar Cliente' })
  await editing.getByLabel('Nombre completo').fill('')
  await editing.getByLabel('Email').fill('no-es-email')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(editing.getByText('El nombre es requerido')).toBeVisible()
  await expect(editing.getByText('El email no es válido')).toBeVisible()
  await checkAccessible(page)
  await editing.getByLabel('Nombre completo').fill(`${name} editada`)
  await editing.getByLabel('Email').fill('berta@example.com')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Cliente actualizado exitosamente')).toBeVisible()

  await openScreen(page, `/admin/clientes?eliminar=${customer.id}`)
  const deleting = page.getByRole('alertdialog', { name: 'Eliminar cliente' })
  await expect(deleting).toContainText('¿Estás seguro de que quieres eliminar este cliente?')
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Cliente eliminado exitosamente')).toBeVisible()
  await openScreen(page, `/admin/clientes?buscar=${encodeURIComponent(name)}`)
  await expect(page.getByText('No hay clientes que coincidan con tu búsqueda.')).toBeVisible()
})

test('duplicates are offered and become one, with the orders of both', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}, info) => {
  const name = `Dora Doble ${info.project.name}`
  const { customer } = await customerWithOrder(shop, name)
  await customerWithOrder(shop, `${name} bis`)
  await signInAs('seller')
  await openScreen(page, `/admin/clientes?buscar=${encodeURIComponent(name)}&unir=${customer.id}`)
  const merging = page.getByRole('dialog', { name: 'Unir clientes duplicados' })
  await merging.getByRole('radio', { name: new RegExp(`${name} bis`) }).check()
  await checkAccessible(page)
  await merging.getByRole('button', { name: 'Unir clientes' }).click()
  await expect(page.getByText('Clientes unidos exitosamente')).toBeVisible()
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name })).toContainText('C$ 400.00')
})

test('@desktop two tabs at one customer: the second is told what changed, and a name without orders says so', async ({
  page,
  signInAs,
  shop,
  context,
}) => {
  const customer = await makeCustomer(shop.db, { fullName: 'Eva Editada', phone: '50582223344' })
  await signInAs('seller')
  const list = `/admin/clientes?buscar=${encodeURIComponent('Eva Editada')}`
  const [second, third] = [await context.newPage(), await context.newPage()]
  await openTab(second, `${list}&editar=${customer.id}`)
  await openTab(third, `${list}&eliminar=${customer.id}`)
  await openTab(page, `${list}&editar=${customer.id}`)
  const editing = page.getByRole('dialog', { name: 'Editar Cliente' })
  await editing.getByLabel('Dirección').fill('Calle nueva')
  await editing.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Cliente actualizado exitosamente')).toBeVisible()

  const late = second.getByRole('dialog', { name: 'Editar Cliente' })
  await late.getByLabel('Notas').fill('Paga los viernes')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(second.getByText('Error al actualizar cliente')).toBeVisible()
  await expect(late.getByText('Pedro Personal cambió este cliente mientras lo editabas')).toBeVisible()
  await expect(late.getByText('Dirección: — → Calle nueva')).toBeVisible()
  await expect(late.getByLabel('Dirección')).toHaveValue('Calle nueva')
  await expect(late.getByLabel('Notas')).toHaveValue('Paga los viernes')
  await late.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(second.getByText('Cliente actualizado exitosamente')).toBeVisible()
  await expect(second.getByText('Paga los viernes')).toBeVisible()

  const deleting = third.getByRole('alertdialog', { name: 'Eliminar cliente' })
  await deleting.getByRole('button', { name: 'Eliminar' }).click()
  await expect(
    deleting.getByText(/^Error al eliminar cliente\. Otra persona cambió este cliente/),
  ).toBeVisible()
  await openTab(third, `${list}&historial=${customer.id}`)
  await expect(third.getByRole('dialog', { name: 'Historial de Eva Editada' })).toContainText(
    'Este cliente todavía no tiene pedidos',
  )
})
