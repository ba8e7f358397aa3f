import { useSyncExternalStore } from 'react'

export type Consent = 'unset' | 'accepted' | 'rejected' | 'unknown'

const KEY = 'cookie-consent'
const listeners = new Set<() => void>()

/** What the visitor said about being counted; unknown until the page runs in a browser. */
export function useConsent(): Consent {
  return useSyncExternalStore<Consent>(subscribe, readConsent, () => 'unknown')
}

export function giveConsent(accepted: boolean) {
  try {
    localStorage.setItem(KEY, String(accepted))
  } catch {
    forNow = String(accepted)
  }
  for (const tell of listeners) tell()
}

export function askAgain() {
  forNow = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  for (const tell of listeners) tell()
}

let forNow: string | null = null

export function readConsent(): Consent {
  let kept = forNow
  try {
    kept ??= localStorage.getItem(KEY)
  } catch {
    // Without storage the answer lasts until the page is left.
  }
  return kept === 'true' ? 'accepted' : kept === 'false' ? 'rejected' : 'unset'
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  window.addEventListener('storage', tell)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', tell)
  }
}
