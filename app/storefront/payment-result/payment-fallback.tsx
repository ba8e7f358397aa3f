import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Loading } from '#app/ui/loading.tsx'
import type { Route } from './+types/payment-fallback'

export const meta: Route.MetaFunction = () => [
  { title: 'Procesando tu Pago...' },
  { name: 'robots', content: 'noindex' },
]

const GOES_ON_AFTER_MS = 2000

export default function PaymentFallback() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const target = `/checkout/success${search.size > 0 ? `?${search}` : ''}`
  useEffect(() => {
    const timer = setTimeout(() => navigate(target, { replace: true }), GOES_ON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate, target])
  return (
    <div className="page py-10">
      <h1 className="text-2xl">Procesando tu Pago...</h1>
      <Loading text="Te llevamos al resultado en un momento." />
      <Button type="button" onClick={() => navigate(target, { replace: true })}>
        Ir a Confirmación de Pago
      </Button>
    </div>
  )
}
