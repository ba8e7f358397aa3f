import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { type Answer, ask } from './ask.ts'
import { makeWorld, type Persona, personas, secrets, type World } from './people.ts'
import { listWays, type Way } from './routes.ts'
import { type Row, rowOf, rows, type Who } from './rows.ts'

process.env.SESSION_SECRET = 'a secret of tests, long enough to sign with'
process.env.PUBLIC_URL = 'http://tienda.example'

const shop = testDatabase()
// The pages take the process's database; here that is this file's own.
process.env.DATABASE_URL = shop.url

const ways = await listWays()
let world: World

beforeAll(async () => {
  world = await makeWorld(shop.db)
})

afterAll(async () => {
  const { db } = await import('#app/web/database.server.ts')
  await db.$client.end()
})

/** What each person may get, for each kind of row. */
const expected: Record<Who, Record<Persona, Answer['entered'][]>> = {
  anyone: all(['in', 'missing', 'home']),
  panel: all(['in']),
  customer: { ...all(['home', 'refused']), customerA: ['in', 'missing'], customerB: ['in', 'missing'] },
  hers: { ...all(['home', 'refused']), customerA: ['in'], customerB: ['missing'] },
  seller: staffFrom('seller'),
  manager: staffFrom('manager'),
  owner: staffFrom('owner'),
}

function all(answers: Answer['entered'][]): Record<Persona, Answer['entered'][]> {
  return Object.fromEntries(personas.map((persona) => [persona, answers])) as Record<
    Persona,
    Answer['entered'][]
  >
}

function staffFrom(role: 'seller' | 'manager' | 'owner') {
  const ladder = ['seller', 'manager', 'owner'] as const
  const allowed = ladder.slice(ladder.indexOf(role))
  const below = ladder.slice(0, ladder.indexOf(role))
  return {
    ...all(['home', 'refused']),
    ...Object.fromEntries(below.map((persona) => [persona, ['panel', 'refused']])),
    ...Object.fromEntries(allowed.map((persona) => [persona, ['in', 'missing']])),
  } as Record<Persona, Answer['entered'][]>
}

test('every way into the shop has its row, and every row its way', () => {
  const names = ways.map(({ row }) => row)
  expect(names.filter((name) => !rowOf(name))).toEqual([])
  expect(Object.keys(rows).filter((name) => !names.includes(name))).toEqual([])
})

describe.each(ways.filter(({ row }) => rowOf(row)))('$row', (way: Way) => {
  const row = rowOf(way.row) as Row

  test.each(personas)('%s', async (persona) => {
    const { entered, said } = await ask(way, row, persona, world)
    expect(expected[row.who][persona], `${persona} at ${way.row}`).toContain(entered)
    expect(leaks(said, persona), `what ${persona} was told at ${way.row}`).toEqual([])
  })
})

/** Costs are for managers; what customer A told the shop is for her and for staff. */
function leaks(said: string, persona: Persona): string[] {
  const found: string[] = []
  const costs = ['987654321', '9876543.21', '9,876,543.21']
  if (persona !== 'manager' && persona !== 'owner' && costs.some((cost) => said.includes(cost))) {
    found.push('a cost')
  }
  const isStranger = persona === 'visitor' || persona === 'customerB'
  if (isStranger && [secrets.email, secrets.address].some((text) => said.includes(text))) {
    found.push('what customer A told the shop')
  }
  return found
}
