import { ZoomIn } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Picture } from '#app/shop/catalog/product-card.ts'
import { ProductPicture } from '#app/ui/picture.tsx'

const Zoom = lazy(() => import('./zoom.tsx'))

type Props = { name: string; pictures: Picture[] }

/** Up to three pictures side by side: swiped, chosen by their thumbnails or with the arrow keys, opened large. */
export function Gallery({ name, pictures }: Props) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoom, setZoom] = useState<number | null>(null)
  const [zoomed, setZoomed] = useState(false)

  const look = () => {
    const list = track.current
    if (list) setCurrent(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)))
  }
  // It may have been swiped before scripts ran.
  useEffect(look, [])

  const show = (place: number) => {
    const list = track.current
    if (!list || place < 0 || place >= pictures.length) return
    list.scrollTo({ left: place * list.clientWidth })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  if (pictures.length === 0) {
    return (
      <div className="gallery">
        <ProductPicture media={null} alt={name} sizes="100vw" />
      </div>
    )
  }
  return (
    <section className="gallery" aria-label={`Fotos de ${name}`} onKeyDown={onKeyDown}>
      <ul ref={track} className="gallery-track" onScroll={look}>
        {pictures.map((picture, place) => (
          <li key={picture.key} id={`foto-${place + 1}`}>
            <button
              type="button"
              onClick={() => {
                setZoomed(true)
                setZoom(place)
              }}
              aria-label={`Ampliar la foto ${place + 1} de ${pictures.length}`}
            >
              <ProductPicture
                media={picture}
                alt={place === 0 ? name : `${name}, foto ${place + 1}`}
                sizes="(min-width: 64rem) 34rem, 100vw"
                largest={960}
                eager={place === 0}
              />
              <ZoomIn aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 ? (
        <ul className="gallery-thumbs">
          {pictures.map((picture, place) => (
            <li key={picture.key}>
              <a
                href={`#foto-${place + 1}`}
                aria-current={place === current ? 'true' : undefined}
                aria-label={`Ver la foto ${place + 1} de ${pictures.length}`}
                onClick={(event) => {
                  event.preventDefault()
                  show(place)
                }}
              >
                <ProductPicture media={picture} alt="" sizes="72px" largest={160} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {zoomed ? (
        <Suspense>
          <Zoom name={name} pictures={pictures} place={zoom} onChange={setZoom} />
        </Suspense>
      ) : null}
    </section>
  )
}
