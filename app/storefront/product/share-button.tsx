import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

export function ShareButton({ name, url }: { name: string; url: string }) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Share2 aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        Compartir
      </Button>
      {asked ? (
        <Suspense>
          <ShareDialog open={open} onClose={() => setOpen(false)} name={name} url={url} />
        </Suspense>
      ) : null}
    </>
  )
}
