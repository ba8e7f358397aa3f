import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { formatCount } from '#app/shop/kernel/count.ts'
import { buttonLook } from './button.tsx'
import { pageWindow } from './page-window.ts'

type PaginationProps = { page: number; pages: number; total?: number; noun?: string; param?: string }

/** Pages of a list, kept in the address as `?pagina=`. */
export function Pagination({ page, pages, total, noun = 'resultados', param = 'pagina' }: PaginationProps) {
  const [search] = useSearchParams()
  const to = (number: number) => {
    const next = new URLSearchParams(search)
    if (number === 1) next.delete(param)
    else next.set(param, String(number))
    return `?${next}`
  }
  if (pages <= 1) return null
  return (
    <nav className="pagination no-print" aria-label="Páginas">
      <p>
        {total === undefined ? '' : `${formatCount(total)} ${noun}`}
        {`${total === undefined ? 'P' : ' · p'}ágina ${page} de ${pages}`}
      </p>
      <ul>
        <PageStep to={page > 1 ? to(page - 1) : null} label="Página anterior" rel="prev" />
        {pageWindow(page, pages).map((entry, place) => (
          <li key={entry ?? `gap ${place < 3 ? 'before' : 'after'}`}>
            {entry === null ? (
              '…'
            ) : (
              <Link
                to={to(entry)}
                className={buttonLook({ variant: 'quiet', size: 'small' }, 'icon-button')}
                aria-label={`Página ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <PageStep to={page < pages ? to(page + 1) : null} label="Página siguiente" rel="next" />
      </ul>
    </nav>
  )
}

function PageStep({ to, label, rel }: { to: string | null; label: string; rel: 'prev' | 'next' }) {
  const Icon = rel === 'prev' ? ChevronLeft : ChevronRight
  return to ? (
    <li>
      <Link
        to={to}
        rel={rel}
        aria-label={label}
        className={buttonLook({ variant: 'quiet', size: 'small' }, 'icon-button')}
      >
        <Icon aria-hidden="true" />
      </Link>
    </li>
  ) : null
}
