import { resolve } from 'node:path'
import { z } from 'zod'
import { Refusal } from '#db/refusal.ts'

const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a full address' })
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
  .superRefine((env, context) => {
    for (const group of allOrNone) {
      const missing = group.filter((name) => env[name] === undefined)
      if (missing.length === group.length) continue
      for (const name of missing) {
        const message = `is needed together with ${group.filter((other) => other !== name).join(', ')}`
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }
  })
  .transform((env) => ({ ...env, PUBLIC_URL: (env.PUBLIC_URL ?? ownAddress(env)).replace(/\/$/, '') }))

const allOrNone = [
  ['PAGADITO_UID', 'PAGADITO_WSK'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

export type Environment = z.output<typeof schema>

/** The process's settings, or one Refusal that names every variable that is wrong. An empty variable is an absent one. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Refusal(['These environment variables are not right:', ...lines].join('\n'))
}

function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }) {
  if (HOST === '0.0.0.0' || HOST === '::') return `http://localhost:${PORT}`
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}
