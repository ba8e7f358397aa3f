/** The address of a list after its filters changed: other parameters stay, empty ones go, and it starts at its first page. */
export function filteredAddress(
  search: URLSearchParams,
  filters: readonly (readonly [name: string, value: string])[],
): string {
  const next = new URLSearchParams(search)
  next.delete('pagina')
  for (const [name] of filters) next.delete(name)
  for (const [name, value] of filters) {
    if (value.trim()) next.append(name, value.trim())
  }
  return `?${next}`
}

/** Every named control with what it would send; an unchecked box counts as empty. */
export function filtersOf(form: HTMLFormElement): [string, string][] {
  const sent = new FormData(form)
  const names = new Set<string>()
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    if (name) names.add(name)
  }
  return [...names].flatMap((name) => {
    const values = sent.getAll(name).filter((value) => typeof value === 'string')
    return (values.length > 0 ? values : ['']).map((value): [string, string] => [name, value])
  })
}
