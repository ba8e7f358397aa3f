import { parseWithZod } from '@conform-to/zod/v4'
import { closeDay } from '#app/shop/closings/close-day.server.ts'
import { cashCountOf, closingForm } from '#app/shop/closings/closing-form.ts'
import { previewClosing } from '#app/shop/closings/preview-closing.server.ts'
import { formatLongDay } from '#app/shop/kernel/dates.ts'
import { formatCordobas, subtractMoney } from '#app/shop/kernel/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { currentUser, requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/daily-closing'
import { ClosingForm } from './closing-form.tsx'
import { DayMovements, DaySales } from './day-lists.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const user = await requireStaff(request, 'seller')
  return {
    user: { name: user.name },
    preview: await previewClosing(db, { userId: user.id, now: new Date() }),
  }
}

const title = 'Error al realizar el cierre diario'

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: closingForm })
  if (!(await currentUser(request))) {
    // The session ended while the drawer was counted: what was counted stays on the screen.
    const text = 'Usuario no autenticado o datos no disponibles'
    return formProblem(submission, { title, text, status: 401 })
  }
  const by = await requireStaff(request, 'seller')
  if (submission.status !== 'success') return formProblem(submission, { title })
  const { comment, openingAmount } = submission.value
  const outcome = await closeDay(db, {
    by,
    comment,
    openingAmount,
    cash: cashCountOf(submission.value),
    now: new Date(),
  })
  if (!outcome.ok) {
    const text = 'Ya hiciste el cierre de hoy.'
    return formProblem(submission, { title, text, status: 409 })
  }
  const { id, expected, counted } = outcome
  const text =
    counted === null
      ? 'La caja quedó sin contar.'
      : describeDifference(formatCordobas(subtractMoney(counted, expected)), counted - expected)
  return redirectWithToast(`/admin/cierre-historico?ver=${id}`, {
    title: 'Cierre diario realizado exitosamente',
    text,
    kind: 'success',
  })
}

function describeDifference(amount: string, difference: number): string {
  if (difference === 0) return 'La caja cuadra.'
  return difference > 0 ? `Sobran ${amount} en la caja.` : `Faltan ${amount.replace('-', '')} en la caja.`
}

export const meta: Route.MetaFunction = () => [{ title: 'Cierre Diario' }]

export default function DailyClosing({ loaderData, actionData }: Route.ComponentProps) {
  const { preview, user } = loaderData
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title="Cierre Diario"
        subtitle={`${formatLongDay(preview.day)} · ${user.name}`}
        badge={preview.closed ? <Badge color="green">Completado</Badge> : undefined}
      />
      {preview.closed ? (
        <Notice
          tone="success"
          title="Ya realizaste el cierre de hoy"
          action={
            <ButtonLink to="/admin/cierre-historico" variant="secondary">
              Ver Cierre Histórico
            </ButtonLink>
          }
        >
          Las ventas que se completen desde ahora entran en el próximo cierre.
        </Notice>
      ) : (
        <ClosingForm preview={preview} result={actionData} />
      )}
      <DaySales sales={preview.sales} returns={preview.returns} />
      <DayMovements movements={preview.movements} />
    </div>
  )
}
