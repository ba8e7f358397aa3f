export const movementNames: Record<string, string> = {
  initial: 'Inventario inicial',
  adjustment: 'Ajuste',
  'adjustment-edited': 'Ajuste editado',
  'adjustment-voided': 'Ajuste anulado',
  sale: 'Venta',
  'sale-returned': 'Devolución de venta',
  'product-edited': 'Edición del producto',
  import: 'Importación',
}
