import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Drives a native dialog from a prop. The browser keeps the focus inside, gives it back, and makes the rest inert. */
export function useModal(open: boolean, onClose: () => void, dismissible: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    // Sent open by the server, it is not modal yet.
    dialog.removeAttribute('open')
    dialog.showModal()
    return () => dialog.close()
  }, [open])

  const isOutside = (event: SyntheticEvent) => event.target === ref.current
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (!isOutside(event)) return
      event.preventDefault()
      if (dismissible) onClose()
    },
    /** The browser may close it without asking twice. */
    onClose(event: SyntheticEvent) {
      if (isOutside(event) && open && !ref.current?.open) onClose()
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = isOutside(event)
    },
    onClick(event: MouseEvent) {
      if (dismissible && pressedOutside.current && isOutside(event)) onClose()
    },
  }
}
