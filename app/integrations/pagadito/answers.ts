import { z } from 'zod'

/** Why a call to Pagadito brought nothing. */
export type PagaditoProblem =
  | { kind: 'configuration' }
  | { kind: 'invalid-data' }
  | { kind: 'refused'; code: string; message: string }
  | { kind: 'not-json' }
  | { kind: 'unreachable' }

export type CreatedTransaction = { ok: true; url: string; token: string }
export type TransactionStatus = {
  ok: true
  status: string
  reference: string | null
  paidAt: string | null
  /** Sent by some accounts; compared with the order where they are. */
  ern: string | null
  amount: string | null
  currency: string | null
}
export type Failure = { ok: false; problem: PagaditoProblem }

const REGISTERED = 'PG1002'
const STATUS_KNOWN = 'PG1003'

const text = z
  .union([z.string(), z.number()])
  .transform(String)
  .nullish()
  .transform((value) => value ?? null)

const envelope = z.object({ code: z.string(), message: text, data: z.unknown() })
const created = z.object({ url: z.url({ protocol: /^https?$/ }), token: z.string().min(1).max(200) })
const status = z.object({
  status: z.string().min(1).max(40),
  reference: text,
  date_trans: text,
  ern: text,
  amount: text,
  currency: text,
})

export function readCreated(body: string): CreatedTransaction | Failure {
  const answer = open(body, REGISTERED)
  if (!answer.ok) return answer
  const data = created.safeParse(answer.data)
  return data.success ? { ok: true, ...data.data } : invalid
}

export function readStatus(body: string): TransactionStatus | Failure {
  const answer = open(body, STATUS_KNOWN)
  if (!answer.ok) return answer
  const data = status.safeParse(answer.data)
  if (!data.success) return invalid
  const { date_trans: paidAt, ...rest } = data.data
  return { ok: true, paidAt, ...rest, status: rest.status.toUpperCase() }
}

const invalid: Failure = { ok: false, problem: { kind: 'not-json' } }

function open(body: string, expected: string): { ok: true; data: unknown } | Failure {
  const answer = envelope.safeParse(parse(body))
  if (!answer.success) return invalid
  const { code, message, data } = answer.data
  if (code === expected) return { ok: true, data }
  return { ok: false, problem: problemOf(code, message ?? '') }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function problemOf(code: string, message: string): PagaditoProblem {
  if (code === 'PG3002') return { kind: 'configuration' }
  if (code === 'PG3001') return { kind: 'invalid-data' }
  return { kind: 'refused', code: code.slice(0, 20), message: message.slice(0, 300) }
}
