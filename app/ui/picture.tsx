import { Leaf } from 'lucide-react'

const widths = [160, 240, 320, 480, 640, 960] as const

export type PictureOf = { key: string; placeholder?: string | null }

type ProductPictureProps = {
  media: PictureOf | null
  alt: string
  /** How wide it is shown, as in the `sizes` attribute; the browser then asks for the width it needs. */
  sizes: string
  /** The largest width worth offering. */
  largest?: (typeof widths)[number]
  /** For what is seen first: fetched at once, before the rest. */
  eager?: boolean
  className?: string
}

/** A product's picture in a square that keeps its place while it loads. */
export function ProductPicture({
  media,
  alt,
  sizes,
  largest = 480,
  eager,
  className = '',
}: ProductPictureProps) {
  if (!media) {
    return (
      <span className={`picture ${className}`} role="img" aria-label={alt || 'Sin imagen'}>
        <Leaf aria-hidden="true" />
      </span>
    )
  }
  const offered = widths.filter((width) => width <= largest)
  const sources = (format: string) =>
    offered.map((width) => `/media/${media.key}/${width}.${format} ${width}w`).join(', ')
  return (
    <picture className={`picture ${className}`} style={standIn(media.placeholder)}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`/media/${media.key}/320.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        width={largest}
        height={largest}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

/** A data URI, or colours. */
function standIn(placeholder: string | null | undefined) {
  if (!placeholder) return undefined
  return placeholder.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { background: placeholder }
}
