import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crash, type Victim } from '../server/database/crash/round.ts'

/** Ten `kill -9` at random moments under writes, each followed by a start: `npm run prove:crash [rounds]`. */
const rounds = Number(process.argv[2] ?? 10)
const victims: Victim[] = ['shop', 'database', 'both']
const dataDir = mkdtempSync(join(tmpdir(), 'crash-'))
chmodSync(dataDir, 0o755)

let lost = 0
for (let round = 1; round <= rounds; round++) {
  const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'both'
  const afterRows = 1 + Math.floor(Math.random() * 5000)
  const { acknowledged, missing, startedIn } = await crash({ dataDir, victim, afterRows })
  lost += missing.length
  const result = `${acknowledged} acknowledged, ${missing.length} lost, started again in ${startedIn} ms`
  console.log(`${round}. ${victim} killed after ${afterRows} writes: ${result}`)
}
rmSync(dataDir, { recursive: true })
console.log(lost === 0 ? 'Nothing acknowledged was lost.' : `${lost} acknowledged rows were lost.`)
process.exitCode = lost === 0 ? 0 : 1
