/** `?pagina=3`, and 1 for anything that is not a page. */
export function pageNumber(params: URLSearchParams, name = 'pagina'): number {
  const page = Number(params.get(name))
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
