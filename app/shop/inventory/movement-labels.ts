import type { MovementKind } from '#db/schema/inventory.ts'

/** How each kind of movement is called. */
export const movementLabels: Record<MovementKind, string> = {
  initial: 'Existencia inicial',
  adjustment: 'Ajuste',
  'adjustment-edited': 'Corrección de ajuste',
  'adjustment-voided': 'Ajuste anulado',
  sale: 'Venta',
  'sale-returned': 'Devolución de venta',
  'product-edited': 'Cambio en la ficha',
  import: 'Importación',
}
