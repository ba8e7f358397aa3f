import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { section: string; says: string; lives: string; shownBy: string }

const rows: Row[] = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (SF|BO|Decision) /.test(line))
  .map((line) => {
    const [section = '', says = '', lives = '', shownBy = '', ...more] = line.slice(2, -2).split(' | ')
    return { section, says: more.length > 0 ? `too many columns: ${line}` : says, lives, shownBy }
  })

const isRun = (file: string) => /\.test\.tsx?$/.test(file) || /^tests\/e2e\/[^/]+\.spec\.ts$/.test(file)

/** What is wrong with a row, or nothing. */
function wrong({ section, says, lives, shownBy }: Row): string[] {
  if (!says || says.startsWith('too many columns')) return [`${section}: ${says || 'says nothing'}`]
  const gone = existsSync(lives) ? [] : [`${says}: there is no ${lives}`]
  if (/^decision \d+$/.test(shownBy)) return gone
  const [file = '', title = ''] = shownBy.split(' › ')
  if (!isRun(file) || !existsSync(file)) return [...gone, `${says}: no test runs from ${file}`]
  const source = readFileSync(file, 'utf8').replaceAll('\\', '')
  const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
  return isThere ? gone : [...gone, `${says}: ${file} has no test “${title}”`]
}

test('every statement of the specification names where it lives and a test that shows it', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1_000)
  expect(rows.flatMap(wrong)).toEqual([])
})

test('every section of both documents and every decision has its rows', () => {
  const sections = new Set(rows.map(({ section }) => section.replace(/^(SF|BO) (\d+).*/, '$1 $2')))
  const wanted = [
    ...Array.from({ length: 9 }, (_, place) => [`SF ${place + 1}`, `BO ${place + 1}`]).flat(),
    ...Array.from({ length: 60 }, (_, place) => `Decision ${place + 1}`),
  ]
  expect(wanted.filter((section) => !sections.has(section))).toEqual([])
})

test('a decision that replaces a statement is one that is shown', () => {
  const shown = new Set(rows.map(({ section }) => section.toLowerCase()))
  const named = rows.map(({ shownBy }) => shownBy).filter((by) => by.startsWith('decision '))
  expect(named.filter((decision) => !shown.has(decision))).toEqual([])
})
