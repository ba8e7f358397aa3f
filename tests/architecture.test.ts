import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

type Source = { path: string; text: string; imports: string[] }

const folders = ['app', 'db', 'server', 'scripts', 'bench', 'tests']
const sources: Source[] = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => read(join(entry.parentPath, entry.name))),
)
const code = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('tests/'))

function read(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?['"]([^'"]+)['"]/g,
  )
  return { path, text, imports: [...found].map(([, name = '']) => resolve(path, name)) }
}

function resolve(from: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? relative('.', join(dirname(from), name)) : name
}

const broken = (says: (source: Source) => string[]) =>
  code.flatMap((source) => says(source).map((what) => `${source.path}: ${what}`))

const words = [
  'kernel',
  'staff-log',
  'settings',
  'accounts',
  'messages',
  'page-views',
  'catalog',
  'inventory',
  'favorites',
  'promotions',
  'shipping',
  'imports',
  'cart',
  'customers',
  'orders',
  'payments',
  'checkout',
  'expenses',
  'closings',
  'reports',
]
const wordOf = (path: string) => /^app\/shop\/([^/]+)\//.exec(path)?.[1]

test('every word of the shop has its place in the order', () => {
  const unknown = new Set(
    code.map(({ path }) => wordOf(path)).filter((word) => word && !words.includes(word)),
  )
  expect([...unknown]).toEqual([])
})

test('a word of the shop uses only words before it', () => {
  expect(
    broken(({ path, imports }) => {
      const word = wordOf(path)
      if (!word) return []
      return imports
        .filter((name) => words.indexOf(wordOf(name) ?? word) > words.indexOf(word))
        .map((name) => `imports ${name}`)
    }),
  ).toEqual([])
})

/** Who may use whom; what is not named is allowed. */
const forbidden: [string, RegExp, RegExp][] = [
  [
    'the shop knows no screens and no requests',
    /^app\/shop\//,
    /^(react|react-dom|react-router|app\/(ui|web|storefront|account|backoffice)\/|server\/)/,
  ],
  ['the kernel knows nobody', /^app\/shop\/kernel\//, /^(app\/(?!shop\/kernel)|db\/|server\/)/],
  ['the look knows only the kernel', /^app\/ui\//, /^(app\/(?!ui\/|shop\/kernel\/)|db\/|server\/)/],
  ['web does not know the screens', /^app\/web\//, /^(app\/(storefront|account|backoffice)\/|server\/)/],
  [
    'the storefront does not use the other screens',
    /^app\/storefront\//,
    /^(app\/(account|backoffice)\/|server\/|db\/)/,
  ],
  [
    'the customer area does not use the other screens',
    /^app\/account\//,
    /^(app\/(storefront|backoffice)\/|server\/|db\/)/,
  ],
  [
    'the back-office does not use the other screens',
    /^app\/backoffice\//,
    /^(app\/(storefront|account)\/|server\/|db\/)/,
  ],
  ['pages hold no SQL', /^app\/(storefront|account|backoffice|ui)\//, /^(drizzle-orm|pg$)/],
  [
    'the database knows nothing of the screens',
    /^db\//,
    /^(app\/(ui|web|storefront|account|backoffice)\/|server\/)/,
  ],
  [
    'integrations serve the shop',
    /^app\/integrations\//,
    /^(react|app\/(ui|web|storefront|account|backoffice)\/|server\/)/,
  ],
  ['only scripts and benches use the server', /^(app|db)\//, /^server\//],
]

test.each(forbidden)('%s', (_rule, from, to) => {
  expect(
    broken(({ path, imports }) =>
      from.test(path) ? imports.filter((name) => to.test(name)).map((name) => `imports ${name}`) : [],
    ),
  ).toEqual([])
})

test('there are no drawers and no barrels', () => {
  const drawers = sources.filter(({ path }) =>
    /(^|\/)(utils?|helpers?|common|misc|lib)(\/|\.tsx?$)/.test(path),
  )
  const barrels = sources.filter(({ path }) => /\/index\.tsx?$/.test(path) && path !== 'db/schema/index.ts')
  expect([...drawers, ...barrels].map(({ path }) => path)).toEqual([])
})

test('a file is read in one look', () => {
  const long = sources
    .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path}: ${lines} lines; is there a second idea inside?`)
  expect(long).toEqual([])
})

test('files are named in kebab-case', () => {
  expect(sources.map(({ path }) => path).filter((path) => !/^[a-z0-9./-]+$/.test(path))).toEqual([])
})

test('nothing is left for later', () => {
  const marks = /TO[D]O|FIX[M]E|XX[X]/
  expect(sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([])
})
