import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { Notice } from './notice.tsx'
import { useAnswer } from './use-answer.ts'

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  question: ReactNode
  confirmText?: string
  pendingText?: string
  tone?: 'danger' | 'leaf'
  pending?: boolean
  error?: ReactNode
  /** Either this is called, or `submit` is posted. */
  onConfirm?: () => void
  /** Posts to the page (or to `action`) and closes when it has answered without `error`. */
  submit?: { action?: string; fields: Record<string, string | number> }
}

/** Cancelar comes first, and has the focus: nothing is lost by a hasty Enter. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  question,
  confirmText = 'Eliminar',
  pendingText,
  tone = 'danger',
  pending = false,
  error,
  onConfirm,
  submit,
}: ConfirmDialogProps) {
  const fetcher = useFetcher<{ error?: string } | undefined>()
  const working = pending || fetcher.state !== 'idle'
  const answer = useAnswerSince(open, fetcher.data)
  const said = error ?? (fetcher.state === 'idle' ? answer?.error : undefined)
  useAnswer(fetcher, (given) => {
    if (!given?.error) onClose()
  })

  const confirm = () => {
    if (submit) fetcher.submit(submit.fields, { method: 'post', action: submit.action })
    else onConfirm?.()
  }
  return (
    <Dialog
      open={open}
      onClose={working ? () => {} : onClose}
      title={title}
      role="alertdialog"
      size="sm"
      footer={
        <FormActions>
          <Button type="button" variant="secondary" onClick={onClose} disabled={working}>
            Cancelar
          </Button>
          <Button
            type="button"
            variant={tone === 'danger' ? 'danger' : 'primary'}
            pending={working}
            pendingText={pendingText}
            onClick={confirm}
          >
            {confirmText}
          </Button>
        </FormActions>
      }
    >
      <p>{question}</p>
      {said ? (
        <Notice tone="danger" className="mt-4">
          {said}
        </Notice>
      ) : null}
    </Dialog>
  )
}

/** What was answered since it was opened last; an older answer was about something else. */
function useAnswerSince<Answer>(open: boolean, answer: Answer): Answer | undefined {
  const [wasOpen, setWasOpen] = useState(open)
  const [older, setOlder] = useState<Answer>()
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOlder(answer)
  }
  return answer === older ? undefined : answer
}
