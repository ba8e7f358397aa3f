import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'

const HelpDialog = lazy(() => import('./help-dialog.tsx'))

type Props = { phone: string; shopName: string }

/** A link to the chat that, once scripts run, asks first what it is about. */
export function HelpButton({ phone, shopName }: Props) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label="Ayuda" className="no-print">
      <a
        className="help-button"
        href={chatLink(phone, `Hola ${shopName}, necesito ayuda.`)}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setAsked(true)
          setOpen(true)
        }}
      >
        <MessageCircle aria-hidden="true" />
        <span>Ayuda</span>
      </a>
      {asked ? (
        <Suspense>
          <HelpDialog open={open} onClose={() => setOpen(false)} phone={phone} />
        </Suspense>
      ) : null}
    </aside>
  )
}
