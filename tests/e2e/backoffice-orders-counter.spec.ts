import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { cordobas } from '#app/shop/kernel/money.ts'
import { stock } from '#db/schema/inventory.ts'
import { openScreen } from '#tests/e2e/support/open-screen.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomer } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

/** The keys a person presses; what the scanner types is not counted. */
function keyboardOf(page: Page) {
  let pressed = 0
  return {
    pressed: () => pressed,
    async press(...keys: string[]) {
      for (const key of keys) {
        pressed++
        await page.keyboard.press(key)
      }
    },
    async type(text: string) {
      pressed += text.length
      await page.keyboard.type(text)
    },
    async scan(code: string) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
  }
}

/** Two products, one of them twice, a known customer, paid and completed; the scanner types the codes. */
const KEYS_OF_A_SALE = 23

const unique = () => String(Math.floor(Math.random() * 1e12)).padStart(12, '0')

test('@desktop a whole sale with the keyboard and the scanner alone', async ({ page, signInAs, shop }) => {
  const buyer = 'Quirino Mostrador'
  const codes = [`1${unique()}`, `2${unique()}`] as const
  const tea = await makeProduct(shop.db, {
    code: codes[0],
    name: 'Té de mostrador',
    price: cordobas(80),
    stock: 5,
  })
  await makeProduct(shop.db, { code: codes[1], name: 'Miel de mostrador', price: cordobas(150) })
  await makeCustomer(shop.db, { fullName: buyer, phone: '50581112233' })
  await signInAs('seller')
  await openScreen(page, '/admin/pedidos')
  const hands = keyboardOf(page)
  const dialog = page.getByRole('dialog', { name: 'Nuevo Pedido' })
  await hands.press('n')
  const products = dialog.getByRole('combobox', { name: 'Agregar producto' })
  await expect(products).toBeFocused()

  await hands.scan(codes[0])
  await expect(dialog.getByLabel('Cantidad de Té de mostrador')).toHaveValue('1')
  await hands.scan(codes[1])
  await expect(dialog.getByLabel('Cantidad de Miel de mostrador')).toHaveValue('1')
  await hands.scan(codes[0])
  await expect(dialog.getByLabel('Cantidad de Té de mostrador')).toHaveValue('2')
  await expect(dialog.getByText('C$ 310.00').last()).toBeVisible()

  await expect(products).toBeFocused()
  await hands.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Nombre' })).toBeFocused()
  await hands.type('quirino')
  await expect(dialog.getByRole('option', { name: buyer })).toBeVisible()
  await hands.press('ArrowDown', 'Enter')
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('+505 8111 2233')
  await pressUntilFocused(hands, dialog.getByLabel('Estado de pago'))
  await hands.type('pa')
  await expect(dialog.getByLabel('Estado de pago')).toHaveValue('pagado')
  await pressUntilFocused(hands, dialog.getByRole('radio', { name: /^Pendiente/ }))
  await hands.press('ArrowDown', 'ArrowDown')
  await hands.press('Control+Enter')
  await expect(page.getByText('Pedido creado exitosamente')).toBeVisible()
  await expect(dialog).toBeHidden()
  const pressed = hands.pressed()

  await openScreen(page, `/admin/pedidos?buscar=${encodeURIComponent(buyer)}`)
  await expect(page.getByText('1 pedido', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'C$ 310.00' })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Estado de FN-\d+: Completado$/ }).filter({ visible: true }),
  ).toBeVisible()
  const [left] = await shop.db.select().from(stock).where(eq(stock.productId, tea.id))
  expect(left).toMatchObject({ onHand: 3, reserved: 0 })
  expect(pressed, 'keys pressed for a whole sale').toBe(KEYS_OF_A_SALE)
})

