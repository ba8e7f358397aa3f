import { useEffect, useRef } from 'react'

type Fetcher<Answer> = { state: 'idle' | 'submitting' | 'loading'; data?: Answer }

/**
 * Calls `onAnswer` once for each time something was sent: with what came back, or with nothing when it ended in
 * a redirect, after which an earlier answer still stands. A busy browser may never show that it was sending, or
 * show it with the new answer already there; so an answer is known by what stood before.
 */
export function useAnswer<Answer>({ state, data }: Fetcher<Answer>, onAnswer: (answer?: Answer) => void) {
  const answered = useRef(onAnswer)
  answered.current = onAnswer
  const before = useRef(data)
  const sending = useRef(false)
  useEffect(() => {
    if (state !== 'idle') {
      sending.current = true
      return
    }
    if (data !== before.current) answered.current(data)
    else if (sending.current) answered.current()
    before.current = data
    sending.current = false
  }, [state, data])
}
