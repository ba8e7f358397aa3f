import { data } from 'react-router'

type Said = { title: string; error: string }

/** Sends a change; where the network is gone the list stays, and says so. */
export async function sendOrSay<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | ReturnType<typeof data<Said>>> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const said = {
      title: 'Sin conexión',
      error: 'No pudimos comunicarnos con la tienda. Revisa tu conexión e intenta de nuevo.',
    }
    // As a failure it has no list asked for again: that would fail too, and take the screen away.
    return data<Said>(said, { status: 503 })
  }
}
