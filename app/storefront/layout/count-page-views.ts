import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from './consent.ts'

/** Tells the shop which page is looked at, once for each change of place, after the visitor said yes. */
export function useCountedPageViews() {
  const consent = useConsent()
  const { pathname } = useLocation()
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (consent !== 'accepted' || last.current === pathname) return
    const referrer = last.current === null ? document.referrer : ''
    last.current = pathname
    fetch('/api/vistas', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: pathname, referrer }),
    }).catch(() => undefined)
  }, [consent, pathname])
}
