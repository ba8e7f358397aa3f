import { asHealthGoal, type HealthGoal } from './health-goals.ts'

export const catalogParams = ['search', 'brand', 'category', 'gender', 'goal', 'sort', 'size', 'n'] as const
export const pageSizes = [12, 24, 36, 48] as const
export const genders = ['Masculino', 'Femenino', 'Unisex'] as const
export const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'name'] as const

export type Gender = (typeof genders)[number]
export type CatalogSort = (typeof sorts)[number]

/** What the shopper asks of the catalogue. Null filters nothing. */
export type CatalogFilters = {
  search: string | null
  brand: string | null
  /** An id or a slug. */
  category: string | null
  gender: Gender | null
  goal: HealthGoal | null
  sort: CatalogSort
  size: number
  /** How many products are on the page: a multiple of the size, raised by "Ver más". */
  shown: number
}

export const DEFAULT_SIZE = 24
export const LONGEST_SEARCH = 100
/** A page that grew this long is narrowed down, not scrolled. */
export const MOST_SHOWN = 960

export const noFilters: CatalogFilters = {
  search: null,
  brand: null,
  category: null,
  gender: null,
  goal: null,
  sort: 'newest',
  size: DEFAULT_SIZE,
  shown: DEFAULT_SIZE,
}

/** Reads an address, calmly: what it does not know is left out and named in `unknown`. */
export function readCatalogFilters(params: URLSearchParams): { filters: CatalogFilters; unknown: string[] } {
  const text = (name: string) => params.get(name)?.normalize('NFC').replaceAll('\u0000', '').trim() || null
  const search = text('search')?.slice(0, LONGEST_SEARCH).trim() || null
  const category = text('category')?.slice(0, LONGEST_SEARCH) ?? null
  const gender = genders.find((known) => known.toLowerCase() === text('gender')?.toLowerCase()) ?? null
  const goal = asHealthGoal(text('goal')) ?? asHealthGoal(category)
  const unknown = [
    ...(text('gender') && !gender ? [text('gender') ?? ''] : []),
    ...(text('goal') && !asHealthGoal(text('goal')) ? [text('goal') ?? ''] : []),
  ]
  const size = pageSizes.find((known) => String(known) === params.get('size')) ?? DEFAULT_SIZE
  const filters: CatalogFilters = {
    search,
    brand: text('brand')?.slice(0, LONGEST_SEARCH) ?? null,
    category: asHealthGoal(category) ? null : category,
    gender,
    goal,
    sort: readSort(params.get('sort'), search),
    size,
    shown: readShown(params.get('n'), size),
  }
  return { filters, unknown: unknown.map((value) => value.slice(0, 60)) }
}

function readSort(text: string | null, search: string | null): CatalogSort {
  const sort = sorts.find((known) => known === text)
  if (sort && (sort !== 'relevance' || search)) return sort
  return search ? 'relevance' : 'newest'
}

function readShown(text: string | null, size: number): number {
  const asked = /^\d{1,6}$/.test(text ?? '') ? Number(text) : size
  return Math.min(Math.max(Math.ceil(asked / size), 1) * size, Math.floor(MOST_SHOWN / size) * size)
}

/** The address of these filters, without what goes without saying. */
export function catalogAddress(filters: Partial<CatalogFilters>): string {
  const all = { ...noFilters, ...filters }
  const usualSort = all.search ? 'relevance' : 'newest'
  const params = new URLSearchParams()
  if (all.search) params.set('search', all.search)
  if (all.brand) params.set('brand', all.brand)
  if (all.category) params.set('category', all.category)
  if (all.gender) params.set('gender', all.gender)
  if (all.goal) params.set(all.category ? 'goal' : 'category', all.goal)
  if (all.sort !== usualSort && (all.search || all.sort !== 'relevance')) params.set('sort', all.sort)
  if (all.size !== DEFAULT_SIZE) params.set('size', String(all.size))
  if (all.shown > all.size) params.set('n', String(all.shown))
  const query = params.toString()
  return query ? `/catalogo?${query}` : '/catalogo'
}
