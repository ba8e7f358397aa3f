import { useFetcher } from 'react-router'
import { useAnswer } from '#app/ui/use-answer.ts'
import type { FormResult } from '#app/web/checked-form.ts'

/** Sends a dialog's form; the dialog closes once the server has done what was asked. */
export function useClosingFetcher(onClose: () => void) {
  const fetcher = useFetcher<FormResult>()
  useAnswer(fetcher, (answer) => {
    if (!answer?.submission) onClose()
  })
  return fetcher
}
