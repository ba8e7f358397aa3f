import type { KeyboardEvent } from 'react'

/** A scanner ends with Enter, so Enter alone sends nothing; Ctrl and Enter do, from anywhere in the form. */
export function sendByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    const send = event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')
    if (send && !send.disabled) event.currentTarget.requestSubmit(send)
  } else if (event.target instanceof HTMLInputElement) event.preventDefault()
}
