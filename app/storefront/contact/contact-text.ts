import { chatLink, shortenForLink } from '#app/integrations/whatsapp/chat-link.ts'

export type ContactMessage = { name: string; email: string; phone: string; subject: string; message: string }

export function readContactForm(data: FormData): ContactMessage {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone') || 'No proporcionado',
    subject: text('subject') || 'Consulta general',
    message: text('message'),
  }
}

/** The chat with everything that was written, as far as a link can carry it. */
export function contactChat(
  phone: string,
  { name, email, phone: callback, subject, message }: ContactMessage,
) {
  const text = [
    `Hola, soy ${name}.`,
    `*Asunto:* ${subject}`,
    `*Correo:* ${email}`,
    `*Teléfono:* ${callback}`,
    '',
    message,
  ].join('\n')
  return chatLink(phone, shortenForLink(phone, text))
}
