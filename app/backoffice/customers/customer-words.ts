export const refusals = {
  'not-found': 'Este cliente ya no existe.',
  'changed-meanwhile':
    'Otra persona cambió este cliente mientras lo tenías abierto. Ciérralo y ábrelo de nuevo.',
  'same-customer': 'Elige a otro cliente: no se puede unir consigo mismo.',
  'two-accounts': 'Los dos tienen una cuenta en el sitio, así que no se pueden unir.',
} as const

export const customerDialogs = ['historial', 'editar', 'unir', 'eliminar']

/** The list with its filters, and the dialog that was open closed. */
export function customerList(form: FormData): string {
  const sent = String(form.get('volver') ?? '')
  return /^\?[^\s#]*$/.test(sent) && sent.length < 2000 ? `/admin/clientes${sent}` : '/admin/clientes'
}
