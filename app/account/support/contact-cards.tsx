import { Clock, Mail, MessageCircleReply, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { phone: string; email: string; hours: string[] }

export function ContactCards({ phone, email, hours }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <ContactCard icon={<Phone aria-hidden="true" />} title="Teléfono">
        <a className="link" href={`tel:${phone.replace(/\s/g, '')}`}>
          {phone}
        </a>
      </ContactCard>
      <ContactCard icon={<Mail aria-hidden="true" />} title="Correo">
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </ContactCard>
      <ContactCard icon={<Clock aria-hidden="true" />} title="Horario">
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </ContactCard>
      <ContactCard icon={<MessageCircleReply aria-hidden="true" />} title="Respuesta">
        En menos de 24 horas
      </ContactCard>
    </ul>
  )
}

function ContactCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="card flex min-w-0 items-start gap-3">
      <span className="text-leaf">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-base">{title}</h2>
        <p className="break-words text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
