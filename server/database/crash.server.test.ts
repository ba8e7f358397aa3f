import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { crash, type Victim } from './crash/round.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'crash ñ-'))
chmodSync(dataDir, 0o755)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it.each<Victim>(['shop', 'database', 'both'])(
  'loses nothing acknowledged when the %s is killed',
  async (victim) => {
    const { acknowledged, missing } = await crash({ dataDir, victim, afterRows: 300 })
    expect(acknowledged).toBeGreaterThanOrEqual(300)
    expect(missing).toEqual([])
  },
  60_000,
)
