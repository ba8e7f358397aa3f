import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { supportForm } from '#app/shop/messages/message-forms.ts'
import { storeMessage } from '#app/shop/messages/store-message.server.ts'
import { spellHours } from '#app/shop/settings/hours.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { currentCustomer, requireCustomer } from '#app/web/session.server.ts'
import { AccountPage } from '../account-page.tsx'
import type { Route } from './+types/support'
import { ContactCards } from './contact-cards.tsx'
import { FrequentQuestions } from './frequent-questions.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const customer = await currentCustomer(request)
  if (!customer) return null
  const { supportPhone, email, supportHours } = await readSettings(db)
  return {
    name: customer.name,
    email: customer.email,
    contact: { phone: formatPhone(supportPhone), email, hours: spellHours(supportHours) },
  }
}

export async function action({ request }: Route.ActionArgs) {
  const customer = await requireCustomer(request)
  const submission = parseWithZod(await request.formData(), { schema: supportForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { subject, message } = submission.value
  const stored = await storeMessage(db, {
    kind: 'support',
    userId: customer.id,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    subject,
    body: message,
    address: request.headers.get('x-client-address') ?? '',
    now: new Date(),
  })
  if (!stored.ok) return formProblem(submission, sayRefusal(stored, {}))
  return { number: stored.number }
}

/** The described second of waiting: who has just written sees that it is being sent. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const [answer] = await Promise.all([
    sendOrStay(serverAction),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ])
  return answer
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return null
  const stored = actionData && 'number' in actionData ? actionData.number : null
  const problem = actionData && 'submission' in actionData ? actionData : undefined
  return (
    <AccountPage
      current="/cliente/soporte"
      title="Soporte"
      description="Estamos para ayudarte con tus pedidos y tus productos"
    >
      <ContactCards {...loaderData.contact} />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        <MessageForm
          key={stored}
          name={loaderData.name}
          email={loaderData.email}
          result={problem}
          stored={stored}
        />
        <FrequentQuestions />
      </div>
    </AccountPage>
  )
}

type FormProps = { name: string; email: string; result?: FormResult; stored: string | null }

function MessageForm({ name, email, result, stored }: FormProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { form, fields, formProps } = useCheckedForm({ schema: supportForm, result })
  useThanks(stored)
  return (
    <Form method="post" {...formProps} className="card flex flex-col gap-4">
      <h2 className="text-lg">Envíanos un mensaje</h2>
      {stored ? (
        <Notice tone="success" title="Mensaje enviado">
          Hemos recibido tu consulta. Te responderemos pronto. Tu número de consulta es{' '}
          <strong className="tabular inline">{stored}</strong>.
        </Notice>
      ) : null}
      <FormErrors errors={form.errors} />
      <TextField label="Nombre" value={name} readOnly />
      <TextField label="Email" type="email" value={email} readOnly />
      <TextField label="Asunto" field={fields.subject} required />
      <TextAreaField label="Mensaje" field={fields.message} rows={5} required />
      <Button pending={busy} pendingText="Enviando...">
        Enviar Mensaje
      </Button>
    </Form>
  )
}

function useThanks(stored: string | null) {
  const toast = useToast()
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (!stored || said.current === stored) return
    said.current = stored
    toast({
      title: 'Mensaje enviado',
      text: 'Hemos recibido tu consulta. Te responderemos pronto.',
      kind: 'success',
    })
  }, [stored, toast])
}
