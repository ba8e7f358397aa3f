import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('readEnvironment', () => {
  it('has a default for everything that needs one', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: `${process.cwd()}/data`,
      SEED: 'demo',
      PUBLIC_URL: 'http://127.0.0.1:3000',
      WEB_WORKERS: 1,
      LOG_LEVEL: 'info',
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  it('addresses itself by a name that a browser can open', () => {
    expect(readEnvironment({ HOST: '0.0.0.0', PORT: '80' }).PUBLIC_URL).toBe('http://localhost:80')
    expect(readEnvironment({ HOST: '::1' }).PUBLIC_URL).toBe('http://[::1]:3000')
    expect(readEnvironment({ PUBLIC_URL: 'https://fitonica.ni/' }).PUBLIC_URL).toBe('https://fitonica.ni')
  })

  it('names every variable that is wrong, in one go', () => {
    const wrong = { PORT: '99999', SEED: 'yes', DATABASE_URL: 'mysql://x', PAGADITO_UID: 'u', S3_BUCKET: 'b' }
    const read = () => readEnvironment(wrong)
    for (const name of ['PORT', 'SEED', 'DATABASE_URL', 'PAGADITO_WSK', 'S3_SECRET_ACCESS_KEY']) {
      expect(read).toThrow(new RegExp(`^ {2}${name}: `, 'm'))
    }
    expect(read).not.toThrow(/HOST/)
  })

  it('never repeats a secret in its message', () => {
    expect(() => readEnvironment({ SESSION_SECRET: 'short-secret' })).not.toThrow(/short-secret/)
  })
})
