import { Form, useNavigation } from 'react-router'
import { readToken } from '#app/shop/accounts/one-time-token.server.ts'
import { confirmCustomerEmail } from '#app/shop/orders/confirm-customer-email.server.ts'
import { Button } from '#app/ui/button.tsx'
import { db } from '#app/web/database.server.ts'
import { currentCustomer, requireCustomer } from '#app/web/session.server.ts'
import { redirectWithToast } from '#app/web/toast.server.ts'
import { AccessRequired } from '../access-required.tsx'
import { DeadLink } from '../sign-in/dead-link.tsx'
import { SignInPage } from '../sign-in/sign-in-page.tsx'
import type { Route } from './+types/confirm-email'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader({ request }: Route.LoaderArgs) {
  const token = tokenOf(request)
  const customer = await currentCustomer(request)
  const owner = await readToken(db, { purpose: 'confirm-email', token, now: new Date() })
  const next = `/confirmar-correo?${new URLSearchParams({ token })}`
  if (!owner) return { state: 'dead' as const, next, email: '' }
  if (owner !== customer?.id) return { state: 'sign-in' as const, next, email: '' }
  return { state: 'ready' as const, next, email: customer.email }
}

/** A button, not the link itself: whatever looks through mail before its owner follows links too. */
export async function action({ request }: Route.ActionArgs) {
  const customer = await requireCustomer(request)
  const token = tokenOf(request)
  const confirmed = await confirmCustomerEmail(db, { token, userId: customer.id, now: new Date() })
  if (!confirmed.ok) {
    const text = 'El enlace ya no sirve. Pide otro desde aquí.'
    return redirectWithToast('/cliente/perfil', { title: 'Error', text, kind: 'error' })
  }
  if (confirmed.joined) {
    return redirectWithToast('/ingresar', {
      title: 'Cuentas unidas',
      text: 'Entra con la contraseña de la cuenta que ya tenías, o recupérala.',
      kind: 'success',
    })
  }
  const text = 'Ya ves también los pedidos que hiciste con este correo.'
  return redirectWithToast('/cliente/pedidos', { title: 'Correo confirmado', text, kind: 'success' })
}

export default function ConfirmEmail({ loaderData: { state, next, email } }: Route.ComponentProps) {
  const title = 'Confirma tu correo'
  const busy = useNavigation().formMethod === 'POST'
  if (state === 'dead')
    return <DeadLink title={title} next={{ to: '/cliente/perfil', label: 'Ir a mi perfil' }} />
  if (state === 'sign-in') {
    return (
      <AccessRequired title={title} text="Inicia sesión con la cuenta que quieres confirmar" next={next} />
    )
  }
  return (
    <SignInPage title={title} text={`¿${email} es tu correo?`}>
      <Form method="post" reloadDocument>
        <Button block pending={busy} pendingText="Confirmando...">
          Sí, es mi correo
        </Button>
      </Form>
    </SignInPage>
  )
}
