import { useEffect, useRef } from 'react'

type Fetcher = { state: 'idle' | 'submitting' | 'loading'; data?: unknown }

/** Calls `onDone` when what was sent ended in a redirect: only a refusal leaves an answer, an old one stays. */
export function useRedirected({ state, data }: Fetcher, onDone: () => void) {
  const sentWith = useRef<{ data: unknown } | null>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    if (state === 'submitting') sentWith.current ??= { data }
    if (state !== 'idle' || !sentWith.current) return
    if (sentWith.current.data === data) done.current()
    sentWith.current = null
  }, [state, data])
}
