import { sql } from 'drizzle-orm'
import { seeded } from '#app/integrations/packshot/seeded.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import type { Database, Db } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { categories as categoryTable } from '#db/schema/categories.ts'
import { customers as customerTable, favorites } from '#db/schema/customers.ts'
import { expenseCategories as expenseCategoryTable } from '#db/schema/expenses.ts'
import { messages } from '#db/schema/messages.ts'
import { products as productTable } from '#db/schema/products.ts'
import { promoCodes } from '#db/schema/promotions.ts'
import { departments } from '#db/schema/shipping.ts'
import { categories } from './catalogue/categories.ts'
import { catalogue } from './catalogue/generate.ts'
import { yearOfClosings } from './history/closings.ts'
import { expenseCategories, yearOfExpenses } from './history/expenses.ts'
import { yearOfOrders } from './history/orders.ts'
import { stockHistory } from './history/stock.ts'
import { goOnCounting, insertAll } from './insert.ts'
import { demoMessages } from './messages.ts'
import { customers, type SeedCustomer, staff } from './people.ts'
import { places } from './places.ts'
import { demoPromoCodes } from './promo-codes.ts'
import { writeCatalogue } from './write/catalogue.ts'
import { writeClosings } from './write/closings.ts'
import { writeOrders } from './write/orders.ts'
import { givePassword } from './write/passwords.ts'
import { writeStock } from './write/stock.ts'

type Options = {
  now: Date
  log: (line: string) => void
  /** Lets the demo's staff and a few of its customers sign in. Without one they exist, and cannot. */
  password?: string
}

/** The whole demo shop in an empty database: all of it, or nothing. */
export async function seedDemo(db: Database, { now, log, password }: Options): Promise<{ seeded: boolean }> {
  const done = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`)
    const [any] = await tx.select({ id: productTable.id }).from(productTable).limit(1)
    if (any) return { seeded: false }
    log('Surtiendo la tienda de muestra: productos, clientes y un año de pedidos…')
    await furnishShop(tx, now, log, password)
    return { seeded: true }
  })
  // Otherwise PostgreSQL plans its first minute as if every table were empty, at twice the cost.
  if (done.seeded) await db.execute(sql`vacuum analyze`)
  return done
}

async function furnishShop(tx: Db, now: Date, log: Options['log'], password?: string): Promise<void> {
  const today = businessDay(now)
  const products = catalogue(now)
  const people = customers(now)
  const promos = demoPromoCodes(today)
  await writePeople(tx, people, now)
  if (password) await givePassword(tx, whoMaySignIn(people), password, now)
  await insertAll(
    tx,
    departments,
    places.map(({ towns: _, ...place }) => place),
  )
  await insertAll(tx, promoCodes, promos)
  await insertAll(tx, expenseCategoryTable, expenseCategories)
  const slugs = categories.map(([slug, name, description], index) => ({
    id: index + 1,
    slug,
    name,
    description,
    position: index + 1,
  }))
  await insertAll(tx, categoryTable, slugs)
  await writeCatalogue(tx, products, now)
  log(`  ${products.length} productos de ${new Set(products.map((product) => product.brand)).size} marcas`)

  const orders = yearOfOrders({ now, products, customers: people, promos })
  await writeOrders(tx, orders)
  const history = stockHistory(products, orders)
  await writeStock(tx, history)
  const expenses = yearOfExpenses(today)
  const closings = yearOfClosings(orders, expenses, now)
  await writeClosings(tx, { products, orders, expenses, closings, movements: history.movements })
  log(`  ${orders.length} pedidos, ${closings.length} cierres y ${expenses.length} gastos de un año`)

  const asked = demoMessages(people, staff[0].id, now)
  await insertAll(tx, messages, asked)
  await insertAll(tx, favorites, liked(people, products.length, now))
  await tx.execute(sql`select setval('message_numbers', ${asked.length})`)
  await goOnCounting(tx, ['categories', 'departments', 'promo_codes', 'expense_categories', 'customers'])
}

function whoMaySignIn(people: SeedCustomer[]): string[] {
  const registered = people.flatMap(({ userId }) => userId ?? [])
  return [...staff.map(({ id }) => id), ...registered.slice(0, 3)]
}

async function writePeople(tx: Db, people: SeedCustomer[], now: Date): Promise<void> {
  const employed = new Date(now.getTime() - 430 * 86_400_000)
  const accounts = people.flatMap((person) =>
    person.userId && person.email
      ? [
          {
            id: person.userId,
            name: person.fullName,
            email: person.email,
            emailVerified: true,
            kind: 'customer' as const,
            phone: person.phone,
            address: person.address,
            createdAt: person.since,
            updatedAt: person.since,
          },
        ]
      : [],
  )
  const employees = staff.map((one) => ({
    ...one,
    emailVerified: true,
    kind: 'staff' as const,
    createdAt: employed,
    updatedAt: employed,
  }))
  await insertAll(tx, users, [...employees, ...accounts])
  await insertAll(
    tx,
    customerTable,
    people.map(({ id, fullName, email, phone, address, userId, since }) => ({
      id,
      fullName,
      email,
      phone,
      address,
      userId,
      createdAt: since,
      updatedAt: since,
    })),
  )
}

function liked(people: SeedCustomer[], count: number, now: Date) {
  const random = seeded('favorites')
  return people.flatMap(({ userId }) => {
    if (!userId || random.chance(0.4)) return []
    const chosen = new Set(Array.from({ length: random.between(1, 9) }, () => random.between(1, count)))
    return [...chosen].map((productId) => ({
      userId,
      productId,
      createdAt: new Date(now.getTime() - random.between(1, 200) * 86_400_000),
    }))
  })
}
