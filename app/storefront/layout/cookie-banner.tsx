import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { giveConsent, useConsent } from './consent.ts'

export function CookieBanner() {
  const consent = useConsent()
  if (consent !== 'unset') return null
  return (
    <section className="cookie-banner" aria-label="Aviso de cookies">
      <p>
        Guardamos tu carrito y tu moneda en este navegador. Si aceptas, también contamos las páginas que se
        ven, sin saber quién eres.{' '}
        <Link to="/politica-cookies" className="link">
          Más info
        </Link>
      </p>
      <div>
        <Button variant="secondary" onClick={() => giveConsent(false)}>
          Rechazar
        </Button>
        <Button variant="primary" onClick={() => giveConsent(true)}>
          Aceptar
        </Button>
      </div>
    </section>
  )
}
