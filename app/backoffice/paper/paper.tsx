import { Printer, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import './paper.css'

type Props = { kind: 'invoice' | 'label' | 'receipt'; title: string; children: ReactNode }

/** A page to print in its own window: it opens the printing dialog by itself, once letters and pictures are there. */
export function Paper({ kind, title, children }: Props) {
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
        <h1>{title}</h1>
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

/** "Factura FN-000123", or "3 facturas". */
export const titleOf = (orders: readonly { number: string }[], one: string, many: string) =>
  orders.length === 1 ? `${one} ${orders[0]?.number}` : `${orders.length} ${many}`
