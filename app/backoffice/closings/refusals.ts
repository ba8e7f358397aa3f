export const refusals = {
  'not-found': 'Ese cierre ya no existe.',
  'not-yours': 'Solo el dueño puede cambiar el cierre de otra persona.',
  'returned-later': 'Un cierre posterior ya devolvió una de sus ventas: elimina primero aquel.',
  'changed-meanwhile': 'Otra persona lo cambió mientras lo editabas. Ábrelo de nuevo.',
} as const
