/** The list a change was made from, with its filters, and nothing else: sent along by the form. */
export function returnAddress(form: FormData): string {
  const sent = String(form.get('volver') ?? '')
  return /^\/admin\/(pedidos|pedidos-web|pedidos-web\/retiros|clientes)(\?[^\s#]*)?$/.test(sent) &&
    sent.length < 2000
    ? sent
    : '/admin/pedidos'
}

export const orderDialogs = ['nuevo', 'editar', 'ver', 'eliminar']

/** Where a change made from this page leads back to; what its address opened is closed, unless it is kept. */
export function listAddress(path: string, search: URLSearchParams, keep: readonly string[] = []): string {
  const next = new URLSearchParams(search)
  for (const dialog of orderDialogs) if (!keep.includes(dialog)) next.delete(dialog)
  return next.size > 0 ? `${path}?${next}` : path
}
