export const refusals = {
  'unknown-category': 'Categoría es requerida',
  'not-found': 'Este gasto ya no existe.',
  closed: 'Este gasto ya fue contado en un cierre: su monto, su fecha y su pago no se pueden cambiar.',
  'changed-meanwhile': 'Otra persona cambió este gasto mientras lo editabas. Ciérralo y ábrelo de nuevo.',
} as const
