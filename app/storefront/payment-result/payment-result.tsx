import { CircleAlert, CircleCheck, CircleX, Clock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Money } from '#app/shop/kernel/money.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Loading } from '#app/ui/loading.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/payment-result'

export const meta: Route.MetaFunction = () => [
  { title: 'Resultado del pago' },
  { name: 'robots', content: 'noindex' },
]

type Result = {
  headline: string
  problem?: string
  status?: 'starting' | 'open' | 'completed' | 'failed' | 'revoked' | 'canceled'
  reference?: string | null
  dollars?: string
  order?: { number: string; customerName: string; total: Money; confirmation: string } | null
}

const HOME_AFTER_MS = 3000

export default function PaymentResult() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const ern = search.get('ern')
  if (!token && !ern) return <Missing />
  return <Checked token={token ?? ''} ern={ern ?? ''} />
}

function Missing() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), HOME_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className="page py-10">
      <EmptyState
        icon={<CircleAlert />}
        title="Parámetros de Pago No Encontrados"
        text="Te llevamos al inicio en unos segundos."
      >
        <ButtonLink to="/">Ir al Inicio</ButtonLink>
      </EmptyState>
    </div>
  )
}

/** One check for each visit, and only with both parts of the address. */
function Checked({ token, ern }: { token: string; ern: string }) {
  const [result, setResult] = useState<Result | null>(null)
  const asked = useRef(false)
  const toast = useToast()

  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void askResult(token, ern).then((answer) => {
      setResult(answer)
      if (answer.problem) toast({ title: 'Error con Pagadito', text: answer.problem, kind: 'error' })
    })
  }, [token, ern, toast])

  if (!result) {
    return (
      <div className="page py-10">
        <h1 className="text-2xl">Verificando Pago</h1>
        <Loading text="Consultando el resultado de tu pago..." />
      </div>
    )
  }
  return (
    <div className="page max-w-2xl py-10">
      <header className="mb-6 flex items-center gap-3">
        <Sign status={result.status} />
        <h1 className="text-2xl">{result.headline}</h1>
      </header>
      <p className="mb-4">{explain(result)}</p>
      {result.order ? (
        <DescriptionList
          columns={1}
          items={[
            { term: 'Pedido', value: result.order.number },
            { term: 'A nombre de', value: result.order.customerName },
            { term: 'Total', value: <Cordobas amount={result.order.total} /> },
            { term: 'Cobrado en dólares', value: `$ ${result.dollars}` },
            { term: 'Referencia', value: result.reference },
          ]}
        />
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        {result.order ? <ButtonLink to={result.order.confirmation}>Ver mi pedido</ButtonLink> : null}
        {result.status === 'open' || result.problem ? (
          <Button type="button" variant="secondary" onClick={() => window.location.reload()}>
            Consultar otra vez
          </Button>
        ) : null}
        <ButtonLink to="/catalogo" variant="quiet">
          Ir al catálogo
        </ButtonLink>
      </div>
    </div>
  )
}

async function askResult(token: string, ern: string): Promise<Result> {
  const failed = {
    headline: 'Error de Verificación',
    problem: 'No pudimos consultar el pago. Intenta de nuevo en un momento.',
  }
  if (!token || !ern) return { ...failed, problem: 'La dirección del resultado está incompleta.' }
  try {
    const body = new FormData()
    body.set('token', token)
    body.set('ern', ern)
    const answer = await fetch('/api/pagos/resultado', { method: 'POST', body })
    return answer.ok ? ((await answer.json()) as Result) : failed
  } catch {
    return failed
  }
}

function explain({ status, problem }: Result): string {
  if (problem) return problem
  if (status === 'completed') return 'Recibimos tu pago. Preparamos tu pedido.'
  if (status === 'open' || status === 'starting')
    return 'El pago aún se está verificando. Te avisamos por correo cuando termine.'
  return 'El pago no se realizó y no se cobró nada. Puedes hacer el pedido otra vez con el método que prefieras.'
}

function Sign({ status }: { status: Result['status'] }) {
  const look = 'size-9 shrink-0'
  if (status === 'completed') return <CircleCheck aria-hidden="true" className={`${look} text-leaf`} />
  if (status === 'open' || status === 'starting')
    return <Clock aria-hidden="true" className={`${look} text-ink-soft`} />
  return <CircleX aria-hidden="true" className={`${look} text-danger`} />
}
