import type { StaffRole } from '#app/shop/accounts/roles.ts'
import { searchText } from '#app/shop/kernel/search-text.ts'
import { screensFor } from './navigation.ts'

export const paletteGroups = ['Pantallas', 'Productos', 'Pedidos', 'Clientes'] as const

export type PaletteItem = {
  group: (typeof paletteGroups)[number]
  to: string
  title: string
  note: string
  /** What was typed names exactly this one. */
  exact: boolean
}

export function matchingScreens(role: StaffRole, typed: string): PaletteItem[] {
  const words = searchText(typed).split(' ')
  return screensFor(role)
    .filter(({ label }) => words.every((word) => searchText(label).includes(word)))
    .map(({ to, label }) => ({ group: 'Pantallas', to, title: label, note: '', exact: false }))
}

/** What was named exactly first, then screens, then the rest group by group. */
export function arrange(items: readonly PaletteItem[]): PaletteItem[] {
  const place = (item: PaletteItem) => (item.exact ? -1 : paletteGroups.indexOf(item.group))
  return items
    .map((item, index) => ({ item, index }))
    .sort((a, b) => place(a.item) - place(b.item) || a.index - b.index)
    .map(({ item }) => item)
}
