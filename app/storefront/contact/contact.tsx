import { parseWithZod } from '@conform-to/zod/v4'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { contactForm } from '#app/shop/messages/message-forms.ts'
import { storeMessage } from '#app/shop/messages/store-message.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { db } from '#app/web/database.server.ts'
import { formProblem } from '#app/web/form-result.server.ts'
import { sendOrStay } from '#app/web/offline-action.ts'
import { sayRefusal } from '#app/web/refusals.server.ts'
import { currentUser } from '#app/web/session.server.ts'
import { breadcrumbData } from '../finding/structured-data.ts'
import { SocialLinks } from '../layout/social-links.tsx'
import { pageMeta } from '../page-meta.ts'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/contact'
import './contact.css'
import { ContactForm } from './contact-form.tsx'
import { contactChat } from './contact-text.ts'

export async function action({ request }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: contactForm })
  if (submission.status !== 'success') return formProblem(submission)
  const { message, ...sender } = submission.value
  const now = new Date()
  const user = await currentUser(request)
  const address = request.headers.get('x-client-address') ?? ''
  const stored = await storeMessage(db, {
    kind: 'contact',
    userId: user?.id,
    ...sender,
    body: message,
    address,
    now,
  })
  if (!stored.ok) return formProblem(submission, sayRefusal(stored, {}, now))
  return { sent: { number: stored.number, message: submission.value } }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendOrStay(() => serverAction())
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contáctanos',
    description:
      'Escríbenos, llámanos o visítanos: dirección, teléfono, correo y horario de nuestra tienda en Managua.',
    path: '/contactanos',
    structured: (publicUrl) => [
      breadcrumbData(publicUrl, [
        { name: 'Inicio', path: '/' },
        { name: 'Contáctanos', path: '/contactanos' },
      ]),
    ],
  })
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const shop = useShop()
  const sent = actionData && 'sent' in actionData ? actionData.sent : null
  return (
    <div className="page contact">
      <Breadcrumb trail={[{ name: 'Inicio', to: '/' }, { name: 'Contáctanos' }]} />
      <PageHeader
        title="Contáctanos"
        subtitle="Cuéntanos qué necesitas. El correo lo respondemos en menos de 24 horas."
      />
      <div className="contact-columns">
        <section className="card" aria-label="Formulario de contacto">
          {sent ? (
            <Notice
              tone="success"
              title="Mensaje enviado"
              live
              action={
                <ButtonAnchor
                  href={contactChat(shop.contactPhone, sent.message)}
                  target="_blank"
                  rel="noopener noreferrer"
                  size="small"
                >
                  Abrir el chat
                </ButtonAnchor>
              }
            >
              Lo guardamos con el número {sent.number}. Si el chat no se abrió, ábrelo aquí.
            </Notice>
          ) : null}
          <ContactForm
            key={sent?.number ?? 'new'}
            phone={shop.contactPhone}
            result={actionData && 'submission' in actionData ? actionData : undefined}
            sent={sent?.number}
          />
        </section>
        <address className="contact-facts">
          <Fact icon={<MapPin aria-hidden="true" />} title="Dirección">
            {shop.address}
          </Fact>
          <Fact icon={<Phone aria-hidden="true" />} title="Teléfono">
            <a className="link" href={`tel:+${shop.contactPhone}`}>
              {formatPhone(shop.contactPhone)}
            </a>
          </Fact>
          <Fact icon={<Mail aria-hidden="true" />} title="Correo">
            <a className="link" href={`mailto:${shop.email}`}>
              {shop.email}
            </a>
          </Fact>
          <Fact icon={<Clock aria-hidden="true" />} title="Horario">
            {shop.hours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Fact>
          <SocialLinks social={shop.social} />
        </address>
      </div>
    </div>
  )
}

function Fact({
  icon,
  title,
  children,
}: {
  icon: React.ReactNode
  title: string
  children: React.ReactNode
}) {
  return (
    <div className="contact-fact">
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}
