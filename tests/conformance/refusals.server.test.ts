import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDay } from '#app/shop/closings/close-day.server.ts'
import { ZERO } from '#app/shop/kernel/money.ts'
import { ask } from '#tests/authorisation/ask.ts'
import { makeWorld, type Persona, type World } from '#tests/authorisation/people.ts'
import { listWays } from '#tests/authorisation/routes.ts'
import { testDatabase } from '#tests/support/database.ts'

process.env.SESSION_SECRET = 'a secret of tests, long enough to sign with'
process.env.PUBLIC_URL = 'http://tienda.example'

const shop = testDatabase()
process.env.DATABASE_URL = shop.url

const ways = await listWays()
let world: World

/** The manager has closed this day already. */
beforeAll(async () => {
  world = await makeWorld(shop.db)
  const by = { id: world.ids.manager, name: 'Encargada', role: 'manager' as const }
  await closeDay(shop.db, { by, comment: null, openingAmount: ZERO, cash: null, now: new Date() })
})

afterAll(async () => {
  const { db } = await import('#app/web/database.server.ts')
  await db.$client.end()
})

async function said(path: string, form: Record<string, string> = {}, persona: Persona = 'manager') {
  const way = ways.find(({ row }) => row === `POST /admin/${path}`)
  if (!way) throw new Error(`Nothing answers at ${path}`)
  return (await ask(way, { who: 'seller', form: () => form }, persona, world)).said
}

/** Identifiers that the path does not get name nothing that exists. */
test.each([
  ['productos/crear', 'Error al crear producto'],
  ['productos/:id/editar', 'Error al actualizar producto'],
  ['productos/:id/eliminar', 'Error al eliminar el producto'],
  ['pedidos/crear', 'Error al crear el pedido'],
  ['pedidos/:id/editar', 'Error al actualizar el pedido'],
  ['pedidos/:id/estado', 'Error al actualizar el estado'],
  ['pedidos/:id/eliminar', 'Error al eliminar el pedido'],
  ['pedidos-web/:id/editar', 'Error al actualizar el pedido web'],
  ['clientes/:id/editar', 'Error al actualizar cliente'],
  ['clientes/:id/eliminar', 'Error al eliminar cliente'],
  ['gastos', 'Error al crear gasto'],
  ['ajuste-inventario/crear', 'Error al crear ajuste de inventario'],
  ['ajuste-inventario/:id/editar', 'Error al actualizar ajuste de inventario'],
  ['ajuste-inventario/:id/eliminar', 'Error al eliminar ajuste de inventario'],
  ['cierre-diario', 'Error al realizar el cierre diario'],
  ['cierre-historico/:id/comentario', 'Error al actualizar el cierre'],
  ['cierre-historico/:id/eliminar', 'Error al eliminar el cierre'],
  ['promociones/crear', 'Error al crear el código promocional'],
  ['promociones/:id/editar', 'Error al actualizar el código promocional'],
  ['promociones/:id/eliminar', 'Error al eliminar el código promocional'],
  ['costos-envio/crear', 'Error al crear costo de envío'],
  ['costos-envio/:id/editar', 'Error al actualizar costo de envío'],
  ['costos-envio/:id/eliminar', 'Error al eliminar costo de envío'],
])('what fails at %s is said as "%s"', async (path, words) => {
  expect(await said(path)).toContain(words)
})

test('a web order that cannot be deleted is called one', async () => {
  expect(await said('pedidos/:id/eliminar', { volver: '/admin/pedidos-web' })).toContain(
    'Error al eliminar el pedido web',
  )
})

test('a closing needs to know who makes it', async () => {
  expect(await said('cierre-diario', {}, 'visitor')).toContain(
    'Usuario no autenticado o datos no disponibles',
  )
})

const order = {
  deliveryType: 'pickup',
  paymentMethod: 'efectivo',
  paymentState: 'pendiente',
  status: 'pendiente',
}
const line = { 'lines[0].productId': '1', 'lines[0].quantity': '1' }

test.each([
  ['pedidos/crear', { ...order, ...line }, 'Nombre es requerido'],
  ['pedidos/crear', { ...order, ...line }, 'Teléfono es requerido'],
  ['pedidos/crear', order, 'Producto es requerido'],
  ['pedidos/crear', { ...order, ...line, 'lines[0].quantity': '' }, 'Cantidad es requerida'],
  ['pedidos/crear', { ...order, ...line, 'lines[0].quantity': '0' }, 'Cantidad mínima es 1'],
  ['pedidos/crear', { ...order, ...line, extraordinaryPercent: '101' }, 'El descuento va de 0 a 100'],
  ['pedidos/crear', { ...order, ...line, deliveryType: 'delivery' }, 'Departamento es requerido para envío'],
  ['pedidos/crear', { ...order, ...line, deliveryType: 'delivery' }, 'Dirección es requerida para envío'],
  ['pedidos/:id/editar', { ...order, ...line }, 'El nombre del cliente es requerido'],
  [
    'pedidos/:id/editar',
    { ...order, 'lines[0].productId': '1', 'lines[0].quantity': '0' },
    'Cantidad mínima es 1',
  ],
  [
    'pedidos/:id/editar',
    { ...order, ...line, deliveryType: 'delivery', shippingCost: '-1' },
    'Escribe un monto',
  ],
  ['pedidos-web/:id/editar', { ...order, ...line }, 'El nombre del cliente es requerido'],
  ['pedidos-web/:id/editar', { ...order, ...line }, 'Teléfono es requerido'],
  ['pedidos-web/:id/editar', { ...order, ...line }, 'El email es requerido'],
  [
    'pedidos-web/:id/editar',
    { ...order, ...line, deliveryType: 'delivery' },
    'Dirección es requerida para envío',
  ],
  ['pedidos-web/:id/editar', order, 'Producto es requerido'],
  ['pedidos-web/:id/editar', { ...order, ...line, 'lines[0].unitPrice': '-1' }, 'Escribe un monto'],
  ['pedidos-web/:id/editar', { ...order, ...line, paymentMethod: 'sinpe' }, 'Elige un método de pago'],
  ['clientes/:id/editar', {}, 'El nombre es requerido'],
  ['clientes/:id/editar', { fullName: 'Ana', email: 'ana@' }, 'El email no es válido'],
  ['gastos', {}, 'Descripción es requerida'],
  ['gastos', { amount: '0' }, 'El monto debe ser mayor a 0'],
  ['gastos', {}, 'El monto debe ser mayor a 0'],
  ['gastos', { amount: '10.5' }, 'El monto debe ser un número entero'],
  ['gastos', {}, 'Categoría es requerida'],
  ['gastos', {}, 'Fecha es requerida'],
  ['categorias/crear', {}, 'El nombre es requerido'],
  ['productos/:id/editar', {}, 'El nombre es requerido'],
  ['productos/:id/editar', {}, 'El precio es requerido'],
  ['productos/:id/editar', {}, 'El costo es requerido'],
  ['productos/:id/editar', {}, 'El stock es requerido'],
  ['productos/crear', { discountPercent: '101' }, 'El descuento va de 0 a 100'],
  ['promociones/crear', { discountPercent: '-1' }, 'El porcentaje va de 0 a 100'],
] as [string, Record<string, string>, string][])(
  'the form at %s with %o says "%s"',
  async (path, form, words) => {
    expect(await said(path, form)).toContain(words)
  },
)
