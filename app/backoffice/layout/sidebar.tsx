import { ArrowLeft, LogOut } from 'lucide-react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { roleNames, type StaffRole } from '#app/shop/accounts/roles.ts'
import type { StaffNews } from '#app/shop/orders/staff-news.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import {
  entriesFor,
  isCurrent,
  isUnder,
  mainEntries,
  type NavigationEntry,
  secondEntries,
} from './navigation.ts'

export type FrameProps = {
  user: { name: string; role: StaffRole }
  news: StaffNews
  shopName: string
}

export function Sidebar(frame: FrameProps) {
  return (
    <aside className="office-side no-print">
      <Link to="/admin" className="office-sign">
        <Logo name={frame.shopName} />
      </Link>
      <NavigationLists {...frame} />
    </aside>
  )
}

type ListsProps = Omit<FrameProps, 'shopName'> & { onGo?: () => void }

/** The same lists stand at the side of a desk and in the menu of a phone. */
export function NavigationLists({ user, news, onGo }: ListsProps) {
  return (
    <>
      <nav className="office-nav" aria-label="Administración" onClick={onGo}>
        <ul>
          {entriesFor(mainEntries, user.role).map((entry) => (
            <Entry key={entry.to} entry={entry} role={user.role} news={news} />
          ))}
        </ul>
        <ul>
          {entriesFor(secondEntries, user.role).map((entry) => (
            <Entry key={entry.to} entry={entry} role={user.role} news={news} />
          ))}
        </ul>
      </nav>
      <div className="office-who">
        <Link to="/" className="office-link" reloadDocument>
          <ArrowLeft aria-hidden="true" />
          Volver al Sitio
        </Link>
        <div>
          <p>
            <Link to="/admin/mi-cuenta" title="Mi cuenta">
              {user.name}
            </Link>
            <span className="office-role">{roleNames[user.role]}</span>
          </p>
          <Form method="post" action="/salir" reloadDocument>
            <IconButton type="submit" label="Salir">
              <LogOut aria-hidden="true" />
            </IconButton>
          </Form>
        </div>
      </div>
    </>
  )
}

type EntryProps = { entry: NavigationEntry; role: StaffRole; news: StaffNews }

function Entry({ entry, role, news }: EntryProps) {
  const { pathname } = useLocation()
  const current = isCurrent(pathname, entry)
  const here = isUnder(pathname, entry.to) && !entry.within?.some((screen) => isUnder(pathname, screen.to))
  const count = entry.news ? news[entry.news] : 0
  const inside = current ? entriesFor(entry.within ?? [], role) : []
  return (
    <li>
      <Link
        to={entry.to}
        prefetch="intent"
        className="office-link"
        data-current={current || undefined}
        aria-current={here ? 'page' : undefined}
      >
        <entry.icon aria-hidden="true" />
        {entry.label}
        <NewsCount count={count} />
      </Link>
      {inside.length > 0 ? (
        <ul>
          {inside.map((screen) => (
            <li key={screen.to}>
              <NavLink to={screen.to} prefetch="intent" className="office-link office-link-within">
                {screen.label}
              </NavLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

export function NewsCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="office-count">
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> por atender</span>
    </span>
  )
}
