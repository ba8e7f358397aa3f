import { redirect } from 'react-router'
import { authOf } from '#app/shop/accounts/auth.server.ts'
import { type CurrentSession, type CurrentUser, readSession } from '#app/shop/accounts/read-session.server.ts'
import { mayActAs, type StaffRole } from '#app/shop/accounts/roles.ts'
import { redirectWithToast } from './toast.server.ts'

export type { CurrentUser }
export type StaffUser = CurrentUser & { kind: 'staff'; role: StaffRole }

const asked = new WeakMap<Request, Promise<CurrentSession | null>>()

export function currentSession(request: Request): Promise<CurrentSession | null> {
  const known = asked.get(request)
  if (known) return known
  const session = readSession(authOf(), request.headers)
  asked.set(request, session)
  return session
}

export async function currentUser(request: Request): Promise<CurrentUser | null> {
  return (await currentSession(request))?.user ?? null
}

/** The signed-in customer, or null: a visitor, or staff, who have no customer area. */
export async function currentCustomer(request: Request): Promise<CurrentUser | null> {
  const user = await currentUser(request)
  return user?.kind === 'customer' ? user : null
}

export async function requireCustomer(request: Request): Promise<CurrentUser> {
  const customer = await currentCustomer(request)
  if (customer) return customer
  throw redirect('/')
}

/** Whoever is not staff goes to the home page; staff whose role is too low go back to the panel and are told. */
export async function requireStaff(request: Request, needed: StaffRole): Promise<StaffUser> {
  const user = await currentUser(request)
  if (user?.kind !== 'staff') throw redirect('/')
  if (mayActAs(user.role, needed)) return user as StaffUser
  throw redirectWithToast('/admin', {
    title: 'Sin permiso',
    text: 'Tu cuenta no tiene permiso para esa página.',
    kind: 'error',
  })
}
