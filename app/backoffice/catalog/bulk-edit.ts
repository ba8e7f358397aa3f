import { data } from 'react-router'
import { bulkForm } from '#app/shop/catalog/bulk-change.ts'
import { bulkEdit, MOST_AT_ONCE } from '#app/shop/catalog/bulk-edit.server.ts'
import { idsForStaff } from '#app/shop/catalog/list-products-for-staff.server.ts'
import { readStaffFilters } from '#app/shop/catalog/staff-filters.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import type { Route } from './+types/bulk-edit'

const refusals = {
  'unknown-category': 'Esa categoría ya no existe: escoge otra',
  'too-many': `Se pueden cambiar hasta ${formatCount(MOST_AT_ONCE)} productos a la vez: filtra la lista`,
  'nothing-chosen': 'Escoge al menos un producto',
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const parsed = bulkForm.safeParse({ kind: form.get('kind'), value: form.get('value') ?? undefined })
  if (!parsed.success)
    return data({ error: parsed.error.issues[0]?.message ?? 'Revisa los datos' }, { status: 400 })
  const now = new Date()
  const outcome = await bulkEdit(db, { ids: await chosenIds(form, now), change: parsed.data, by, now })
  if (!outcome.ok) return data({ error: refusals[outcome.reason] }, { status: 409 })
  return redirectWithToast(backTo('/admin/productos', form), { ...summary(outcome), kind: 'success' })
}

/** Either those that were ticked, or everything the filters of the list match. */
async function chosenIds(form: FormData, now: Date): Promise<number[]> {
  if (form.get('todos') !== 'si') return form.getAll('id').map(Number).filter(Number.isSafeInteger)
  const filters = readStaffFilters(new URLSearchParams(String(form.get('volver') ?? '')))
  return idsForStaff(db, { filters, now, atMost: MOST_AT_ONCE + 1 })
}

function summary({ changed, same, kept }: { changed: number; same: number; kept: number }) {
  const parts = [
    same > 0 ? `${same} ya estaban así.` : '',
    kept > 0 ? `${kept} siguen inactivos porque ya vencieron o vencen pronto.` : '',
  ]
  return {
    title: changed === 1 ? '1 producto actualizado' : `${formatCount(changed)} productos actualizados`,
    text: parts.filter(Boolean).join(' ') || undefined,
  }
}
