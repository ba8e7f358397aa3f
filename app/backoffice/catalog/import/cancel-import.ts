import { data } from 'react-router'
import { cancelImport } from '#app/shop/imports/start-import.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/cancel-import'

export async function action({ request, params }: Route.ActionArgs) {
  await requireStaff(request, 'manager')
  const outcome = await cancelImport(db, { importId: rowId(params.id) })
  if (!outcome.ok) return data({ error: 'Esta importación ya empezó o fue cancelada.' }, { status: 409 })
  return redirectWithToast('/admin/productos/import', { title: 'Importación cancelada', kind: 'info' })
}
