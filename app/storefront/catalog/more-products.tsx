import { Link } from 'react-router'
import { MOST_SHOWN } from '#app/shop/catalog/catalog-filters.ts'
import { buttonLook } from '#app/ui/button.tsx'

type Props = { shown: number; total: number; to: string; loading: boolean }

/** A plain link to the same list grown by a page; it takes this page's place, so that back goes where one came from. */
export function MoreProducts({ shown, total, to, loading }: Props) {
  if (shown >= total) return null
  if (shown + 12 > MOST_SHOWN) {
    return (
      <p className="more-products">
        Son muchos productos para una sola página: usa la búsqueda o los filtros.
      </p>
    )
  }
  return (
    <div className="more-products">
      <progress value={shown} max={total} aria-label="Productos mostrados" />
      <Link
        to={to}
        replace
        preventScrollReset
        className={buttonLook({ variant: 'secondary', size: 'large' })}
        aria-busy={loading || undefined}
      >
        Ver más
      </Link>
    </div>
  )
}
