import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'

const sections: { to: string; name: string; role: StaffRole }[] = [
  { to: '/admin/productos', name: 'Productos', role: 'seller' },
  { to: '/admin/categorias', name: 'Categorías', role: 'manager' },
  { to: '/admin/pedidos-web', name: 'Pedidos Web', role: 'seller' },
  { to: '/admin/pedidos', name: 'Pedidos', role: 'seller' },
  { to: '/admin/clientes', name: 'Clientes', role: 'seller' },
  { to: '/admin/gastos', name: 'Gastos', role: 'manager' },
  { to: '/admin/promociones', name: 'Promociones', role: 'manager' },
  { to: '/admin/reportes', name: 'Reportes', role: 'manager' },
  { to: '/admin/cierre-diario', name: 'Cierre Diario', role: 'seller' },
  { to: '/admin/cierre-historico', name: 'Cierre Histórico', role: 'seller' },
]

/** The sections of the panel that somebody of this role may open. */
export const staffLinks = (role: StaffRole | null) =>
  sections.filter((section) => mayActAs(role, section.role))
