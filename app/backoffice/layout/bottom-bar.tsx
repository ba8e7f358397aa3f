import { Link, useLocation } from 'react-router'
import { BOTTOM_BAR_ENTRIES, entriesFor, isCurrent, mainEntries } from './navigation.ts'
import { type FrameProps, NewsCount } from './sidebar.tsx'

/** The first four screens under the thumb. */
export function BottomBar({ user, news }: FrameProps) {
  const { pathname } = useLocation()
  return (
    <nav className="office-bottom no-print" aria-label="Accesos rápidos">
      {entriesFor(mainEntries, user.role)
        .slice(0, BOTTOM_BAR_ENTRIES)
        .map((entry) => (
          <Link key={entry.to} to={entry.to} aria-current={isCurrent(pathname, entry) ? 'page' : undefined}>
            <entry.icon aria-hidden="true" />
            <span>{entry.label}</span>
            <NewsCount count={entry.news ? news[entry.news] : 0} />
          </Link>
        ))}
    </nav>
  )
}
