import { expect, test } from 'vitest'
import { importsOf, type Source, sources } from './support/sources.ts'

/** Inside one room, each word may use itself and the words before it. */
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

const screens = 'app/(storefront|account|backoffice)/'

/** Who may not use whom, and what to do instead. What is not named is allowed. */
const rules: { what: string; from: RegExp; never: RegExp; instead: string }[] = [
  {
    what: 'the shop knows no screens and no requests',
    from: /^app\/shop\//,
    never: RegExp(`^(react|react-dom|react-router|app/(ui|web)/|${screens}|server/)`),
    instead: 'take plain values, return an outcome, and let the page make the sentence',
  },
  {
    what: 'the kernel knows nobody',
    from: /^app\/shop\/kernel\/(?!.*\.server\.)/,
    never: /^(app\/(?!shop\/kernel\/)|db\/|server\/|drizzle|pg$|node:)/,
    instead: 'it is arithmetic for browser and server; move this to the word that owns it',
  },
  {
    what: 'on the server the kernel knows the handle of the database, and no more',
    from: /^app\/shop\/kernel\/.*\.server\./,
    never: /^(app\/(?!shop\/kernel\/)|db\/(?!client\.ts$)|server\/)/,
    instead: 'a verb about a table belongs to the word of that table',
  },
  {
    what: 'the look knows only the kernel',
    from: /^app\/ui\//,
    never: /^(app\/(?!ui\/|shop\/kernel\/)|db\/|server\/|node:)/,
    instead: 'pass what it shows as a property',
  },
  {
    what: 'web does not know the screens',
    from: /^app\/web\//,
    never: RegExp(`^(${screens}|server/)`),
    instead: 'move the shared part here, or leave it with its only screen',
  },
  {
    what: 'the storefront uses no other screens',
    from: /^app\/storefront\//,
    never: /^app\/(account|backoffice)\//,
    instead: 'what two rooms share lives in app/ui or app/web',
  },
  {
    what: 'the customer area uses no other screens',
    from: /^app\/account\//,
    never: /^app\/(storefront|backoffice)\//,
    instead: 'what two rooms share lives in app/ui or app/web',
  },
  {
    what: 'the back-office uses no other screens',
    from: /^app\/backoffice\//,
    never: /^app\/(storefront|account)\//,
    instead: 'what two rooms share lives in app/ui or app/web',
  },
  {
    what: 'pages hold no SQL',
    from: RegExp(`^(${screens}|app/ui/)`),
    never: /^(drizzle-orm|pg$|db\/)/,
    instead: 'call a read or a verb of app/shop with the handle of app/web/database.server.ts',
  },
  {
    what: 'web holds no SQL',
    from: /^app\/web\//,
    never: /^(drizzle-orm|db\/(?!client\.ts$))/,
    instead: 'call a read or a verb of app/shop',
  },
  {
    what: 'the database knows no screens',
    from: /^db\//,
    never: RegExp(`^(react|app/(ui|web)/|${screens}|server/)`),
    instead: 'the seed uses the verbs of app/shop',
  },
  {
    what: 'integrations serve the shop',
    from: /^app\/integrations\//,
    never: RegExp(`^(react|app/(ui|web)/|${screens}|server/)`),
    instead: 'take plain values, return plain values',
  },
  {
    what: 'nothing of the app uses the process',
    from: /^(app|db)\//,
    never: /^server\//,
    instead: 'the process opens the shop, never the other way round',
  },
  {
    what: 'the shop that runs does not use its tests',
    from: /^(app|server|scripts|bench|db\/(?!seed\/))/,
    never: /^(tests\/|vitest|@playwright|fast-check)/,
    instead: 'tests know the shop, not the other way round',
  },
]

const isTest = ({ path }: Source) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
const code = sources.filter((source) => !isTest(source))
const tests = sources.filter(isTest)
const wordOf = (path: string) => /^app\/shop\/([^/]+)\//.exec(path)?.[1]

test('every word of the shop has its place in the order', () => {
  const unknown = code.filter(({ path }) => !words.includes(wordOf(path) ?? 'kernel')).map(({ path }) => path)
  expect(unknown, 'name the word in the order of tests/architecture.test.ts').toEqual([])
})

