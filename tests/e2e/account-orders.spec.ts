import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { products } from '#db/schema/products.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomerAccount } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'
import type { RunningShop } from './support/running-shop.ts'

const password = 'secreto-1'
let count = 0

async function enter(page: Page, { db }: RunningShop, project: string) {
  const email = `pedidos${++count}.${project}@example.com`
  const { user } = await makeCustomerAccount(db, { name: 'Marlon Rivas', email, password })
  await page.goto('/ingresar?next=/cliente/pedidos')
  const main = page.getByRole('main')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Contraseña', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Pedidos' })).toBeVisible()
  return user
}

type Bought = Parameters<typeof makeOrder>[1]

async function buy({ db }: RunningShop, user: { id: string; email: string }, order: Bought) {
  return makeOrder(db, {
    channel: 'web',
    userId: user.id,
    customer: { id: null, name: 'Marlon Rivas', phone: '50588776655', email: user.email, address: null },
    ...order,
  })
}

const card = (page: Page, number: string) => page.getByRole('article', { name: number })

test('an empty history says what to do', async ({ page, shop, checkAccessible }, info) => {
  await enter(page, shop, info.project.name)
  await expect(page.getByText('Historial de tus compras y estado actual')).toBeVisible()
  await expect(page.getByText('No tienes pedidos aún')).toBeVisible()
  await checkAccessible(page)
  await page.getByRole('link', { name: 'Explorar Productos' }).click()
  await expect(page).toHaveURL(/\/catalogo$/)
})

test('each order is told whole', async ({ page, shop, checkAccessible }, info) => {
  const user = await enter(page, shop, info.project.name)
  const honey = await makeProduct(shop.db, { name: 'Miel de montaña' })
  const tea = await makeProduct(shop.db, { name: 'Té de jamaica' })
  const first = await buy(shop, user, {
    delivery: {
      type: 'delivery',
      address: 'Casa azul',
      departmentId: null,
      departmentName: 'León',
      cost: 12_000 as never,
    },
    notes: 'Tocar el timbre',
    lines: [
      { productId: honey.id, quantity: 2 },
      { productId: tea.id, quantity: 1 },
    ],
    now: new Date(Date.now() - 86_400_000),
  })
  const second = await buy(shop, user, {
    status: 'completado',
    paymentState: 'completed',
    lines: [{ productId: tea.id, quantity: 1 }],
  })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(second.number)

  const older = card(page, first.number)
  for (const words of [
    'Pendiente',
    'Miel de montaña',
    '2 × C$ 100.00',
    'C$ 420.00',
    'Casa azul, León',
    '+505 8877 6655',
    'Efectivo contra entrega',
    'Tocar el timbre',
  ]) {
    await expect(older).toContainText(words)
  }
  await expect(older).toContainText(/\d{1,2} de [a-z]+ de \d{4}/)
  await expect(older.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
  const newer = card(page, second.number)
  await expect(newer).toContainText('Completado')
  await expect(newer).toContainText('Pagado')
  await expect(newer).toContainText('Retiro en tienda')
  await checkAccessible(page)
})

test('within two hours an order can be taken back', async ({ page, shop, checkAccessible }, info) => {
  const user = await enter(page, shop, info.project.name)
  const product = await makeProduct(shop.db)
  const { number } = await buy(shop, user, { lines: [{ productId: product.id, quantity: 1 }] })
  await page.reload()
  await card(page, number).getByRole('button', { name: 'Cancelar pedido' }).click()
  const asking = page.getByRole('alertdialog', { name: `Cancelar el pedido ${number}` })
  await checkAccessible(page)
  await asking.getByRole('button', { name: 'Sí, cancelar el pedido' }).click()
  await expect(page.getByText(`Cancelamos el pedido ${number}`)).toBeVisible()
  await expect(card(page, number)).toContainText('Cancelado')
  await expect(card(page, number).getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
})

test('ordering again puts every line in the cart as it is today, and says what is gone', async ({
  page,
  shop,
}, info) => {
  const user = await enter(page, shop, info.project.name)
  const honey = await makeProduct(shop.db, { name: 'Miel pura' })
  const gone = await makeProduct(shop.db, { name: 'Polen viejo' })
  const { number } = await buy(shop, user, {
    lines: [
      { productId: honey.id, quantity: 3 },
      { productId: gone.id, quantity: 1 },
    ],
  })
  await shop.db.update(products).set({ archivedAt: new Date() }).where(eq(products.id, gone.id))
  await page.reload()
  await card(page, number).getByRole('button', { name: 'Volver a pedir' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Productos agregados' })
  await expect(toast).toContainText('Polen viejo: Este producto ya no está disponible')
  const cart = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]'),
    `fitonica-cart-${user.id}`,
  )
  expect(cart).toMatchObject([{ id: honey.id, name: 'Miel pura', quantity: 3, price: 10_000, stock: 7 }])

  const single = await buy(shop, user, { lines: [{ productId: honey.id, quantity: 1 }] })
  await page.reload()
  await card(page, single.number).getByRole('button', { name: 'Volver a pedir' }).click()
  const one = page.getByRole('status').filter({ hasText: 'Producto agregado' })
  await expect(one).toContainText('El producto ha sido agregado al carrito')
})
