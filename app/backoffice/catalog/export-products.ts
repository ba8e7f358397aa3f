import { exportProducts } from '#app/shop/catalog/csv/export-products.server.ts'
import { readStaffFilters } from '#app/shop/catalog/staff-filters.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { streamFile } from '#app/web/stream-file.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/export-products'

/** The products of the current filter, costs included, as a file that the import reads back. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const now = new Date()
  const filters = readStaffFilters(new URL(request.url).searchParams)
  const lines = await exportProducts(db, { filters, now })
  if (!lines) {
    return redirectWithToast('/admin/productos/import', {
      title: 'No hay productos para exportar',
      kind: 'error',
    })
  }
  return streamFile(lines, { name: `products_${businessDay(now)}.csv`, type: 'text/csv; charset=utf-8' })
}
