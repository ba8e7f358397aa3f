import type { z } from 'zod'
import type { contactForm } from '#app/shop/messages/message-forms.ts'

/** What the chat opens with. */
export function contactText({ name, email, phone, subject, message }: z.output<typeof contactForm>): string {
  return [
    `Hola, soy ${name}.`,
    `*Asunto:* ${subject}`,
    `*Correo:* ${email}`,
    `*Teléfono:* ${phone}`,
    '',
    message.length > 1200 ? `${message.slice(0, 1200)}…` : message,
  ].join('\n')
}
