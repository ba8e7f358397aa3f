import { Button } from '#app/ui/button.tsx'
import { askAgain, useConsent } from '../layout/consent.ts'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Política de cookies',
  description: 'Qué guarda esta tienda en tu navegador, para qué sirve y cómo cambiar tu decisión.',
  path: '/politica-cookies',
})

const kept = [
  ['Carrito', 'Lo que vas a comprar, en tu navegador. Se queda hasta que lo vacíes.'],
  ['Moneda', 'Si ves los precios en córdobas o en dólares.'],
  ['Tu decisión', 'Si aceptaste o rechazaste que contemos las visitas.'],
  [
    'Sesión',
    'Una cookie que solo existe cuando inicias sesión, y que los programas de la página no pueden leer.',
  ],
  ['Avisos', 'Una cookie que dura un minuto, para mostrarte un mensaje después de guardar algo.'],
] as const

const said = {
  accepted: 'Aceptaste que contemos las páginas que se ven.',
  rejected: 'Rechazaste que contemos las páginas que se ven.',
  unset: 'Todavía no has decidido.',
  unknown: '',
}

export default function Cookies() {
  const consent = useConsent()
  return (
    <InformationPage
      title="Política de cookies"
      lead="No usamos cookies de terceros ni seguimos a nadie por otros sitios."
    >
      <h2>Lo que hace falta para comprar</h2>
      <dl className="kept-things">
        {kept.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2>Lo que es opcional</h2>
      <p>
        Si aceptas, anotamos qué página se vio, el día y de qué sitio se llegó. Nada de eso dice quién eres, y
        no sale de la tienda.
      </p>
      <h2>Tu decisión</h2>
      <p>{said[consent]}</p>
      {consent === 'accepted' || consent === 'rejected' ? (
        <Button type="button" variant="secondary" onClick={askAgain}>
          Decidir de nuevo
        </Button>
      ) : null}
    </InformationPage>
  )
}
