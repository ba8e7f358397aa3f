import { resolve } from 'node:path'
import { z } from 'zod'
import { Refusal } from '#db/refusal.ts'

const url = (protocol: RegExp) => z.url({ protocol, error: 'debe ser una dirección completa' })
const web = url(/^https?$/)

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((path) => resolve(path)),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    SEED: z.enum(['demo', 'none']).default('demo'),
    ADMIN_EMAIL: z.email().optional(),
    ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
    PUBLIC_URL: web.optional(),
    TRUST_PROXY: z.stringbool().default(false),
    WEB_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
    SMTP_URL: url(/^smtps?$/).optional(),
    PAGADITO_UID: z.string().optional(),
    PAGADITO_WSK: z.string().optional(),
    PAGADITO_URL: web.optional(),
    S3_ENDPOINT: web.optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    SESSION_SECRET: z.string().min(32).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .transform((env) => ({ ...env, PUBLIC_URL: (env.PUBLIC_URL ?? ownAddress(env)).replace(/\/$/, '') }))

const allOrNone = [
  ['PAGADITO_UID', 'PAGADITO_WSK'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

export type Environment = z.output<typeof schema>

/** The process's settings, or one Refusal that names every variable that is wrong. An empty variable is an absent one. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given, { error: z.locales.es().localeError })
  const incomplete = allOrNone.flatMap((group) => missingIn(group, given))
  if (result.success && incomplete.length === 0) return result.data
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  const lines = [...wrong, ...incomplete].map((line) => `  ${line}`)
  throw new Refusal(['Estas variables de entorno no están bien:', ...lines].join('\n'))
}

function missingIn(group: string[], given: NodeJS.ProcessEnv) {
  const present = group.filter((name) => given[name] !== undefined)
  if (present.length === 0) return []
  const missing = group.filter((name) => given[name] === undefined)
  return missing.map((name) => `${name}: hace falta junto con ${present.join(', ')}`)
}

function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }) {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://localhost:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
