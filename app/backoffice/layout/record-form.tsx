import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { FormActions } from '#app/ui/form-actions.tsx'
import { listQuery } from './back-to.ts'

/** The list's filters, so that one is back where one was after saving. */
export function BackToList({ dialogs }: { dialogs: readonly string[] }) {
  const [search] = useSearchParams()
  return <input type="hidden" name="volver" value={listQuery(search, dialogs)} />
}

type ButtonsProps = { onClose: () => void; pending: boolean; pendingText?: string; children: ReactNode }

export function FormButtons({ onClose, pending, pendingText, children }: ButtonsProps) {
  return (
    <FormActions>
      <Button type="button" variant="secondary" onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" pending={pending} pendingText={pendingText}>
        {children}
      </Button>
    </FormActions>
  )
}
