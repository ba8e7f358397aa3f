type Refusal = { reason: string; onHand?: number; reserved?: number }

/** Why a product was not saved, as one sentence and the field it belongs to. */
export function sayProductRefusal({ reason, onHand, reserved }: Refusal): { field?: string; text: string } {
  switch (reason) {
    case 'sku-taken':
      return { field: 'sku', text: 'Otro producto ya usa ese SKU' }
    case 'unknown-category':
      return { field: 'categoryId', text: 'Esa categoría ya no existe: escoge otra' }
    case 'unknown-picture':
      return { text: 'Una de las imágenes ya no está guardada: quítala y súbela de nuevo' }
    case 'stock-changed':
      return {
        field: 'stock',
        text: `El stock cambió mientras editabas: ahora hay ${onHand}. Escribe de nuevo cuántas unidades hay.`,
      }
    case 'insufficient-stock':
      return { field: 'stock', text: `El stock no puede bajar de ${reserved}: están apartados en pedidos` }
    case 'not-found':
      return { text: 'Este producto ya no existe: alguien lo eliminó' }
    default:
      return { text: 'Ocurrió un error inesperado' }
  }
}
