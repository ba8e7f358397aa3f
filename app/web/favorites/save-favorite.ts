import { assumeFavorite } from '#app/web/who.ts'

export type Saved = { ok: true } | { ok: false; text: string }

const failed: Saved = { ok: false, text: 'Error al actualizar favoritos' }

/** The newest tap on each product: an answer to an older one changes nothing any more. */
const newest = new Map<number, number>()

/** Shows the choice at once, tells the server, and shows the opposite again if the server refuses. */
export async function saveFavorite(productId: number, favorite: boolean): Promise<Saved> {
  const tap = (newest.get(productId) ?? 0) + 1
  newest.set(productId, tap)
  assumeFavorite(productId, favorite)
  const saved = await send(productId, favorite)
  if (newest.get(productId) !== tap) return { ok: true }
  if (!saved.ok) assumeFavorite(productId, !favorite)
  return saved
}

async function send(productId: number, favorite: boolean): Promise<Saved> {
  const body = new URLSearchParams({ producto: String(productId), favorito: favorite ? 'si' : 'no' })
  try {
    const answer = await fetch('/api/favoritos', { method: 'POST', body })
    const said = (await answer.json()) as Saved
    return said.ok || said.text ? said : failed
  } catch {
    return failed
  }
}
