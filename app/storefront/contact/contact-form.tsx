import { type FormEvent, useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { FormResult } from '#app/web/checked-form.ts'
import { contactChat, readContactForm } from './contact-text.ts'

type Props = { phone: string; result: FormResult | undefined; sent: string | undefined }
type Errors = Record<string, string[] | null>

const needed = 'Por favor completa todos los campos requeridos'

/** Sends the message to the shop and opens the chat with it, in one press. The server's schema has the last word. */
export function ContactForm({ phone, result, sent }: Props) {
  const toast = useToast()
  const { state } = useNavigation()
  const [missing, setMissing] = useState<Errors>({})
  const errors: Errors = { ...result?.submission.error, ...missing }
  const before = (result?.submission.initialValue ?? {}) as Record<string, string | undefined>

  useEffect(() => {
    if (sent) toast({ title: 'Mensaje enviado', kind: 'success' })
  }, [sent, toast])
  useEffect(() => {
    if (result) toast({ ...result.toast, kind: 'error' })
  }, [result, toast])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const typed = readContactForm(new FormData(form))
    const blank = (['name', 'email', 'message'] as const).filter((name) => typed[name] === '')
    setMissing(Object.fromEntries(blank.map((name) => [name, [needed]])))
    if (blank.length > 0) {
      event.preventDefault()
      toast({ title: 'Error', text: needed, kind: 'error' })
      form.querySelector<HTMLElement>(`[name="${blank[0]}"]`)?.focus()
      return
    }
    if (!form.reportValidity()) return event.preventDefault()
    // Opened within the press: later the browser would take it for an unwanted window.
    window.open(contactChat(phone, typed), '_blank', 'noopener')
  }

  const field = (name: string) => ({ name, error: errors[name] ?? undefined, defaultValue: before[name] })
  return (
    <Form method="post" onSubmit={onSubmit} noValidate className="stack" preventScrollReset>
      {errors['']?.[0] ? (
        <p role="alert" className="field-error">
          {errors[''][0]}
        </p>
      ) : null}
      <TextField label="Nombre" {...field('name')} autoComplete="name" required maxLength={120} />
      <div className="contact-pair">
        <TextField
          label="Correo"
          {...field('email')}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
        <TextField label="Teléfono" {...field('phone')} type="tel" autoComplete="tel" maxLength={30} />
      </div>
      <TextField label="Asunto" {...field('subject')} maxLength={200} />
      <TextAreaField label="Mensaje" {...field('message')} rows={5} required maxLength={5000} />
      <Button variant="primary" size="large" pending={state === 'submitting'} pendingText="Enviando...">
        Enviar mensaje
      </Button>
    </Form>
  )
}
