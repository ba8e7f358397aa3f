import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
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
  const placeholder = waiting && placeholderOf(waiting)
  return placeholder ? <Placeholder>{placeholder}</Placeholder> : <Outlet />
}

/** It is seen from its top, wherever the page before was being read. */
function Placeholder({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return <div className="page waiting">{children}</div>
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
  if (path === '/catalogo' || path === '/ofertas') return <Loading text="Cargando productos..." />
  if (path === '/cliente/pedidos') return <Loading text="Cargando pedidos..." />
  return path.startsWith('/cliente/') ? <Loading /> : null
}

/** The shape of a product's page. */
function ProductSkeleton() {
  return (
    <>
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
    </>
  )
}
