type Said = { title: string; error: string }

/** Sends a change; where the network is gone the list stays, and says so. */
export async function sendOrSay<Answer>(serverAction: () => Promise<Answer>): Promise<Answer | Said> {
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      title: 'Sin conexión',
      error: 'No pudimos comunicarnos con la tienda. Revisa tu conexión e intenta de nuevo.',
    }
  }
}
