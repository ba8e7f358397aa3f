import { z } from 'zod'
import { setFavorite } from '#app/shop/favorites/set-favorite.server.ts'
import { db } from '#app/web/database.server.ts'
import { currentCustomer } from '#app/web/session.server.ts'
import type { Route } from './+types/toggle-favorite'

const choice = z.object({
  producto: z.coerce.number().int().positive().max(2_147_483_647),
  favorito: z.enum(['si', 'no']),
})

/** POST /api/favoritos: the heart of cards and product pages. */
export async function action({ request }: Route.ActionArgs) {
  const customer = await currentCustomer(request)
  if (!customer) return no(401, 'Debes iniciar sesión para agregar favoritos')
  const given = choice.safeParse(Object.fromEntries(await request.formData()))
  if (!given.success) return no(400, 'Error al actualizar favoritos')
  const saved = await setFavorite(db, {
    userId: customer.id,
    productId: given.data.producto,
    favorite: given.data.favorito === 'si',
    now: new Date(),
  })
  if (!saved.ok) return no(404, 'Este producto ya no está disponible')
  return Response.json({ ok: true })
}

const no = (status: number, text: string) => Response.json({ ok: false, text }, { status })
