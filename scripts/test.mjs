import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { countPlaywright, countVitest } from './counts.mjs'
import { install } from './install.mjs'
import { oneAtATime, Refusal, root, runTool } from './steps.mjs'

const reports = join(root, '.cache/test')
const results = []

/** Runs one step and keeps its counts; what it throws is its failure, and the steps after it still run. */
async function step(title, work) {
  console.log(`\n=== ${title}`)
  const counts = await work().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error)
    return { passed: 0, failed: 1 }
  })
  results.push({ title, skipped: 0, ...counts })
  return counts.failed === 0
}

const one = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const done = (work) => work.then(() => one(0))

async function types() {
  const code = await runTool('react-router', ['typegen'])
  return one(code || (await runTool('tsc', ['--noEmit'])))
}

async function unitAndDatabase() {
  const report = join(reports, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return countVitest(report, await runTool('vitest', args, { NODE_ENV: 'test' }))
}

async function journeys() {
  const report = join(reports, 'playwright.json')
  const env = { CHROMIUM: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  return countPlaywright(report, await runTool('playwright', ['test', '--reporter=list,json'], env))
}

async function everything() {
  if (!(await step('Install', () => done(oneAtATime(install))))) return
  await step('Format and lint', async () => one(await runTool('biome', ['ci', '.'])))
  await step('Types', types)
  await step('Nothing unused', async () => one(await runTool('knip', ['--no-progress', '--no-config-hints'])))
  await step('Architecture, unit and database tests', unitAndDatabase)
  const isBuilt = await step('Build', () => done(oneAtATime(build)))
  await step('Browser journeys', async () => {
    if (isBuilt) return journeys()
    throw new Refusal('No se ejecutaron: necesitan las páginas construidas.')
  })
}

function report() {
  console.log('')
  for (const { title, passed, failed, skipped } of results) {
    const left = skipped ? `, ${skipped} skipped` : ''
    console.log(`${failed ? 'FAILED' : 'passed'}  ${title} (${passed} passed, ${failed} failed${left})`)
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await everything()
report()
