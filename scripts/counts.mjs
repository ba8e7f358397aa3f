import { existsSync, readFileSync } from 'node:fs'

/** How many tests a runner's JSON report tells of. A run that broke outside its tests is one failure more. */
export function countVitest(report, code) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read(report) ?? {}
  const broken = testResults?.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(hasFailed),
  )
  return close(code, numPassedTests, (numFailedTests ?? 0) + (broken?.length ?? 0), numPendingTests)
}

export function countPlaywright(report, code) {
  const { expected, unexpected, flaky, skipped } = read(report)?.stats ?? {}
  return close(code, expected, (unexpected ?? 0) + (flaky ?? 0), skipped)
}

function hasFailed(test) {
  return test.status === 'failed'
}

function close(code, passed = 0, failed = 0, skipped = 0) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed, skipped }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
