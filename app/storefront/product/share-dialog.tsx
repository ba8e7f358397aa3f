import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useToast } from '#app/ui/toast.tsx'

type Props = { open: boolean; onClose: () => void; name: string; url: string }

export default function ShareDialog({ open, onClose, name, url }: Props) {
  const toast = useToast()
  const [byHand, setByHand] = useState(false)
  const apart = { target: '_blank', rel: 'noopener noreferrer' }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Enlace copiado', text: 'Pégalo en Instagram o donde quieras.', kind: 'success' })
      onClose()
    } catch {
      setByHand(true)
    }
  }

  return (
    <Dialog open={open} onClose={onClose} title="Compartir producto" description={name} size="sm">
      <div className="share-choices">
        <ButtonAnchor block href={`https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`} {...apart}>
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor
          block
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          {...apart}
        >
          Facebook
        </ButtonAnchor>
        <Button block icon={<Copy aria-hidden="true" />} onClick={copy}>
          Copiar enlace (Instagram)
        </Button>
        {byHand ? (
          <label className="share-by-hand">
            Tu navegador no deja copiar. Mantén presionado el enlace:
            <input readOnly className="control" value={url} onFocus={(event) => event.target.select()} />
          </label>
        ) : null}
      </div>
    </Dialog>
  )
}
