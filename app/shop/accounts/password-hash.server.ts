import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Each one costs about 32 MB and a tenth of a second, so few run at once and not many wait: everybody else's requests go on. */
const atOnce = 2
const inLine = 40

let running = 0
const waiting: (() => void)[] = []

export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords'
}

export const hashSlowly = (password: string) => inTurn(() => hashPassword(password))

export const verifySlowly = (password: string, hash: string) =>
  inTurn(() => verifyPassword({ password, hash }))

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) {
    if (waiting.length >= inLine) throw new TooManyPasswords()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
