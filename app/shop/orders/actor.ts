/** Who does something to an order: a person with an account, a guest, or the shop by itself. */
export type Actor = { id: string | null; name: string }

export const theShop: Actor = { id: null, name: 'La tienda' }
export const cardProvider: Actor = { id: null, name: 'Pagadito' }
