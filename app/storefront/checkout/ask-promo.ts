export type AppliedCode = { code: string; percent: number }

/** What a code gives, or why it gives nothing. */
export async function askPromo(
  code: string,
  subtotal: number,
): Promise<{ promo: AppliedCode | null; error: string | null }> {
  try {
    const body = new FormData()
    body.set('code', code)
    body.set('subtotal', String(subtotal))
    const answer = await fetch('/api/codigo-promocional', { method: 'POST', body })
    const said = (await answer.json()) as Partial<AppliedCode> & { error?: string }
    if (said.code && said.percent !== undefined)
      return { promo: { code: said.code, percent: said.percent }, error: null }
    return { promo: null, error: said.error ?? 'Código promocional no válido' }
  } catch {
    return { promo: null, error: 'No hay conexión para revisar el código. Intenta de nuevo.' }
  }
}
