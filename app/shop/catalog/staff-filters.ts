/** What staff ask of the product list; it lives in the address. */
export type StaffFilters = {
  search: string
  category: number | 'none' | null
  brand: string | null
  state: 'active' | 'inactive' | null
  only: StaffOnly | null
  sort: StaffSort
  page: number
}

export const staffOnly = ['stock-bajo', 'agotados', 'por-vencer', 'vencidos', 'sin-imagen'] as const
export type StaffOnly = (typeof staffOnly)[number]

export const staffOnlyLabels: Record<StaffOnly, string> = {
  'stock-bajo': 'Stock Bajo',
  agotados: 'Agotados',
  'por-vencer': 'Próximos a vencer',
  vencidos: 'Vencidos',
  'sin-imagen': 'Sin imagen',
}

export const staffSorts = ['nombre', 'marca', 'sku', 'precio', 'stock', 'vence', 'estado', 'fecha'] as const
export type StaffSortField = (typeof staffSorts)[number]
export type StaffSort = { by: StaffSortField; descending: boolean }

export const STAFF_PAGE = 50
export function readStaffFilters(params: URLSearchParams): StaffFilters {
  const text = (name: string) => (params.get(name) ?? '').normalize('NFC').replaceAll('\u0000', '').trim()
  const category = text('categoria')
  const state = text('estado')
  const order = text('orden')
  const by = staffSorts.find((sort) => sort === order.replace(/^-/, ''))
  const only = staffOnly.find((one) => one === text('solo')) ?? null
  return {
    search: text('buscar').slice(0, 100),
    category: category === 'ninguna' ? 'none' : /^\d{1,9}$/.test(category) ? Number(category) : null,
    brand: text('marca').slice(0, 120) || null,
    state: state === 'activo' ? 'active' : state === 'inactivo' ? 'inactive' : null,
    only,
    sort: by ? { by, descending: order.startsWith('-') } : usualSort(only),
    page: /^[1-9]\d{0,5}$/.test(text('pagina')) ? Number(text('pagina')) : 1,
  }
}

function usualSort(only: StaffOnly | null): StaffSort {
  if (only === 'por-vencer' || only === 'vencidos') return { by: 'vence', descending: false }
  return only === 'stock-bajo' ? { by: 'stock', descending: false } : { by: 'fecha', descending: true }
}
