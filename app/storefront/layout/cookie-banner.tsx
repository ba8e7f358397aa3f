import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { giveConsent, useConsent } from './consent.ts'

export function CookieBanner() {
  const consent = useConsent()
  const [fontsReady, setFontsReady] = useState(false)
  // Shown before its letters are there, it would change its height a moment later.
  useEffect(() => {
    document.fonts.ready.then(() => setFontsReady(true))
  }, [])

  if (consent !== 'unset' || !fontsReady) return null
  return (
    <section className="cookie-banner no-print" aria-label="Aviso de cookies">
      <p>
        Guardamos tu carrito y tu moneda en este navegador. Si aceptas, también contamos las páginas que se
        ven, sin saber quién eres.{' '}
        <Link to="/politica-cookies" className="link">
          Más info
        </Link>
      </p>
      <div>
        <Button type="button" variant="secondary" onClick={() => giveConsent(false)}>
          Rechazar
        </Button>
        <Button type="button" onClick={() => giveConsent(true)}>
          Aceptar
        </Button>
      </div>
    </section>
  )
}
