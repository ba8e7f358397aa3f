export const sortParameter = 'orden'

export type Sort<Column extends string = string> = { by: Column; descending: boolean }

/** Reads `?orden=precio` or `?orden=-precio`; what is not a column of this list falls back. */
export function readSort<Column extends string>(
  search: URLSearchParams,
  columns: readonly Column[],
  fallback: Column | `-${Column}`,
): Sort<Column> {
  return parse(search.get(sortParameter), columns) ?? (parse(fallback, columns) as Sort<Column>)
}

function parse<Column extends string>(text: string | null, columns: readonly Column[]): Sort<Column> | null {
  const descending = text?.startsWith('-') ?? false
  const by = columns.find((column) => column === (descending ? text?.slice(1) : text))
  return by === undefined ? null : { by, descending }
}

/** Where the head of a column leads: to this column, or round the other way. */
export function sortAddress(search: URLSearchParams, column: string): string {
  const next = new URLSearchParams(search)
  next.set(sortParameter, search.get(sortParameter) === column ? `-${column}` : column)
  next.delete('pagina')
  return `?${next}`
}
