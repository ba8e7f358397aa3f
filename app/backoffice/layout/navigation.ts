import {
  CalendarCheck,
  ChartColumn,
  ClipboardList,
  FolderTree,
  Globe,
  History,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  NotebookText,
  Package,
  ReceiptText,
  Settings,
  TicketPercent,
  UserCog,
  Users,
} from 'lucide-react'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'

export type NavigationEntry = {
  to: string
  label: string
  icon: LucideIcon
  role: StaffRole
  /** Which figure of the news stands beside it. */
  news?: 'webOrders' | 'messages'
  /** Screens that belong to it and have no entry of their own. */
  within?: { to: string; label: string; role: StaffRole }[]
}

/** The eleven screens, in the order of the specification. */
export const mainEntries: NavigationEntry[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutDashboard, role: 'seller' },
  {
    to: '/admin/productos',
    label: 'Productos',
    icon: Package,
    role: 'seller',
    within: [
      { to: '/admin/productos/import', label: 'Importar/Exportar', role: 'manager' },
      { to: '/admin/ajuste-inventario', label: 'Ajuste Inventario', role: 'manager' },
    ],
  },
  { to: '/admin/categorias', label: 'Categorías', icon: FolderTree, role: 'manager' },
  {
    to: '/admin/pedidos-web',
    label: 'Pedidos Web',
    icon: Globe,
    role: 'seller',
    news: 'webOrders',
    within: [{ to: '/admin/costos-envio', label: 'Costos de Envío', role: 'manager' }],
  },
  { to: '/admin/pedidos', label: 'Pedidos', icon: ClipboardList, role: 'seller' },
  { to: '/admin/clientes', label: 'Clientes', icon: Users, role: 'seller' },
  { to: '/admin/gastos', label: 'Gastos', icon: ReceiptText, role: 'manager' },
  { to: '/admin/promociones', label: 'Promociones', icon: TicketPercent, role: 'manager' },
  { to: '/admin/reportes', label: 'Reportes', icon: ChartColumn, role: 'manager' },
  { to: '/admin/cierre-diario', label: 'Cierre Diario', icon: CalendarCheck, role: 'seller' },
  { to: '/admin/cierre-historico', label: 'Cierre Histórico', icon: History, role: 'seller' },
]

export const secondEntries: NavigationEntry[] = [
  { to: '/admin/mensajes', label: 'Mensajes', icon: MessageSquareText, role: 'manager', news: 'messages' },
  { to: '/admin/ajustes', label: 'Ajustes', icon: Settings, role: 'manager' },
  { to: '/admin/personal', label: 'Personal', icon: UserCog, role: 'owner' },
  { to: '/admin/bitacora', label: 'Bitácora', icon: NotebookText, role: 'owner' },
]

export const BOTTOM_BAR_ENTRIES = 4

export function entriesFor<Entry extends { role: StaffRole }>(entries: Entry[], role: StaffRole): Entry[] {
  return entries.filter((entry) => mayActAs(role, entry.role))
}

/** By whole segments: /admin/pedidos-web is not under /admin/pedidos. The panel itself only when it is open. */
export function isUnder(path: string, to: string): boolean {
  const plain = path.replace(/\/+$/, '') || '/'
  return plain === to || (to !== '/admin' && plain.startsWith(`${to}/`))
}

export function isCurrent(path: string, entry: Pick<NavigationEntry, 'to' | 'within'>): boolean {
  return isUnder(path, entry.to) || (entry.within ?? []).some((screen) => isUnder(path, screen.to))
}

/** Every screen a role can go to, for the palette. */
export function screensFor(role: StaffRole): { to: string; label: string }[] {
  const all = [...mainEntries, ...secondEntries].flatMap((entry) => [entry, ...(entry.within ?? [])])
  return entriesFor(all, role).map(({ to, label }) => ({ to, label }))
}
