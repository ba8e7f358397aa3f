import { type FormEvent, useId, useRef } from 'react'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type Props = { open: boolean; onClose: () => void; phone: string }

/** Takes a name and a question, and hands them to the chat. Blank ones are ignored. */
export default function HelpDialog({ open, onClose, phone }: Props) {
  const form = useId()
  const nameField = useRef<HTMLInputElement>(null)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = String(data.get('name') ?? '').trim()
    const question = String(data.get('question') ?? '').trim()
    if (!name || !question) return nameField.current?.form?.reportValidity()
    window.open(chatLink(phone, `Hola, soy ${name}. ${question}`), '_blank', 'noopener')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="¿En qué te ayudamos?"
      description="Te respondemos por WhatsApp."
      size="sm"
      footer={
        <Button type="submit" form={form} variant="primary" block>
          Continuar en WhatsApp
        </Button>
      }
    >
      <form id={form} onSubmit={onSubmit} className="stack">
        <TextField
          ref={nameField}
          label="Tu nombre"
          name="name"
          autoComplete="name"
          required
          maxLength={120}
        />
        <TextAreaField label="Tu consulta" name="question" required maxLength={1000} rows={4} />
      </form>
    </Dialog>
  )
}
