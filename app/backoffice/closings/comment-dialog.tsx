import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useAnswer } from '#app/ui/use-answer.ts'
import type { ClosingRow } from './closing-table.tsx'

/** The comment is the only part of a closing that can be edited. */
export function CommentDialog({
  closing,
  onClose,
}: {
  closing: ClosingRow | undefined
  onClose: () => void
}) {
  const fetcher = useFetcher<{ error?: string }>()
  useAnswer(fetcher, (refused) => {
    if (!refused) onClose()
  })
  return (
    <Dialog open={closing !== undefined} onClose={onClose} title="Editar comentario" size="sm">
      <fetcher.Form
        method="post"
        action={`/admin/cierre-historico/${closing?.id}/comentario`}
        className="stack"
      >
        <input type="hidden" name="version" value={closing?.version} />
        <TextAreaField
          label="Comentario"
          name="comment"
          rows={4}
          maxLength={2000}
          defaultValue={closing?.comment ?? ''}
          error={fetcher.data?.error}
        />
        <FormActions>
          <Button type="button" variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button pending={fetcher.state !== 'idle'}>Guardar</Button>
        </FormActions>
      </fetcher.Form>
    </Dialog>
  )
}
