/** The only sizes a picture is served in: whatever else is asked for does not exist. */
export const widths = [160, 240, 320, 480, 640, 960] as const
export type Width = (typeof widths)[number]

export type Rendition = { width: Width; format: 'avif' | 'webp' | 'jpg' } | { width: 'og'; format: 'jpg' }

/** What links to a product show elsewhere. */
export const socialSize = { width: 1200, height: 630 } as const

export const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export function renditionOf(width: string | number, format: string): Rendition | null {
  if (format !== 'avif' && format !== 'webp' && format !== 'jpg') return null
  if (width === 'og') return format === 'jpg' ? { width, format } : null
  const known = widths.find((one) => String(one) === String(width))
  return known ? { width: known, format } : null
}

export function isKey(key: string): boolean {
  return /^[a-z0-9-]{6,80}$/.test(key)
}