test('a word of the shop uses only words before it', () => {
  const place = (path: string) => words.indexOf(wordOf(path) ?? '')
  const broken = code
    .filter(({ path }) => wordOf(path))
    .flatMap(({ path, imports }) =>
      imports.filter(({ name }) => place(name) > place(path)).map(({ name }) => `${path} imports ${name}`),
    )
  expect(broken, 'a lower word does not know a higher one: let the higher one call it').toEqual([])
})

test.each(rules)('$what', ({ from, never, instead }) => {
  const broken = code
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter(({ name }) => never.test(name)).map(({ name }) => `${path} imports ${name}`),
    )
  expect(broken, instead).toEqual([])
})

test('imports run in no circle', () => {
  // Tables may refer to each other; drizzle asks for the other one late.
  const files = code.filter(({ path }) => !path.startsWith('db/schema/'))
  const graph = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ isType, isDynamic }) => !isType && !isDynamic).map(({ name }) => name),
    ]),
  )
  expect(circles(graph), 'move what both need into a third file').toEqual([])
})

function circles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, way: string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (done.has(path) || way.includes(path)) return
    for (const next of graph.get(path) ?? []) visit(next, [...way, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

test('imports name the whole file', () => {
  const broken = sources.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ name }) =>
          /^(app|db|server|tests)\/(?!.*\+types\/)/.test(name) && !/\.[a-z]+$/.test(name.split('?')[0] ?? ''),
      )
      .map(({ name }) => `${path} imports ${name}`),
  )
  expect(broken, 'write the ending too: #app/shop/kernel/money.ts').toEqual([])
})

test('there are no drawers and no barrels', () => {
  const drawers = sources.filter(({ path }) =>
    /(^|[/-])(utils?|helpers?|common|misc|lib)(\/|\.[a-z.]+$)/.test(path),
  )
  const barrels = sources.filter(({ path, onlyPassesOn }) => onlyPassesOn || /\/index\.tsx?$/.test(path))
  const named = [...drawers, ...barrels]
    .map(({ path }) => path)
    .filter((path) => path !== 'db/schema/index.ts')
  expect(named, 'a thing lives with its narrowest owner, under a name that says what it is').toEqual([])
})

test('a file is read in one look', () => {
  // Tests are lists; they may be a little longer.
  const long = sources
    .filter((source) => source.lines > (isTest(source) ? 350 : 300))
    .map(({ path, lines }) => `${path}: ${lines} lines`)
  expect(long, 'is there a second idea inside?').toEqual([])
})

test('files are named in kebab-case', () => {
  const odd = sources
    .map(({ path }) => path)
    .filter((path) => !/^([a-z0-9]+(-[a-z0-9]+)*[./])+(tsx?|mjs)$/.test(path))
  expect(odd, 'small letters, digits and hyphens').toEqual([])
})

test('nothing is left for later', () => {
  const marks = /TO[D]O|FIX[M]E|XX[X]/
  expect(sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([])
})

test('tests wait for what they need, stand on real code, and none is left out', () => {
  const tricks =
    /waitFor[T]imeout|vi\.(do)?[m]ock\(|toMatch(Inline)?[S]napshot|\b(test|it|describe)\.(skip|only|todo|fixme)\b/
  const broken = tests.filter(({ text }) => tricks.test(text)).map(({ path }) => path)
  expect(broken, 'no sleeps, no stand-ins for our own code, no snapshots, no skipped tests').toEqual([])
})

test('journeys find things as people do', () => {
  const hidden = /getByTestId|\.locator\(\s*['"`][.#[]/
  const broken = tests
    .filter(({ path, text }) => path.startsWith('tests/e2e/') && hidden.test(text))
    .map(({ path }) => path)
  expect(broken, 'by role, label or text').toEqual([])
})

test('imports are read in every form', () => {
  const text = `import type { A } from './a.ts'
    import b, { type B } from "#db/b.ts"
    import './c.css'
    export { d } from '../d.ts'
    const e = await import('#server/e.ts')`
  expect(importsOf('app/shop/orders/x.ts', text).imports).toEqual([
    { name: 'app/shop/orders/a.ts', isType: true, isDynamic: false },
    { name: 'db/b.ts', isType: false, isDynamic: false },
    { name: 'app/shop/orders/c.css', isType: false, isDynamic: false },
    { name: 'app/shop/d.ts', isType: false, isDynamic: false },
    { name: 'server/e.ts', isType: false, isDynamic: true },
  ])
})
