import { SharedIcon } from '#app/ui/shared-icons.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { useWho, type Who, whoIsIn } from '#app/web/who.ts'
import { saveFavorite } from './save-favorite.ts'

type Props = { productId: number; name: string; className?: string }

/** Answers the tap at once, and takes itself back when the server says no. */
export function FavoriteButton({ productId, name, className = '' }: Props) {
  const who = useWho()
  const toast = useToast()
  const favorite = isFavorite(who, productId)

  const tap = async () => {
    const known = await whoIsIn()
    if (!known) {
      toast({ title: 'Error', text: 'Error al actualizar favoritos', kind: 'error' })
      return
    }
    if (known.user?.kind !== 'customer') {
      const text = 'Debes iniciar sesión para agregar favoritos'
      toast({ title: 'Inicia sesión', text, kind: 'info' })
      return
    }
    const saved = await saveFavorite(productId, !isFavorite(known, productId))
    if (!saved.ok) toast({ title: 'Error', text: saved.text, kind: 'error' })
  }

  return (
    <button
      type="button"
      onClick={tap}
      aria-pressed={favorite}
      aria-label={`Guardar ${name} en favoritos`}
      className={`grid size-11 place-items-center rounded-full border border-line bg-surface text-clay transition-colors hover:border-clay ${className}`}
    >
      <SharedIcon name="heart" className={favorite ? 'size-5 fill-current' : 'size-5'} />
    </button>
  )
}

const isFavorite = (who: Who | undefined, productId: number) =>
  who?.user?.kind === 'customer' && who.favorites.includes(productId)
