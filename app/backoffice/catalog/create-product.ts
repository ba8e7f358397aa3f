import { parseWithZod } from '@conform-to/zod/v4'
import { productForm } from '#app/shop/catalog/product-form.ts'
import { createStockedProduct } from '#app/shop/inventory/save-product.server.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { backTo } from '../layout/back-to.ts'
import { fieldProblem } from '../layout/field-problem.server.ts'
import type { Route } from './+types/create-product'
import { sayProductRefusal } from './product-refusals.ts'

const title = 'Error al crear producto'

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'manager')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: productForm })
  if (submission.status !== 'success') return formProblem(submission, { title })
  const { stock, pictures, ...product } = submission.value
  const outcome = await createStockedProduct(db, { product, stock, pictures, by, now: new Date() })
  if (!outcome.ok) return fieldProblem(submission, { title, ...sayProductRefusal(outcome) })
  return redirectWithToast(backTo('/admin/productos', form), {
    title: 'Producto creado exitosamente',
    text: outcome.deactivated ? 'Quedó inactivo porque ya venció o vence pronto.' : undefined,
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendOrStay(serverAction)
