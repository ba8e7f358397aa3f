import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, businessDay } from '#app/shop/kernel/business-day.ts'
import { cordobas } from '#app/shop/kernel/money.ts'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCategory, makeProduct } from '#tests/support/factories/products.ts'
import { makeDepartment, makePromoCode } from '#tests/support/factories/shop.ts'

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true })
const listed = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first()

test.describe('categories', () => {
  test('are created, edited and deleted', async ({ page, signInAs, checkAccessible }, info) => {
    const name = `Pasillo ${info.project.name}`
    await signInAs('manager')
    await openScreen(page, '/admin/categorias')
    await checkAccessible(page)
    await button(page, 'Nueva Categoría').click()
    const creating = page.getByRole('dialog', { name: 'Nueva Categoría' })
    await creating.getByRole('button', { name: 'Crear' }).click()
    await expect(creating.getByText('El nombre es requerido')).toBeVisible()
    await checkAccessible(page)
    await creating.getByLabel('Nombre').fill(name)
    await creating.getByRole('button', { name: 'Crear' }).click()
    await expect(page.getByText('Categoría creada exitosamente')).toBeVisible()

    await openScreen(page, `/admin/categorias?buscar=${encodeURIComponent(name)}&nuevo=1`)
    await creating.getByLabel('Nombre').fill(name.toUpperCase())
    await creating.getByRole('button', { name: 'Crear' }).click()
    await expect(creating.getByText('Ya existe una categoría con ese nombre')).toBeVisible()
    await page.keyboard.press('Escape')

    await button(page, `Editar ${name}`).click()
    const editing = page.getByRole('dialog', { name: 'Editar Categoría' })
    await editing.getByLabel('Descripción').fill('Al fondo, a la derecha')
    await editing.getByRole('button', { name: 'Actualizar' }).click()
    await expect(page.getByText('Categoría actualizada exitosamente')).toBeVisible()
    await button(page, `Eliminar ${name}`).click()
    const asking = page.getByRole('alertdialog', { name: 'Eliminar categoría' })
    await expect(asking).toContainText('¿Estás seguro de que quieres eliminar esta categoría?')
    await asking.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Categoría eliminada exitosamente')).toBeVisible()
  })

  test('a new one is in the shop at once', { tag: '@desktop' }, async ({ page, signInAs, shop }, info) => {
    const category = await makeCategory(shop.db, { name: `Ventana ${info.project.name}`, position: 1 })
    const shows = async () =>
      (await (await fetch(`${shop.url}/catalogo`)).text()).includes(`Renombrada ${info.project.name}`)
    await signInAs('manager')
    await openScreen(page, `/admin/categorias?editar=${category.id}`)
    const editing = page.getByRole('dialog', { name: 'Editar Categoría' })
    await editing.getByLabel('Nombre').fill(`Renombrada ${info.project.name}`)
    expect(await shows()).toBe(false)
    await editing.getByRole('button', { name: 'Actualizar' }).click()
    await expect(page.getByText('Categoría actualizada exitosamente')).toBeVisible()
    expect(await shows()).toBe(true)
  })

  test('where there are none it says so', { tag: '@desktop' }, async ({ page, signInAs }) => {
    await signInAs('manager')
    await openScreen(page, '/admin/categorias?buscar=no-hay-tal-pasillo')
    await expect(page.getByText('Ninguna categoría coincide con tu búsqueda')).toBeVisible()
  })
})

