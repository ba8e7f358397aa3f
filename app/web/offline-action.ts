import type { FormResult } from './checked-form.ts'

const said = 'No pudimos comunicarnos con la tienda. Revisa tu conexión e intenta de nuevo.'

/** Sends a form; where the network is gone the form stays, with what was typed, and says so. */
export async function sendOrStay<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | FormResult> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      submission: { status: 'error', error: { '': [said] } },
      toast: { title: 'Sin conexión', text: said },
    }
  }
}
