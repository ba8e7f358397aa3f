import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/not-found'
import './not-found.css'
import { paymentResultAddress } from './payment-result-address.ts'

export function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const found = paymentResultAddress(url)
  if (found?.at === 'once') throw redirect(found.address)
  return data({ path: decoded(url.pathname), toPayment: found?.address ?? null }, { status: 404 })
}

function decoded(path: string): string {
  try {
    return decodeURI(path).slice(0, 200)
  } catch {
    return path.slice(0, 200)
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Página No Encontrada',
    description: 'La página que buscas no existe o fue movida.',
    path: null,
  })
}

/** Long enough to be read. */
const GOES_ON_AFTER_MS = 1000

export default function NotFound({ loaderData: { path, toPayment } }: Route.ComponentProps) {
  const navigate = useNavigate()

  useEffect(() => {
    if (!toPayment) return
    const timer = setTimeout(() => navigate(toPayment, { replace: true }), GOES_ON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [toPayment, navigate])

  if (toPayment) {
    return (
      <div className="page not-found">
        <meta httpEquiv="refresh" content={`1;url=${toPayment}`} />
        <h1>
          <span role="status">Redirigiendo...</span>
        </h1>
        <ButtonLink to={toPayment} replace variant="primary">
          Ir a Confirmación de Pago
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page not-found">
      <p className="not-found-number" aria-hidden="true">
        404
      </p>
      <h1>
        <span className="visually-hidden">404: </span>Página No Encontrada
      </h1>
      <p>La página que buscas no existe o fue movida.</p>
      <p>
        <code>{path}</code>
      </p>
      <div>
        <Button variant="secondary" onClick={() => navigate(-1)}>
          Volver Atrás
        </Button>
        <ButtonLink to="/" variant="primary">
          Ir al Inicio
        </ButtonLink>
      </div>
    </div>
  )
}
