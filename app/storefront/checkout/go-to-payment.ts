/** Leads to the card provider; the sentence that says why not, otherwise. */
export async function goToPayment(orderToken: string): Promise<string | null> {
  try {
    const body = new FormData()
    body.set('pedido', orderToken)
    const answer = await fetch('/api/pagos', { method: 'POST', body })
    const { url, error } = (await answer.json()) as { url?: string; error?: string }
    if (!url) return error ?? 'No se pudo abrir el pago con tarjeta'
    window.location.assign(url)
    return null
  } catch {
    return 'No hay conexión. Tu pedido está guardado; intenta pagar de nuevo en un momento.'
  }
}
