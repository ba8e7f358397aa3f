/** A public page: its path, `*` standing for one segment, and the query parameters that change what it shows. */
export type PublicPage = { path: string; params: readonly string[] }

type Matcher = (path: string) => readonly string[] | null

const LONGEST_VALUE = 80
const LONGEST_ROUTES = 400

export function pageMatcher(pages: readonly PublicPage[]): Matcher {
  const exact = new Map(
    pages.filter(({ path }) => !path.includes('*')).map(({ path, params }) => [path, params]),
  )
  const patterns = pages
    .filter(({ path }) => path.includes('*'))
    .map(({ path, params }) => ({ params, shape: new RegExp(`^${path.replaceAll('*', '[0-9]{1,9}')}$`) }))
  return (path) => exact.get(path) ?? patterns.find(({ shape }) => shape.test(path))?.params ?? null
}

/**
 * The one name under which an address is kept: known parameters in a fixed order, others left out, so that a
 * tracking parameter makes no second copy. Null when the answer is not for everybody.
 */
export function cacheKey(url: string, match: Matcher): string | null {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const question = url.indexOf('?', start)
  const path = question < 0 ? url.slice(start) : url.slice(start, question)
  const isData = path.endsWith('.data')
  const page = isData ? (path === '/_root.data' ? '/' : path.slice(0, -5)) : path
  const known = match(page)
  if (!known) return null
  if (question < 0) return path
  const given = new URLSearchParams(url.slice(question + 1))
  const kept = new URLSearchParams()
  for (const name of isData ? [...known, '_routes'] : known) {
    const values = given.getAll(name)
    const longest = name === '_routes' ? LONGEST_ROUTES : LONGEST_VALUE
    if (values.length > 1 || (values[0]?.length ?? 0) > longest) return null
    if (values[0]) kept.set(name, values[0])
  }
  const query = kept.toString()
  return query ? `${path}?${query}` : path
}
