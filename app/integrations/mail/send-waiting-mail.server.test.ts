import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#db/schema/mail-outbox.ts'
import { testDatabase } from '#tests/support/database.ts'
import { createDelivery, type Letter } from './delivery.server.ts'
import { queueMail } from './queue-mail.server.ts'
import { sendWaitingMail } from './send-waiting-mail.server.ts'

const shop = testDatabase()
const from = { name: 'FitoNica', address: 'hola@tienda.example' }
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const letter = (key: string) => ({
  key,
  to: 'ana@example.com',
  subject: 'Hola, Ana',
  text: 'Niña, piñata, ñandú',
})

beforeEach(async () => {
  await shop.db.delete(mailOutbox)
})

/** Keeps what it is given; refuses while `failing`. */
function listeningDelivery({ failing = 0 } = {}) {
  const delivered: Letter[] = []
  let left = failing
  return {
    delivered,
    async deliver(given: Letter) {
      if (left-- > 0) throw new Error('421 try again later')
      delivered.push(given)
    },
  }
}

test('a letter queued with a transaction that fails is never sent', async () => {
  const failed = shop.db.transaction(async (tx) => {
    await queueMail(tx, letter('rolled-back'))
    throw new Error('the sale failed')
  })
  await expect(failed).rejects.toThrow('the sale failed')
  const delivery = listeningDelivery()
  expect(await sendWaitingMail(shop.db, { delivery, from, now: later(0) })).toBeNull()
})

test('each letter goes once, whatever the key was queued or however many send', async () => {
  for (let time = 0; time < 3; time++) await queueMail(shop.db, letter('once'))
  for (let other = 0; other < 20; other++) await queueMail(shop.db, letter(`other ${other}`))
  const delivery = listeningDelivery()
  const rivals = [shop.connect({ max: 2 }), shop.connect({ max: 2 }), shop.connect({ max: 2 })]
  await Promise.all(rivals.map((db) => sendWaitingMail(db, { delivery, from, now: later(0) })))
  await sendWaitingMail(shop.db, { delivery, from, now: later(60 * 24) })
  const keys = delivery.delivered.map(({ key }) => key)
  expect(keys).toHaveLength(21)
  expect(new Set(keys).size).toBe(21)
})

test('what fails is tried again, after longer and longer pauses', async () => {
  await queueMail(shop.db, letter('stubborn'))
  const delivery = listeningDelivery({ failing: 2 })
  const run = (minutes: number) => sendWaitingMail(shop.db, { delivery, from, now: later(minutes) })
  expect(await run(0)).toEqual({ sent: 0, failed: 1 })
  expect(await run(0.5)).toBeNull()
  expect(await run(1.1)).toEqual({ sent: 0, failed: 1 })
  expect(await run(2.5)).toBeNull()
  const [waiting] = await shop.db.select().from(mailOutbox)
  expect(waiting).toMatchObject({ attempts: 2, lastError: '421 try again later', sentAt: null })
  expect(await run(3.5)).toEqual({ sent: 1, failed: 0 })
})

test('what was sent is not kept: its links open accounts', async () => {
  await queueMail(shop.db, { ...letter('secret'), text: 'https://tienda.example/recuperar/nueva?token=abc' })
  await sendWaitingMail(shop.db, { delivery: listeningDelivery(), from, now: later(0) })
  const [sent] = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.key, 'secret'))
  expect(sent?.sentAt).not.toBeNull()
  expect(sent?.text).toBe('')
})

test('nobody writes headers through an address or a subject', async () => {
  const sneaky = { ...letter('header'), to: 'ana@example.com\r\nBcc: todos@example.com' }
  await expect(queueMail(shop.db, sneaky)).rejects.toThrow()
  await queueMail(shop.db, { ...letter('header'), subject: 'Hola\r\nBcc: todos@example.com\r\n\r\n<h1>' })
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  await sendWaitingMail(shop.db, { delivery: createDelivery({ dataDir: folder }), from, now: later(0) })
  const [file = ''] = await readdir(join(folder, 'mail'))
  const eml = await readFile(join(folder, 'mail', file), 'utf8')
  expect(eml.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
})

test('without a mail server the letters are files that only the operator reads', async () => {
  await queueMail(shop.db, letter('file'))
  const folder = await mkdtemp(join(tmpdir(), 'mail-'))
  const delivery = createDelivery({ dataDir: folder })
  expect(await sendWaitingMail(shop.db, { delivery, from, now: later(0) })).toEqual({ sent: 1, failed: 0 })
  const [file = ''] = await readdir(join(folder, 'mail'))
  const path = join(folder, 'mail', file)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const eml = await readFile(path, 'utf8')
  expect(eml).toContain('From: FitoNica <hola@tienda.example>')
  expect(eml).toContain('To: ana@example.com')
  expect(eml).toMatch(/Message-ID: <[0-9a-f]{32}@tienda\.example>/)
})

const smtp = { port: 0, received: [] as string[], server: createServer() }

beforeAll(async () => {
  smtp.server.on('connection', (socket: Socket) => converse(socket, smtp.received))
  await new Promise<void>((resolve) => smtp.server.listen(0, '127.0.0.1', resolve))
  const address = smtp.server.address()
  smtp.port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => new Promise((resolve) => smtp.server.close(resolve)))

/** As much of a mail server as a letter needs. */
function converse(socket: Socket, received: string[]) {
  let letterLines: string[] | null = null
  let rest = ''
  socket.write('220 tienda.example ESMTP\r\n')
  socket.on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (letterLines && line !== '.') letterLines.push(line)
      else if (letterLines) {
        received.push(letterLines.join('\n'))
        letterLines = null
        socket.write('250 taken\r\n')
      } else if (line === 'DATA') {
        letterLines = []
        socket.write('354 go on\r\n')
      } else if (line === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}

test('with a mail server the letter arrives there', async () => {
  await queueMail(shop.db, { ...letter('smtp'), html: '<p>Niña</p>' })
  const delivery = createDelivery({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, dataDir: '/nowhere' })
  expect(await sendWaitingMail(shop.db, { delivery, from, now: later(0) })).toEqual({ sent: 1, failed: 0 })
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toContain('To: ana@example.com')
  expect(smtp.received[0]).toContain('multipart/alternative')
})

test('a mail server that is away leaves the letter waiting', async () => {
  await queueMail(shop.db, letter('away'))
  const delivery = createDelivery({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: '/nowhere' })
  expect(await sendWaitingMail(shop.db, { delivery, from, now: later(0) })).toEqual({ sent: 0, failed: 1 })
  const [waiting] = await shop.db.select().from(mailOutbox)
  expect(waiting?.sentAt).toBeNull()
  expect(waiting?.text).toContain('piñata')
})
