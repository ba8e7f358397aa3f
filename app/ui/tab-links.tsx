import { Link } from 'react-router'
import { formatCount } from '#app/shop/kernel/count.ts'

type TabLink = { label: string; to: string; current?: boolean; count?: number }

/** Views of one list, each with its own address. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav className="tabs no-print" aria-label={label}>
      {items.map((item) => (
        <Link key={item.to} to={item.to} preventScrollReset aria-current={item.current ? 'page' : undefined}>
          {item.label}
          {item.count === undefined ? null : <span>{formatCount(item.count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
