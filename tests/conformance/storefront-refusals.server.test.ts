import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spendAttempt } from '#app/shop/accounts/attempts.server.ts'
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

beforeAll(async () => {
  world = await makeWorld(shop.db)
})

afterAll(async () => {
  const { db } = await import('#app/web/database.server.ts')
  await db.$client.end()
})

async function said(path: string, form: Record<string, string>, persona: Persona = 'visitor') {
  const way = ways.find(({ row }) => row === `POST ${path}`)
  if (!way) throw new Error(`Nothing answers at ${path}`)
  return (await ask(way, { who: 'anyone', form: () => form }, persona, world)).said
}

const somebody = { email: 'nadie@example.com', password: 'equivocada' }

test.each([
  ['/ingresar', somebody, 'Error de autenticación'],
  ['/ingresar', somebody, 'Error al iniciar sesión'],
  ['/personal/ingresar', somebody, 'Error de autenticación'],
  ['/personal/ingresar', somebody, 'Credenciales inválidas'],
  ['/cliente/perfil', { fullName: 'Ana' }, 'No hay usuario autenticado'],
  ['/api/favoritos', { producto: '1', favorito: 'si' }, 'Debes iniciar sesión para agregar favoritos'],
  ['/api/codigo-promocional', { code: 'NADA', subtotal: '100' }, 'Código promocional no válido o expirado'],
] as [string, Record<string, string>, string][])('%s with %o answers "%s"', async (path, form, words) => {
  expect(await said(path, form)).toContain(words)
})

test('favourites that make no sense are an error of favourites', async () => {
  const form = { producto: 'x', favorito: 'si' }
  expect(await said('/api/favoritos', form, 'customerA')).toContain('Error al actualizar favoritos')
})

test('too many accounts from one place: the registration says what failed', async () => {
  const budget = { key: 'register:203.0.113.5', most: 60, minutes: 60 }
  for (let n = 0; n < 60; n++) await spendAttempt(shop.db, [budget], new Date())
  const form = { fullName: 'Ana', email: 'muchas@example.com', password: 'secreto-1' }
  const answer = await said('/registro', form)
  expect(answer).toContain('Error de registro')
  expect(answer).toContain('Error al crear la cuenta')
})

test('a profile that was not written is an error of the profile', async () => {
  await shop.db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as 'begin return null; end'`)
  await shop.db.execute(sql`
    create trigger refuse before update of address on users for each row execute function refuse_row()`)
  expect(await said('/cliente/perfil', { fullName: 'Ana' }, 'customerA')).toContain(
    'Error al actualizar perfil',
  )
})
