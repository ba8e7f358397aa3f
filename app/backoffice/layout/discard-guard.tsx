import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Keeps a long form from being lost by a stray Esc: once something was typed, closing asks first. */
export function useDiscardGuard(onClose: () => void) {
  const [touched, setTouched] = useState(false)
  const [asking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    setTouched(false)
    onClose()
  }
  return {
    close: () => (touched ? setAsking(true) : leave()),
    /** For the element around the form. */
    watch: { onInput: () => setTouched(true) },
    question: (
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title="Cambios sin guardar"
        question="Lo que escribiste se perderá. ¿Quieres descartarlo?"
        confirmText="Descartar"
      />
    ),
  }
}
