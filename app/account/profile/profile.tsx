import { parseWithZod } from '@conform-to/zod/v4'
import { profileForm } from '#app/shop/accounts/account-forms.ts'
import { updateProfile } from '#app/shop/accounts/update-profile.server.ts'
import { followProfile } from '#app/shop/customers/enrol-customer.server.ts'
import { businessDay } from '#app/shop/kernel/business-day.ts'
import { formatMonth } from '#app/shop/kernel/dates.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/profile'
import { AccountCard } from './account-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { EditProfile, ReadProfile } from './profile-card.tsx'
import { SecurityCard } from './security-card.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const customer = await currentCustomer(request)
  if (!customer) return { profile: null, editing: false }
  const { name, email, emailVerified, phone, address, createdAt } = customer
  return {
    profile: {
      name,
      email,
      emailVerified,
      phone: phone ? formatPhone(phone) : '',
      address: address ?? '',
      since: formatMonth(businessDay(createdAt)),
    },
    editing: new URL(request.url).searchParams.has('editar'),
  }
}

export async function action({ request }: Route.ActionArgs) {
  const customer = await currentCustomer(request)
  const submission = parseWithZod(await request.formData(), { schema: profileForm })
  if (!customer) return formProblem(submission, { text: 'No hay usuario autenticado', status: 401 })
  if (submission.status !== 'success') return formProblem(submission)
  const profile = { ...submission.value, userId: customer.id, now: new Date() }
  const updated = await updateProfile(db, profile)
  if (!updated.ok) return formProblem(submission, { text: 'Error al actualizar perfil' })
  await followProfile(db, profile)
  return redirectWithToast('/cliente/perfil', {
    title: 'Perfil actualizado',
    text: 'Tus datos han sido guardados correctamente',
    kind: 'success',
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendOrStay(serverAction, 'No se pudo actualizar el perfil')

export default function Profile({ loaderData: { profile, editing }, actionData }: Route.ComponentProps) {
  if (!profile) {
    return (
      <AccessRequired
        title="Mi Perfil"
        text="Debes iniciar sesión para ver tu perfil"
        next="/cliente/perfil"
      />
    )
  }
  return (
    <AccountPage current="/cliente/perfil" title="Mi Perfil" description="Gestiona tu información personal">
      <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
        {editing ? <EditProfile profile={profile} result={actionData} /> : <ReadProfile profile={profile} />}
        <div className="grid gap-4 md:gap-6">
          <AccountCard since={profile.since} emailVerified={profile.emailVerified} />
          <SecurityCard />
          <PrivacyCard />
        </div>
      </div>
    </AccountPage>
  )
}
