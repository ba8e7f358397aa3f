/** The words of the address that open a dialog over the list of products. */
export const productDialogs = ['nuevo', 'ver', 'editar', 'eliminar'] as const
