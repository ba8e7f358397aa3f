import { parseWithZod } from '@conform-to/zod/v4'
import { type FormEvent, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { contactForm } from '#app/shop/messages/message-forms.ts'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type FormResult, useCheckedForm } from '#app/web/checked-form.ts'
import { contactText } from './contact-text.ts'

type Props = { phone: string; result: FormResult | undefined; sent: string | undefined }

/** Sends the message to the shop and opens the chat with it, in one press. */
export function ContactForm({ phone, result, sent }: Props) {
  const toast = useToast()
  const { state } = useNavigation()
  const { fields, formProps } = useCheckedForm({ schema: contactForm, result })

  useEffect(() => {
    if (sent) toast({ title: 'Mensaje enviado', kind: 'success' })
  }, [sent, toast])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    formProps.onSubmit(event)
    const checked = parseWithZod(new FormData(event.currentTarget), { schema: contactForm })
    // Opened within the press: later the browser would take it for an unwanted window.
    if (checked.status === 'success')
      window.open(chatLink(phone, contactText(checked.value)), '_blank', 'noopener')
  }

  return (
    <Form method="post" {...formProps} onSubmit={onSubmit} className="stack" preventScrollReset>
      <TextField label="Nombre" field={fields.name} autoComplete="name" required />
      <div className="contact-pair">
        <TextField label="Correo" field={fields.email} type="email" autoComplete="email" required />
        <TextField label="Teléfono" field={fields.phone} type="tel" autoComplete="tel" />
      </div>
      <TextField label="Asunto" field={fields.subject} />
      <TextAreaField label="Mensaje" field={fields.message} rows={5} required />
      <Button
        type="submit"
        variant="primary"
        size="large"
        pending={state === 'submitting'}
        pendingText="Enviando..."
      >
        Enviar mensaje
      </Button>
    </Form>
  )
}
