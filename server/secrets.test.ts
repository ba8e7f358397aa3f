import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { keepSecret } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes a secret once and keeps it for its owner only', () => {
  const dataDir = join(folder, 'datos ñ')
  const secret = keepSecret(dataDir, 'session-secret')
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keepSecret(dataDir, 'session-secret')).toBe(secret)
  expect(keepSecret(dataDir, 'another-secret')).not.toBe(secret)
  expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).sort()).toEqual(['another-secret', 'session-secret'])
})
