import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '#db/refusal.ts'
import { type Account, asAccount } from './account.ts'

export type Launch = {
  program: string
  args: string[]
  account: Account | undefined
  logFile: string
  /** An address of the new server, asked until it answers. */
  url: string
}

export type Failure = 'port-taken' | 'former-still-leaving'

/** Starts PostgreSQL and answers once it takes connections; the failures that another attempt mends are values. */
export async function launch({
  program,
  args,
  account,
  logFile,
  url,
}: Launch): Promise<ChildProcess | Failure> {
  const log = openLog(logFile)
  // In a session of its own: Ctrl+C must reach the shop alone, which closes its requests before its database.
  const child = spawn(program, args, {
    ...asAccount(account),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  closeSync(log.fd)
  child.unref()
  const stopWithUs = () => child.kill('SIGINT')
  process.once('exit', stopWithUs)
  child.once('exit', () => process.off('exit', stopWithUs))
  const failed = new Promise<Error>((resolve) => child.once('error', resolve))
  const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')))

  for (;;) {
    const answer = await Promise.race([failed, ended, askOnce(url)])
    if (answer === 'yes') return child
    if (answer === 'not-yet') await pause(20)
    else if (answer === 'wrong-password') {
      await shutDown(child)
      throw new Refusal('La base de datos no acepta la contraseña guardada en DATA_DIR/database-password.')
    } else return reasonOf(answer, readFileSync(logFile).subarray(log.from).toString())
  }
}

/** The log starts anew when it has grown large; one former file is kept. */
function openLog(file: string) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const isLarge = size > 8 * 1024 ** 2
  if (isLarge) renameSync(file, `${file}.1`)
  return { fd: openSync(file, 'a', 0o600), from: isLarge ? 0 : size }
}

async function askOnce(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'yes'
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'wrong-password' : 'not-yet'
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reasonOf(answer: Error | 'ended', said: string): Failure {
  if (/could not bind|could not create any TCP/.test(said)) return 'port-taken'
  if (/is still in use|lock file .* already exists/.test(said)) return 'former-still-leaving'
  const reason = answer === 'ended' ? said.split('\n').slice(-12).join('\n') : answer.message
  throw new Refusal(`La base de datos no arrancó:\n${reason}`)
}

/** Fast shutdown: open transactions are rolled back, everything committed is written, nothing is left to recover. */
export async function shutDown(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.ref()
  child.kill('SIGINT')
  const insist = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  await ended
  clearTimeout(insist)
}
