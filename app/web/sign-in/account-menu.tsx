import { CircleUserRound } from 'lucide-react'
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link, useLocation } from 'react-router'
import { useWho } from '#app/web/who.ts'
import { SignOutForm } from './sign-out-form.tsx'
import { staffLinks } from './staff-links.ts'

// Forms and their schemas come when somebody wants to sign in, not with every page.
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }))
const StaffSignInDialog = lazy(async () => ({
  default: (await import('./staff-sign-in-dialog.tsx')).StaffSignInDialog,
}))

type Open = 'sign-in' | 'register' | 'staff' | null

const row = 'flex min-h-11 w-full items-center rounded-lg px-3 text-left font-medium hover:bg-leaf-soft'
const lastGroup = 'mt-1 border-t border-line pt-1'

/** The header's account button. The page that everybody gets shows the visitor's menu; who is signed in comes after. */
export function AccountMenu() {
  const [open, setOpen] = useState<Open>(null)
  const close = useCallback(() => setOpen(null), [])
  const { menu, shut } = useShuttingMenu()
  const user = useWho()?.user

  const instead = (dialog: Exclude<Open, null>) => (event: MouseEvent) => {
    event.preventDefault()
    shut()
    setOpen(dialog)
  }

  return (
    <>
      <details ref={menu} className="relative" onKeyDown={(event) => shutOnEscape(event, shut)}>
        <summary
          className="relative grid size-11 cursor-pointer list-none place-items-center rounded-lg hover:bg-leaf-soft [&::-webkit-details-marker]:hidden"
          aria-label={user ? `Cuenta de ${user.name}` : 'Cuenta'}
        >
          <CircleUserRound aria-hidden="true" />
          {user ? (
            <span className="absolute right-1.5 bottom-1.5 size-2.5 rounded-full border-2 border-paper bg-leaf" />
          ) : null}
        </summary>
        <div className="absolute right-0 z-40 mt-1 max-h-[75dvh] w-64 overflow-y-auto rounded-xl border border-line bg-surface p-2 shadow-lg">
          {user ? (
            <p className="border-b border-line px-3 pt-1 pb-2">
              <span className="block truncate font-semibold">{user.name}</span>
              <span className="block truncate text-sm">{user.email}</span>
            </p>
          ) : null}
          {user?.kind === 'customer' ? <CustomerLinks onFollow={shut} /> : null}
          {user?.kind === 'staff' ? <StaffLinks role={user.role} onFollow={shut} /> : null}
          {user ? null : (
            <>
              <VisitorLink to="/ingresar" onClick={instead('sign-in')}>
                Iniciar sesión
              </VisitorLink>
              <VisitorLink to="/registro" onClick={instead('register')}>
                Crear cuenta
              </VisitorLink>
              <div className={lastGroup}>
                <Link to="/personal/ingresar" onClick={instead('staff')} className={row}>
                  Acceso del personal
                </Link>
              </div>
            </>
          )}
        </div>
      </details>
      {open ? (
        <Suspense>
          {open === 'staff' ? (
            <StaffSignInDialog open onClose={close} />
          ) : (
            <SignInDialog open start={open} onClose={close} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}

function VisitorLink({
  to,
  onClick,
  children,
}: {
  to: string
  onClick: (event: MouseEvent) => void
  children: string
}) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={{ pathname: to, search: `?${new URLSearchParams({ next: pathname + search })}` }}
      onClick={onClick}
      className={row}
    >
      {children}
    </Link>
  )
}

const ofCustomers = [
  ['/cliente/perfil', 'Mi Perfil'],
  ['/cliente/pedidos', 'Mis Pedidos'],
  ['/cliente/favoritos', 'Favoritos'],
  ['/cliente/soporte', 'Soporte'],
] as const

function CustomerLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <>
      {ofCustomers.map(([to, name]) => (
        <Link key={to} to={to} onClick={onFollow} className={row}>
          {name}
        </Link>
      ))}
      <div className={lastGroup}>
        <SignOutForm className={row}>Cerrar Sesión</SignOutForm>
      </div>
    </>
  )
}

function StaffLinks({ role, onFollow }: { role: Parameters<typeof staffLinks>[0]; onFollow: () => void }) {
  return (
    <>
      <Link to="/admin" onClick={onFollow} className={row}>
        Panel Admin
      </Link>
      {staffLinks(role).map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          state={{ fromHeader: true }}
          onClick={onFollow}
          className={`${row} pl-6 font-normal`}
        >
          {name}
        </Link>
      ))}
      <div className={lastGroup}>
        <SignOutForm className={row}>Salir</SignOutForm>
      </div>
    </>
  )
}

/** A menu that works before scripts; with them it shuts when one goes elsewhere. */
function useShuttingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const shut = useCallback(() => {
    if (menu.current) menu.current.open = false
  }, [])
  const shownOn = useRef(pathname)
  useEffect(() => {
    // Not at first: somebody may have opened it before the scripts came.
    if (shownOn.current !== pathname) shut()
    shownOn.current = pathname
  }, [pathname, shut])
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) shut()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [shut])
  return { menu, shut }
}

function shutOnEscape(event: KeyboardEvent<HTMLDetailsElement>, shut: () => void) {
  if (event.key !== 'Escape') return
  shut()
  event.currentTarget.querySelector('summary')?.focus()
}
