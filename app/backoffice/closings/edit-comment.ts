import { data } from 'react-router'
import { closingComment } from '#app/shop/closings/closing-form.ts'
import { editClosingComment } from '#app/shop/closings/delete-closing.server.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { db } from '#app/web/database.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/edit-comment'
import { refusals } from './refusals.ts'

export async function action({ request, params }: Route.ActionArgs) {
  const by = await requireStaff(request, 'seller')
  const form = await request.formData()
  const comment = closingComment.safeParse(form.get('comment') ?? '')
  if (!comment.success)
    return data({ error: comment.error.issues[0]?.message ?? 'Revisa el comentario' }, { status: 400 })
  const edit = { id: rowId(params.id), version: Number(form.get('version')), comment: comment.data || null }
  const outcome = await editClosingComment(db, { ...edit, by, now: new Date() })
  if (!outcome.ok)
    return data({ error: `Error al actualizar el cierre. ${refusals[outcome.reason]}` }, { status: 409 })
  return redirectWithToast('/admin/cierre-historico', {
    title: 'Cierre actualizado exitosamente',
    kind: 'success',
  })
}
