import { serializeSigned } from 'hono/utils/cookie'
import { createAuth } from '#app/shop/accounts/auth.server.ts'
import { centavos, cordobas } from '#app/shop/kernel/money.ts'
import type { Database } from '#db/client.ts'
import { makeOrder } from '#tests/support/factories/orders.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { makeProduct } from '#tests/support/factories/products.ts'

export const personas = ['visitor', 'customerA', 'customerB', 'seller', 'manager', 'owner'] as const
export type Persona = (typeof personas)[number]

export type World = Awaited<ReturnType<typeof makeWorld>>

/** What must not be seen by whom: a cost that no price resembles, and what customer A told the shop. */
export const secrets = { cost: 987_654_321, email: 'clienta.a@example.com', address: 'Casa morada, Estelí' }

/** One person of each kind, and a web order of customer A. */
export async function makeWorld(db: Database) {
  const secret = process.env.SESSION_SECRET ?? ''
  const auth = createAuth({ db, secret, publicUrl: process.env.PUBLIC_URL ?? '' })
  const { user: customerA } = await makeCustomerAccount(db, { name: 'Clienta A', email: secrets.email })
  const { user: customerB } = await makeCustomerAccount(db, { name: 'Cliente B' })
  const staff = {
    seller: await makeStaff(db, { role: 'seller' }),
    manager: await makeStaff(db, { role: 'manager' }),
    owner: await makeStaff(db, { role: 'owner' }),
  }
  const product = await makeProduct(db, { name: 'Miel de prueba', cost: centavos(secrets.cost) })
  const order = await makeOrder(db, {
    channel: 'web',
    userId: customerA.id,
    customer: { id: null, name: customerA.name, phone: '50588880001', email: secrets.email, address: null },
    delivery: {
      type: 'delivery',
      address: secrets.address,
      departmentId: null,
      departmentName: 'Estelí',
      cost: cordobas(120),
    },
    lines: [{ productId: product.id, quantity: 1 }],
  })
  const ids = { customerA: customerA.id, customerB: customerB.id, ...mapIds(staff) }

  /** A fresh session each time: what is asked may end it. */
  const cookieOf = async (persona: Persona): Promise<string> => {
    if (persona === 'visitor') return ''
    const context = await auth.$context
    const session = await context.internalAdapter.createSession(ids[persona])
    const { name } = context.authCookies.sessionToken
    return (await serializeSigned(name, session.token, secret)).split(';')[0] ?? ''
  }
  return { cookieOf, product, order, ids }
}

const mapIds = ({ seller, manager, owner }: Record<'seller' | 'manager' | 'owner', { id: string }>) => ({
  seller: seller.id,
  manager: manager.id,
  owner: owner.id,
})