test.describe('stock adjustments', () => {
  test('an entry is written down by scanning, corrected, and deleted; the story keeps all three', async ({
    page,
    signInAs,
    shop,
    checkAccessible,
  }, info) => {
    const name = `Ajustado ${info.project.name}`
    const code = `7448${info.project.name === 'phone' ? '1' : '2'}55500017`
    const product = await makeProduct(shop.db, { name, code, stock: 10 })
    await signInAs('manager')
    await openScreen(page, '/admin/ajuste-inventario')
    await checkAccessible(page)
    await button(page, 'Nuevo Ajuste').click()
    const creating = page.getByRole('dialog', { name: 'Nuevo Ajuste de Inventario' })
    await creating.getByRole('button', { name: 'Crear Ajuste' }).click()
    await expect(creating.getByText('Por favor complete todos los campos requeridos').first()).toBeVisible()
    const box = creating.getByRole('combobox', { name: 'Producto' })
    await box.fill(code)
    await box.press('Enter')
    await expect(box).toHaveValue(name)
    await expect(creating.getByText('Hay 10', { exact: true })).toBeVisible()
    await creating.getByLabel('Cantidad').fill('0')
    await creating.getByRole('button', { name: 'Crear Ajuste' }).click()
    await expect(creating.getByText('La cantidad debe ser mayor a 0').first()).toBeVisible()
    await creating.getByRole('radio', { name: /Salida/ }).check()
    await creating.getByLabel('Cantidad').fill('11')
    await creating.getByRole('button', { name: 'Crear Ajuste' }).click()
    await expect(
      creating.getByText(/No se puede realizar la salida: stock insuficiente/).first(),
    ).toBeVisible()
    await checkAccessible(page)
    await creating.getByRole('radio', { name: /Entrada/ }).check()
    await creating.getByLabel('Cantidad').fill('5')
    await creating.getByLabel('Comentarios').fill('Compra al proveedor')
    await creating.getByRole('button', { name: 'Crear Ajuste' }).click()
    await expect(page.getByText('Ajuste creado exitosamente')).toBeVisible()
    await expect(listed(page, 'Compra al proveedor')).toBeVisible()

    await button(page, `Editar ajuste de ${name}`).click()
    const editing = page.getByRole('dialog', { name: 'Editar Ajuste' })
    await editing.getByLabel('Cantidad').fill('3')
    await editing.getByRole('button', { name: 'Actualizar' }).click()
    await expect(page.getByText('Ajuste actualizado exitosamente')).toBeVisible()
    await button(page, `Eliminar ajuste de ${name}`).click()
    const asking = page.getByRole('alertdialog', { name: 'Eliminar ajuste' })
    await expect(asking).toContainText('¿Estás seguro de que quieres eliminar este ajuste?')
    await asking.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Ajuste eliminado exitosamente')).toBeVisible()
    await expect(listed(page, 'Anulado')).toBeVisible()

    await openScreen(page, `/admin/productos/${product.id}/movimientos`)
    for (const text of ['Ajuste anulado', 'Corrección de ajuste', 'Existencia inicial', '−3', '−2', '+5']) {
      await expect(listed(page, text)).toBeVisible()
    }
  })

  test(
    'inactive products are found with the switch',
    { tag: '@desktop' },
    async ({ page, signInAs, shop }, info) => {
      const name = `Dormido ${info.project.name}`
      await makeProduct(shop.db, { name, active: false })
      await signInAs('manager')
      await openScreen(page, '/admin/ajuste-inventario?nuevo=1')
      const dialog = page.getByRole('dialog', { name: 'Nuevo Ajuste de Inventario' })
      const box = dialog.getByRole('combobox', { name: 'Producto' })
      await box.fill(name)
      await expect(page.getByText(`Nada coincide con “${name}”.`)).toBeVisible()
      await page.keyboard.press('Escape')
      await dialog.getByLabel('Incluir inactivos y vencidos').check()
      await box.fill(`${name} `)
      await page.getByRole('option', { name: new RegExp(name) }).click()
      await expect(box).toHaveValue(name)
    },
  )
})

test('shipping costs: created, edited, deleted, each with its message', async ({
  page,
  signInAs,
  checkAccessible,
}, info) => {
  const name = `Isla ${info.project.name}`
  await signInAs('manager')
  await openScreen(page, '/admin/costos-envio')
  await checkAccessible(page)
  await button(page, 'Nuevo Departamento').click()
  const creating = page.getByRole('dialog', { name: 'Nuevo Departamento' })
  await creating.getByRole('button', { name: 'Crear' }).click()
  await expect(creating.getByText('Por favor ingresa el nombre del departamento')).toBeVisible()
  await creating.getByLabel('Nombre del departamento').fill(name)
  await creating.getByLabel('Costo de envío').fill('-5')
  await creating.getByRole('button', { name: 'Crear' }).click()
  await expect(creating.getByText('El costo de envío no puede ser negativo').first()).toBeVisible()
  await checkAccessible(page)
  await creating.getByLabel('Costo de envío').fill('175.50')
  await creating.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByText('Costo de envío creado exitosamente')).toBeVisible()
  await button(page, `Editar ${name}`).click()
  const editing = page.getByRole('dialog', { name: 'Editar Departamento' })
  await expect(editing.getByLabel('Costo de envío')).toHaveValue('175.50')
  await editing.getByLabel('Nombre del departamento').fill('')
  await editing.getByRole('button', { name: 'Actualizar' }).click()
  await expect(editing.getByText('Por favor completa todos los campos').first()).toBeVisible()
  await editing.getByLabel('Nombre del departamento').fill(name)
  await editing.getByLabel('Costo de envío').fill('180')
  await editing.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByText('Costo de envío actualizado exitosamente')).toBeVisible()
  await expect(listed(page, 'C$ 180.00')).toBeVisible()
  await button(page, `Eliminar ${name}`).click()
  const asking = page.getByRole('alertdialog', { name: 'Eliminar departamento' })
  await expect(asking).toContainText('¿Estás seguro de que quieres eliminar este departamento?')
  await asking.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Costo de envío eliminado exitosamente')).toBeVisible()
})

test(
  'the second of two who change a shipping cost is told',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const department = await makeDepartment(shop.db, {
      name: `Doble ${info.project.name}`,
      shippingCost: cordobas(100),
    })
    await signInAs('manager')
    await openScreen(page, `/admin/costos-envio?editar=${department.id}`)
    const editing = page.getByRole('dialog', { name: 'Editar Departamento' })
    await editing.getByLabel('Costo de envío').fill('90')
    await shop.db.execute(sql`update departments set active = false, version = 2 where id = ${department.id}`)
    await editing.getByRole('button', { name: 'Actualizar' }).click()
    await expect(
      editing.getByText('Otra persona cambió este departamento mientras lo editabas'),
    ).toBeVisible()
    await expect(editing.getByText('Activo: Sí → No')).toBeVisible()
    await expect(editing.getByLabel('Costo de envío')).toHaveValue('90')
  },
)

