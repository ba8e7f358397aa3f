import { data, redirect } from 'react-router'
import { runImport } from '#app/shop/imports/run-import.server.ts'
import { startImport } from '#app/shop/imports/start-import.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/start-import'

const refusals = {
  'not-ready': 'Esta importación ya empezó o fue cancelada.',
  'nothing-to-do': 'No se encontraron datos válidos en el archivo CSV',
  'has-errors': 'Hay filas con errores: corrígelas o importa fila por fila.',
}

export async function action({ request, params }: Route.ActionArgs) {
  await requireStaff(request, 'manager')
  const form = await request.formData()
  const importId = rowId(params.id)
  const mode = form.get('modo') === 'all-or-nothing' ? 'all-or-nothing' : 'row-by-row'
  const started = await startImport(db, { importId, mode, withStock: form.get('stock') === 'si' })
  if (!started.ok) return data({ error: refusals[started.reason] }, { status: 409 })
  if (started.isQuick) await runImport(db, { importId, now: new Date() })
  return redirect(`/admin/productos/import/${importId}`)
}
