import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#app/web/checked-form.ts'
import { refreshWho } from '#app/web/who.ts'

/** Sends a form that opens or closes a session, and has the page learn who is signed in afterwards. */
export function useAccountForm(onDone?: () => void) {
  const fetcher = useFetcher<FormResult>()
  const sent = useRef(false)
  useEffect(() => {
    if (fetcher.state === 'submitting') sent.current = true
    if (fetcher.state !== 'idle' || !sent.current) return
    sent.current = false
    if (fetcher.data?.submission.status === 'error') return
    void refreshWho()
    onDone?.()
  }, [fetcher.state, fetcher.data, onDone])

  // The answer may lead to another page, where this form is gone before it is idle again.
  useEffect(
    () => () => {
      if (sent.current) void refreshWho()
    },
    [],
  )
  return fetcher
}
