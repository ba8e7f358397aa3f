import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { listFavorites } from '#app/shop/favorites/list-favorites.server.ts'
import { plainCordobas } from '#app/shop/kernel/money.ts'
import type { Db } from '#db/client.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { customers } from '#db/schema/customers.ts'
import { messages } from '#db/schema/messages.ts'
import { listOwnOrders, type OrderOwner } from './own-orders.server.ts'

/** Everything that the shop knows about somebody, in words that they can read. */
export async function readPersonalData(db: Db, { owner, now }: { owner: OrderOwner; now: Date }) {
  const { userId } = owner
  return {
    generado: now.toISOString(),
    cuenta: await readAccount(db, userId),
    ficha_de_cliente: await readEntry(db, owner),
    sesiones_abiertas: await readSessions(db, userId),
    favoritos: (await listFavorites(db, { userId })).map(({ id, name }) => ({ producto: id, nombre: name })),
    pedidos: await readOrders(db, owner),
    mensajes: await readMessages(db, userId),
  }
}

async function readAccount(db: Db, userId: string) {
  const [account] = await db
    .select({
      nombre: users.name,
      email: users.email,
      email_confirmado: users.emailVerified,
      telefono: users.phone,
      direccion: users.address,
      cliente_desde: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, userId))
  return account ?? null
}

/** Staff may have joined the account with somebody by telephone; only a proven e-mail shows that it is them. */
async function readEntry(db: Db, { userId, email, emailVerified }: OrderOwner) {
  if (!emailVerified) return null
  const [entry] = await db
    .select({
      nombre: customers.fullName,
      email: customers.email,
      telefono: customers.phone,
      direccion: customers.address,
    })
    .from(customers)
    .where(and(eq(customers.userId, userId), eq(sql`lower(${customers.email})`, email.toLowerCase())))
  return entry ?? null
}

const readSessions = (db: Db, userId: string) =>
  db
    .select({
      desde: sessions.createdAt,
      hasta: sessions.expiresAt,
      direccion_ip: sessions.ipAddress,
      navegador: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))

const readMessages = (db: Db, userId: string) =>
  db
    .select({
      numero: messages.number,
      fecha: messages.createdAt,
      asunto: messages.subject,
      mensaje: messages.body,
    })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.id))

async function readOrders(db: Db, owner: OrderOwner) {
  const { orders } = await listOwnOrders(db, { owner, page: 1, perPage: 10_000 })
  return orders.map((order) => ({
    numero: order.number,
    fecha: order.createdAt,
    estado: order.status,
    entrega: order.deliveryType === 'pickup' ? 'Retiro en tienda' : order.address,
    departamento: order.department,
    telefono: order.phone,
    pago: order.paymentMethod,
    estado_del_pago: order.paymentState,
    notas: order.notes,
    total: plainCordobas(order.total),
    productos: order.lines.map((line) => ({
      nombre: line.name,
      cantidad: line.quantity,
      precio: plainCordobas(line.unitPrice),
    })),
  }))
}
