import { useSyncExternalStore } from 'react'

export type Currency = 'nio' | 'usd'

const KEY = 'currency'
const listeners = new Set<() => void>()

/** The choice lives on <html>, where a script puts it before the first paint, and in the browser's storage. */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, shownCurrency, () => 'nio')
}

export function chooseCurrency(currency: Currency) {
  document.documentElement.dataset.currency = currency
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // Without storage the choice lasts for this page.
  }
  for (const tell of listeners) tell()
}

function shownCurrency(): Currency {
  return document.documentElement.dataset.currency === 'usd' ? 'usd' : 'nio'
}

function subscribe(tell: () => void) {
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) chooseCurrency(newValue === 'usd' ? 'usd' : 'nio')
  }
  listeners.add(tell)
  window.addEventListener('storage', elsewhere)
  return () => {
    listeners.delete(tell)
    window.removeEventListener('storage', elsewhere)
  }
}
