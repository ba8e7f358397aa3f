import { data, isRouteErrorResponse } from 'react-router'
import type { FormResult } from './checked-form.ts'

const lost = 'No pudimos comunicarnos con la tienda. Revisa tu conexión e intenta de nuevo.'
const unexpected = 'Ocurrió un error inesperado'

/** Sends a form; where the network is gone or the server fails the form stays, with what was typed, and says so. */
export async function sendOrStay<Answer>(
  serverAction: () => Promise<Answer>,
  /** The form's own words for both. */
  failed?: string,
): Promise<Answer | ReturnType<typeof stay>> {
  try {
    return await serverAction()
  } catch (error) {
    if (isAnswer(error)) throw error
    if (failed) return stay('Error', failed)
    return error instanceof TypeError ? stay('Sin conexión', lost) : stay('Error', unexpected)
  }
}

/** A redirect, a "not found", or nobody there any more to be told. */
function isAnswer(error: unknown): boolean {
  if (error instanceof Response) return true
  if (error instanceof DOMException && error.name === 'AbortError') return true
  return isRouteErrorResponse(error) && error.status < 500
}

/** As a failure it has no page asked for again: that would fail too, and take the form away. */
function stay(title: string, text: string) {
  const result: FormResult = {
    submission: { status: 'error', error: { '': [text] } },
    toast: { title, text },
  }
  return data(result, { status: 503 })
}
