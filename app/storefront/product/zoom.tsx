import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Picture } from '#app/shop/catalog/product-card.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'

type Props = {
  name: string
  pictures: Picture[]
  /** Null while closed. */
  place: number | null
  onChange: (place: number | null) => void
}

/** A picture as large as the screen lets it be; pressing it doubles it, and then it is moved about by scrolling. */
export default function Zoom({ name, pictures, place, onChange }: Props) {
  const [doubled, setDoubled] = useState(false)
  const shown = place ?? 0
  const go = (to: number) => {
    setDoubled(false)
    onChange((to + pictures.length) % pictures.length)
  }
  return (
    <Dialog open={place !== null} onClose={() => onChange(null)} title={name} size="full">
      <div
        className="zoom"
        onKeyDown={(event) => {
          if (doubled || pictures.length < 2) return
          if (event.key === 'ArrowRight') go(shown + 1)
          if (event.key === 'ArrowLeft') go(shown - 1)
        }}
      >
        <button
          type="button"
          className="zoom-picture"
          data-doubled={doubled || undefined}
          aria-label={doubled ? 'Reducir la foto' : 'Ampliar más la foto'}
          aria-pressed={doubled}
          onClick={() => setDoubled(!doubled)}
        >
          <img
            src={`/media/${pictures[shown]?.key}/960.webp`}
            alt={`${name}, foto ${shown + 1}`}
            width={960}
            height={960}
          />
        </button>
        {pictures.length > 1 ? (
          <div className="zoom-buttons">
            <IconButton label="Foto anterior" variant="secondary" onClick={() => go(shown - 1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span role="status">
              {shown + 1} de {pictures.length}
            </span>
            <IconButton label="Foto siguiente" variant="secondary" onClick={() => go(shown + 1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