async function pressUntilFocused(
  hands: ReturnType<typeof keyboardOf>,
  field: ReturnType<Page['getByLabel']>,
) {
  for (let tab = 0; tab < 14; tab++) {
    await hands.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

test('@phone what a new order lacks is said, delivery and discount count, and a gift costs nothing', async ({
  page,
  signInAs,
  shop,
  checkAccessible,
}) => {
  const code = `3${unique()}`
  const name = `Propóleo ${code}`
  const product = await makeProduct(shop.db, { code, name, price: cordobas(200), stock: 3 })
  await signInAs('seller')
  await openScreen(page, '/admin/pedidos?nuevo=1')
  const dialog = page.getByRole('dialog', { name: 'Nuevo Pedido' })
  const create = dialog.getByRole('button', { name: 'Crear Pedido' })
  await expect(create).toBeDisabled()

  await dialog.getByRole('combobox', { name: 'Agregar producto' }).fill(name)
  await page.getByRole('option', { name: new RegExp(code) }).click()
  await create.click()
  await expect(dialog.getByText('Nombre es requerido')).toBeVisible()
  await expect(dialog.getByText('Teléfono es requerido')).toBeVisible()

  const quantity = dialog.getByLabel(`Cantidad de ${name}`)
  for (const [typed, said] of [
    ['4', 'Cantidad excede stock disponible'],
    ['0', 'Cantidad mínima es 1'],
    ['', 'Cantidad es requerida'],
  ] as const) {
    await quantity.fill(typed)
    await expect(dialog.getByText(said)).toBeVisible()
  }
  await quantity.fill('2')

  await dialog.getByRole('combobox', { name: 'Nombre' }).fill('Ana 🌿 Sin Registro')
  await dialog.getByLabel('Teléfono').fill('8123 4567')
  await dialog.getByRole('radio', { name: /Envío a domicilio/ }).check()
  await expect(create).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Departamento' }).selectOption({ index: 1 })
  await create.click()
  await expect(dialog.getByText('Dirección es requerida para envío')).toBeVisible()
  await dialog.getByLabel('Dirección').fill('Del parque, 1 cuadra al sur')

  const discount = dialog.getByLabel('Descuento extraordinario')
  await discount.fill('101')
  await create.click()
  await expect(dialog.getByText('El descuento va de 0 a 100')).toBeVisible()
  await discount.fill('10')
  await expect(dialog.getByText('C$ 40.00')).toBeVisible()
  await dialog.getByLabel('Estado de pago').selectOption('regalia')
  await expect(discount).toHaveValue('100')
  await expect(discount).not.toBeEditable()
  await dialog.getByLabel('Estado de pago').selectOption('credito')
  await expect(discount).toHaveValue('0')
  await expect(dialog.getByText('El descuento se reinició a 0')).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver a 10 %' }).click()
  await expect(discount).toHaveValue('10')
  await checkAccessible(page)
  await makeOrder(shop.db, { lines: [{ productId: product.id, quantity: 2 }] })
  await create.click()
  await expect(page.getByText('Error al crear el pedido')).toBeVisible()
  await expect(
    dialog.getByText(`Cantidad excede stock disponible: de ${name} se piden 2 y hay 1 unidad disponible`),
  ).toBeVisible()
  await quantity.fill('1')
  await create.click()
  await expect(page.getByText('Pedido creado exitosamente')).toBeVisible()
  await openScreen(page, `/admin/pedidos?buscar=${encodeURIComponent('Ana 🌿')}`)
  await expect(page.getByText('Ana 🌿 Sin Registro').filter({ visible: true })).toBeVisible()

  await openScreen(page, '/admin/pedidos?nuevo=1')
  await dialog.getByLabel('Notas').fill('Va a medias')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  const leaving = page.getByRole('alertdialog', { name: 'Cambios sin guardar' })
  await leaving.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog.getByLabel('Notas')).toHaveValue('Va a medias')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await leaving.getByRole('button', { name: 'Descartar' }).click()
  await expect(dialog).toBeHidden()
})