test.describe('promo codes', () => {
  test(
    'are typed in capitals, unique, and Activo only within their days',
    { tag: '@desktop' },
    async ({ page, signInAs, checkAccessible }, info) => {
      const code = `FERIA${info.project.name.toUpperCase()}`
      const today = businessDay(new Date())
      await signInAs('manager')
      await openScreen(page, '/admin/promociones')
      await expect(page.getByRole('heading', { level: 1, name: 'Códigos Promocionales' })).toBeVisible()
      await checkAccessible(page)
      await button(page, 'Nuevo Código').click()
      const creating = page.getByRole('dialog', { name: 'Crear Código Promocional' })
      await creating.getByLabel('Código').pressSequentially(code.toLowerCase())
      await expect(creating.getByLabel('Código')).toHaveValue(code)
      await creating.getByLabel('Porcentaje de Descuento').fill('101')
      await creating.getByLabel('Fecha Final').fill(addDays(today, -1))
      await creating.getByRole('button', { name: 'Crear' }).click()
      await expect(creating.getByText('El porcentaje va de 0 a 100, sin decimales')).toBeVisible()
      await creating.getByLabel('Porcentaje de Descuento').fill('15')
      await creating.getByRole('button', { name: 'Crear' }).click()
      await expect(
        creating.getByText('La fecha final no puede ser anterior a la fecha de inicio'),
      ).toBeVisible()
      await checkAccessible(page)
      await creating.getByLabel('Fecha Final').fill(addDays(today, 5))
      await creating.getByLabel('Usos en total').fill('20')
      await creating.getByRole('button', { name: 'Crear' }).click()
      await expect(page.getByText('Código promocional creado exitosamente')).toBeVisible()
      await expect(creating).toBeHidden()
      await button(page, 'Nuevo Código').click()
      await expect(creating.getByLabel('Código')).toHaveValue('')
      await openScreen(page, `/admin/promociones?buscar=${code}`)
      await expect(listed(page, 'Activo')).toBeVisible()
      await expect(listed(page, '0 de 20')).toBeVisible()

      await button(page, `Editar ${code}`).click()
      const editing = page.getByRole('dialog', { name: 'Editar Código Promocional' })
      await expect(editing.getByLabel('Usos en total')).toHaveValue('20')
      await editing.getByLabel('Fecha Inicio').fill(addDays(today, 1))
      await editing.getByRole('button', { name: 'Actualizar' }).click()
      await expect(page.getByText('Código promocional actualizado exitosamente')).toBeVisible()
      await expect(editing).toBeHidden()
      await expect(listed(page, 'Inactivo')).toBeVisible()

      await openScreen(page, '/admin/promociones?nuevo=1')
      await creating.getByLabel('Código').fill(code.toLowerCase())
      await creating.getByLabel('Porcentaje de Descuento').fill('5')
      await creating.getByRole('button', { name: 'Crear' }).click()
      await expect(creating.getByText('Ya existe un código promocional con ese nombre')).toBeVisible()
    },
  )

  test('are deleted after asking', { tag: '@desktop' }, async ({ page, signInAs, shop }, info) => {
    const { code } = await makePromoCode(shop.db, { code: `ADIOS${info.project.name.toUpperCase()}` })
    await signInAs('manager')
    await openScreen(page, `/admin/promociones?buscar=${code}`)
    await button(page, `Eliminar ${code}`).click()
    const asking = page.getByRole('alertdialog', { name: 'Eliminar código promocional' })
    await expect(asking).toContainText('¿Estás seguro de que quieres eliminar este código promocional?')
    await asking.getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('Código promocional eliminado exitosamente')).toBeVisible()
    await expect(page.getByText('Ningún código coincide con tu búsqueda')).toBeVisible()
  })
})

test(
  'an exit of units that an order holds is refused',
  { tag: '@desktop' },
  async ({ page, signInAs, shop }, info) => {
    const product = await makeProduct(shop.db, { name: `Apartado ${info.project.name}`, stock: 5 })
    await makeOrder(shop.db, { channel: 'web', lines: [{ productId: product.id, quantity: 4 }] })
    await signInAs('manager')
    await openScreen(page, `/admin/productos?editar=${product.id}`)
    const dialog = page.getByRole('dialog', { name: 'Editar Producto' })
    await expect(dialog.getByText('4 de ellas están apartadas en pedidos.')).toBeVisible()
    await dialog.getByLabel('Stock', { exact: false }).first().fill('3')
    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(dialog.getByText('El stock no puede bajar de 4: están apartados en pedidos')).toBeVisible()
  },
)
