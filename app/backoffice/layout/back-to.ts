/** The list a dialog was opened from, with its filters: a query sent along by the form, and nothing else. */
export function backTo(path: string, form: FormData): string {
  const sent = form.get('volver')
  return typeof sent === 'string' && /^\?[^\s#]*$/.test(sent) && sent.length < 2000 ? path + sent : path
}

/** The query of a list without the dialogs that the address opens. */
export function listQuery(search: URLSearchParams, dialogs: readonly string[]): string {
  const next = new URLSearchParams(search)
  for (const dialog of dialogs) next.delete(dialog)
  return `?${next}`
}
