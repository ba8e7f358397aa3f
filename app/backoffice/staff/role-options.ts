import { roleNames } from '#app/shop/accounts/roles.ts'

export const roleOptions = [
  { value: 'seller', label: roleNames.seller, hint: 'Pedidos, clientes y su propio cierre. No ve costos.' },
  {
    value: 'manager',
    label: roleNames.manager,
    hint: 'Además productos, precios, costos, inventario, promociones, gastos, reportes y ajustes.',
  },
  { value: 'owner', label: roleNames.owner, hint: 'Todo, también el personal y la bitácora.' },
]
