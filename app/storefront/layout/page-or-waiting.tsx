import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { Loading } from '#app/ui/loading.tsx'
import './waiting.css'

/** Quick pages never show that they were waited for. */
const SHOWN_AFTER_MS = 300

/** The page, or what stands in its place while the next one takes long. */
export function PageOrWaiting() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : null
  const waiting = useLate(next)
  return (waiting && placeholderOf(waiting)) ?? <Outlet />
}

function useLate(next: string | null): string | null {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => setLate(next), SHOWN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(null)
    }
  }, [next])
  return late === next ? late : null
}

function placeholderOf(path: string): ReactNode {
  if (/^\/producto\/[^/]+$/.test(path)) return <ProductSkeleton />
  if (path === '/catalogo' || path === '/ofertas') return <Notice text="Cargando productos..." />
  if (path === '/cliente/pedidos') return <Notice text="Cargando pedidos..." />
  return path.startsWith('/cliente/') ? <Notice text="Cargando..." /> : null
}

function Notice({ text }: { text: string }) {
  return (
    <div className="page waiting">
      <Loading text={text} />
    </div>
  )
}

/** The shape of a product's page. */
function ProductSkeleton() {
  return (
    <div className="page waiting">
      <p role="status" className="visually-hidden">
        Cargando producto...
      </p>
      <div className="skeleton" aria-hidden="true">
        <span className="skeleton-picture" />
        <div>
          {['6rem', '90%', '60%', '9rem', '100%', '80%'].map((width) => (
            <span key={width} style={{ width }} />
          ))}
        </div>
      </div>
    </div>
  )
}
