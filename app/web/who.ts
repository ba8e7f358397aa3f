import { useSyncExternalStore } from 'react'

type Person = {
  id: string
  name: string
  email: string
  kind: 'customer' | 'staff'
  role: 'seller' | 'manager' | 'owner' | null
  phone: string | null
  address: string | null
}
/** As the browser keeps it. */
type Kept = Omit<Person, 'name'> & { full_name: string }

export type Who = { user: Person | null; favorites: number[] }

/** What the menu shows until the server has answered; it opens nothing. */
const keys = { customer: 'client_user', staff: 'admin_user' } as const

let known: Who | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Who is signed in: undefined in the page that the server sent, the same for everybody, and until we know. */
export function useWho(): Who | undefined {
  return useSyncExternalStore(
    listen,
    () => known,
    () => undefined,
  )
}

/** For a tap that comes before we know. */
export async function whoIsIn(): Promise<Who | undefined> {
  loading ??= load()
  await loading
  return known
}

/** Asks again: after signing in or out. */
export async function refreshWho(): Promise<void> {
  loading = load()
  await loading
}

/** A heart that was tapped shows at once, before the server has answered. */
export function assumeFavorite(productId: number, favorite: boolean) {
  if (!known) return
  const others = known.favorites.filter((id) => id !== productId)
  tell({ ...known, favorites: favorite ? [...others, productId] : others })
}

function listen(listener: () => void) {
  listeners.add(listener)
  loading ??= load()
  return () => listeners.delete(listener)
}

async function load() {
  if (!known) {
    const remembered = recall()
    if (remembered) tell({ user: remembered, favorites: [] })
  }
  try {
    const answer = await fetch('/api/yo', { headers: { accept: 'application/json' }, cache: 'no-store' })
    if (answer.ok) settle((await answer.json()) as Who)
  } catch {
    // Without a network the page stays as it is; the next one asks again.
    loading = undefined
  }
}

function settle(who: Who) {
  const before = recall()
  remember(who.user)
  tell(who)
  const customer = (person: Person | null) => (person?.kind === 'customer' ? person.id : null)
  if (customer(before) === customer(who.user)) return
  window.dispatchEvent(new CustomEvent('client-auth-change', { detail: { userId: customer(who.user) } }))
}

function tell(who: Who) {
  known = who
  for (const listener of listeners) listener()
}

function recall(): Person | null {
  try {
    const kept = localStorage.getItem(keys.customer) ?? localStorage.getItem(keys.staff)
    if (!kept) return null
    const { full_name: name, ...rest } = JSON.parse(kept) as Kept
    return { ...rest, name }
  } catch {
    return null
  }
}

function remember(user: Person | null) {
  try {
    for (const key of Object.values(keys)) localStorage.removeItem(key)
    if (!user) return
    const { name: full_name, ...rest } = user
    localStorage.setItem(keys[user.kind], JSON.stringify({ ...rest, full_name } satisfies Kept))
  } catch {
    // Storage may be full or forbidden: the menu then fills a moment later.
  }
}
