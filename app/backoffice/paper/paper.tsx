import { Printer, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import './paper.css'

/** A page to print in its own window: it opens the printing dialog by itself, once letters and pictures are there. */
export function Paper({ kind, children }: { kind: 'invoice' | 'label' | 'receipt'; children: ReactNode }) {
  useEffect(() => {
    let gone = false
    document.fonts.ready.then(() => {
      if (!gone) window.print()
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <main id="contenido" className={`paper paper-${kind}`}>
      <div className="paper-tools no-print">
        <Button type="button" icon={<Printer />} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button type="button" variant="secondary" icon={<X />} onClick={() => window.close()}>
          Cerrar
        </Button>
      </div>
      {children}
    </main>
  )
}
