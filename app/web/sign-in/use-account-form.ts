import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useAnswer } from '#app/ui/use-answer.ts'
import type { FormResult } from '#app/web/checked-form.ts'
import { refreshWho } from '#app/web/who.ts'

/** Sends a form that opens or closes a session, and has the page learn who is signed in afterwards. */
export function useAccountForm(onDone?: () => void) {
  const fetcher = useFetcher<FormResult>()
  useAnswer(fetcher, (answer) => {
    if (answer?.submission.status === 'error') return
    void refreshWho()
    onDone?.()
  })

  // The answer may lead to another page, where this form is gone before it is idle again.
  const sending = useRef(false)
  sending.current = fetcher.state !== 'idle'
  useEffect(
    () => () => {
      if (sending.current) void refreshWho()
    },
    [],
  )
  return fetcher
}
