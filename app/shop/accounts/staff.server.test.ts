import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { staffLog } from '#db/schema/staff-log.ts'
import { browser, newestMail, testAuth } from '#tests/support/accounts.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeCustomerAccount, makeStaff } from '#tests/support/factories/people.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.server.ts'
import { ensureFirstOwner } from './ensure-first-owner.server.ts'
import { inviteAgain, inviteStaff } from './invite-staff.server.ts'
import { listStaff } from './list-staff.server.ts'
import { changeStaffRole, disableStaff, enableStaff, endStaffSessions } from './manage-staff.server.ts'
import { readSession } from './read-session.server.ts'
import { signIn } from './sign-in.server.ts'

const shop = testDatabase()
const now = new Date()
let owner: { id: string; name: string }

beforeAll(async () => {
  const { created } = await ensureFirstOwner(shop.db, {
    email: 'Primera@Example.com',
    password: 'clave de la dueña',
    now,
  })
  expect(created).toBe(true)
  const [first] = await shop.db.select().from(users).where(eq(users.role, 'owner'))
  owner = { id: first?.id ?? '', name: first?.name ?? '' }
})

const enter = (email: string, password: string) =>
  signIn(shop.db, {
    auth: testAuth(shop.db),
    email,
    password,
    kind: 'staff',
    headers: browser(),
    now: new Date(),
  })

const invite = (email: string, role: 'seller' | 'manager' | 'owner' = 'seller') =>
  inviteStaff(shop.db, { name: 'Luisa', email, role, by: owner, now })

test('the first owner is made once, and can sign in', async () => {
  const again = { email: 'otra@example.com', password: 'otra clave larga', now }
  expect(await ensureFirstOwner(shop.db, again)).toEqual({ created: false })
  expect(await enter('primera@example.com', 'clave de la dueña')).toMatchObject({ ok: true })
})

describe('an invitation', () => {
  test('opens an account that did not work before, once', async () => {
    expect(await invite('Luisa@Example.com', 'manager')).toMatchObject({ ok: true })
    const { token, text } = await newestMail(shop.db, 'luisa@example.com')
    expect(text).toContain('encargado')
    expect(await enter('luisa@example.com', 'clave de luisa')).toMatchObject({ ok: false })
    expect(await readInvitation(shop.db, { token, now })).toEqual({
      name: 'Luisa',
      email: 'luisa@example.com',
    })
    const accept = (password: string) => acceptInvitation(shop.db, { token, password, now })
    expect(await accept('nueve car')).toMatchObject({ reason: 'password-too-short' })
    expect(await accept('clave de luisa')).toEqual({ ok: true })
    expect(await accept('clave de otra')).toMatchObject({ reason: 'link-used-or-expired' })
    expect(await enter('luisa@example.com', 'clave de luisa')).toMatchObject({ ok: true })
  })

  test('goes once to each e-mail of the staff; that of a customer is free', async () => {
    await makeCustomerAccount(shop.db, { email: 'clienta@example.com' })
    expect(await invite('clienta@example.com')).toMatchObject({ ok: true })
    expect(await invite('CLIENTA@example.com')).toEqual({ ok: false, reason: 'already-staff' })
  })

  test('sent again, makes the older link useless', async () => {
    const invited = await invite('lenta@example.com')
    const older = await newestMail(shop.db, 'lenta@example.com')
    const id = invited.ok ? invited.id : ''
    expect(await inviteAgain(shop.db, { id, by: owner, now })).toEqual({ ok: true })
    expect(await readInvitation(shop.db, { token: older.token, now })).toBeNull()
    const { token } = await newestMail(shop.db, 'lenta@example.com')
    expect(await readInvitation(shop.db, { token, now })).not.toBeNull()
  })

  test('of somebody disabled meanwhile opens nothing', async () => {
    const invited = await invite('nunca@example.com')
    const { token } = await newestMail(shop.db, 'nunca@example.com')
    await disableStaff(shop.db, { id: invited.ok ? invited.id : '', by: owner, now })
    expect(await acceptInvitation(shop.db, { token, password: 'clave larga 1', now })).toMatchObject({
      reason: 'link-used-or-expired',
    })
  })
})

