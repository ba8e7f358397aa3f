import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { FormResult } from '#app/web/checked-form.ts'

/** Sends a dialog's form; the dialog closes once the server has done what was asked. */
export function useClosingFetcher(onClose: () => void) {
  const fetcher = useFetcher<FormResult>()
  const sent = useRef(false)
  useEffect(() => {
    if (fetcher.state === 'submitting') sent.current = true
    if (fetcher.state !== 'idle' || !sent.current) return
    sent.current = false
    if (!fetcher.data?.submission) onClose()
  }, [fetcher.state, fetcher.data, onClose])
  return fetcher
}
