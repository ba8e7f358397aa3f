import { roleNames } from '#app/shop/accounts/roles.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { currentSession, requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/my-account'
import { EndOtherSessions } from './end-other-sessions.tsx'
import { StaffPasswordForm } from './staff-password-form.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const { name, email, role } = await requireStaff(request, 'seller')
  const session = await currentSession(request)
  return { name, email, role, twoFactor: session?.user.twoFactorEnabled ?? false }
}

export const meta: Route.MetaFunction = () => [{ title: 'Mi cuenta' }]

export default function MyAccount({ loaderData }: Route.ComponentProps) {
  const { name, email, role, twoFactor } = loaderData
  return (
    <>
      <PageHeader title="Mi cuenta" subtitle="Cómo entras a la administración" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <section className="card" aria-labelledby="yo">
            <h2 id="yo" className="mb-3 text-lg">
              {name}
            </h2>
            <DescriptionList
              items={[
                { term: 'Email', value: email },
                { term: 'Rol', value: roleNames[role] },
              ]}
            />
          </section>
          <section className="card" aria-labelledby="dos-pasos">
            <h2 id="dos-pasos" className="mb-1 flex items-center gap-3 text-lg">
              Verificación en dos pasos
              <Badge color={twoFactor ? 'green' : 'yellow'}>{twoFactor ? 'Activa' : 'Sin activar'}</Badge>
            </h2>
            <p className="mb-4 text-ink-soft">
              Además de tu contraseña, un código de tu teléfono. Así nadie entra aunque conozca tu contraseña.
            </p>
            <ButtonLink to="/admin/mi-cuenta/dos-pasos" variant="secondary">
              {twoFactor ? 'Administrar' : 'Activar'}
            </ButtonLink>
          </section>
          <EndOtherSessions />
        </div>
        <StaffPasswordForm email={email} />
      </div>
    </>
  )
}