describe('the owner', () => {
  test('changes a role, and the person has it at once', async () => {
    const seller = await makeStaff(shop.db, {
      role: 'seller',
      email: 'v1@example.com',
      password: 'clave larga 1',
    })
    const signed = await enter('v1@example.com', 'clave larga 1')
    await changeStaffRole(shop.db, { id: seller.id, role: 'manager', by: owner, now })
    const session = signed.ok ? await readSession(testAuth(shop.db), browser(signed.cookies)) : null
    expect(session?.user.role).toBe('manager')
  })

  test('disables somebody, who is out at once and back in once enabled', async () => {
    const seller = await makeStaff(shop.db, {
      role: 'seller',
      email: 'v2@example.com',
      password: 'clave larga 1',
    })
    const signed = await enter('v2@example.com', 'clave larga 1')
    expect(await disableStaff(shop.db, { id: seller.id, by: owner, now })).toEqual({ ok: true })
    expect(signed.ok && (await readSession(testAuth(shop.db), browser(signed.cookies)))).toBeNull()
    expect(await enter('v2@example.com', 'clave larga 1')).toMatchObject({ ok: false })
    await enableStaff(shop.db, { id: seller.id, by: owner, now })
    expect(await enter('v2@example.com', 'clave larga 1')).toMatchObject({ ok: true })
  })

  test('ends somebody else’s sessions', async () => {
    const seller = await makeStaff(shop.db, {
      role: 'seller',
      email: 'v3@example.com',
      password: 'clave larga 1',
    })
    await enter('v3@example.com', 'clave larga 1')
    await enter('v3@example.com', 'clave larga 1')
    const listed = (await listStaff(shop.db, { now })).find(({ id }) => id === seller.id)
    expect(listed).toMatchObject({ sessions: 2, lastSeen: expect.any(Date), state: 'active' })
    expect(await endStaffSessions(shop.db, { id: seller.id, by: owner, now })).toEqual({ ok: true, ended: 2 })
  })

  test('cannot lock the shop: neither out themselves nor the last owner', async () => {
    const last = { id: owner.id, by: owner, now }
    expect(await disableStaff(shop.db, last)).toMatchObject({ reason: 'yourself' })
    expect(await changeStaffRole(shop.db, { ...last, role: 'seller' })).toMatchObject({
      reason: 'last-owner',
    })
    const rivals = shop.connect({ max: 2 })
    const other = await makeStaff(shop.db, { role: 'owner' })
    const both = await Promise.all([
      changeStaffRole(rivals, { id: owner.id, role: 'manager', by: other, now }),
      changeStaffRole(rivals, { id: other.id, role: 'manager', by: owner, now }),
    ])
    expect(both.map((answer) => answer.ok).sort()).toEqual([false, true])
    const left = (await listStaff(shop.db, { now })).filter(({ role }) => role === 'owner')
    expect(left).toHaveLength(1)
    await shop.db.update(users).set({ role: 'owner' }).where(eq(users.id, owner.id))
  })

  test('does not reach customers through the staff’s verbs', async () => {
    const { user } = await makeCustomerAccount(shop.db)
    expect(await disableStaff(shop.db, { id: user.id, by: owner, now })).toMatchObject({ reason: 'unknown' })
    expect((await listStaff(shop.db, { now })).some(({ id }) => id === user.id)).toBe(false)
  })
})

test('every change of staff is in the log, with who did it', async () => {
  const entries = await shop.db.select().from(staffLog).where(eq(staffLog.entity, 'personal'))
  const actions = new Set(entries.map(({ action }) => action))
  expect([...actions].sort()).toEqual(
    ['activó', 'cambió el rol', 'cerró las sesiones', 'desactivó', 'invitó', 'invitó de nuevo'].sort(),
  )
  const role = entries.find(({ action }) => action === 'cambió el rol')
  expect(role).toMatchObject({ userId: owner.id, before: 'seller', after: 'manager' })
})
