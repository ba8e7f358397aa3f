import { parseWithZod } from '@conform-to/zod/v4'
import { UserPlus } from 'lucide-react'
import { invitationForm } from '#app/shop/accounts/account-forms.ts'
import { inviteStaff } from '#app/shop/accounts/invite-staff.server.ts'
import { listStaff } from '#app/shop/accounts/list-staff.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { db } from '#app/web/database.server.ts'
import { useDialogAddress } from '#app/web/dialog-address.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { requireStaff } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import type { Route } from './+types/staff'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberQuestion } from './member-question.tsx'
import { StaffTable } from './staff-table.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const owner = await requireStaff(request, 'owner')
  return { staff: await listStaff(db, { now: new Date() }), ownId: owner.id }
}

export async function action({ request }: Route.ActionArgs) {
  const by = await requireStaff(request, 'owner')
  const submission = parseWithZod(await request.formData(), { schema: invitationForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { name, email, role } = submission.value
  const invited = await inviteStaff(db, { name, email, role, by, now: new Date() })
  if (!invited.ok) return formProblem(submission, { text: 'Ya hay alguien del personal con ese email' })
  return redirectWithToast('/admin/personal', {
    title: 'Invitación enviada',
    text: `Le escribimos a ${email}. El enlace sirve tres días.`,
    kind: 'success',
  })
}

export const meta: Route.MetaFunction = () => [{ title: 'Personal' }]

export default function Staff({ loaderData: { staff, ownId } }: Route.ComponentProps) {
  const inviting = useDialogAddress('invitar')
  const changing = useDialogAddress('rol')
  const asking = useDialogAddress('quien')
  const about = (id: string | null) => staff.find((member) => member.id === id)
  const [question = '', askedId = ''] = (asking.value ?? '').split(':')
  return (
    <>
      <PageHeader title="Personal" subtitle="Quién puede entrar a la administración, y a qué">
        <ButtonLink to="/admin/mi-cuenta" variant="secondary">
          Mi cuenta
        </ButtonLink>
        <Button type="button" icon={<UserPlus aria-hidden="true" />} onClick={() => inviting.open()}>
          Invitar
        </Button>
      </PageHeader>
      <StaffTable
        staff={staff}
        ownId={ownId}
        onRole={changing.open}
        onAsk={(what, id) => asking.open(`${what}:${id}`)}
      />
      <InviteDialog open={inviting.value !== null} onClose={inviting.close} />
      <ChangeRoleDialog member={about(changing.value)} onClose={changing.close} />
      <MemberQuestion question={question} member={about(askedId)} onClose={asking.close} />
    </>
  )
}
