import { badRowsFile } from '#app/shop/imports/read-import.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { streamFile } from '#app/web/stream-file.server.ts'
import type { Route } from './+types/bad-rows'

/** The rows that stayed out, with what is wrong with each. */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const name = `filas_por_corregir_${rowId(params.id)}.csv`
  return streamFile(badRowsFile(db, rowId(params.id)), { name, type: 'text/csv; charset=utf-8' })
}
