import sharp, { type Sharp } from 'sharp'
import { drawPackshot } from '../packshot/draw-packshot.ts'
import { drawSocialCard } from '../packshot/social-card.ts'
import type { PackshotSpec } from '../packshot/spec.ts'
import { type Rendition, socialSize } from './renditions.ts'

const paper = '#FBF7EE'

// The queue before this keeps every core busy already; threads inside one picture would only compete.
sharp.concurrency(1)
sharp.cache(false)

export async function renderDrawn(drawing: PackshotSpec, rendition: Rendition): Promise<Buffer> {
  if (rendition.width === 'og') return encode(sharp(Buffer.from(drawSocialCard(drawing))), rendition)
  return encode(sharp(Buffer.from(drawPackshot(drawing, rendition.width))), rendition)
}

export async function renderUploaded(original: Uint8Array, rendition: Rendition): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: 3_000_000 })
  if (rendition.width === 'og') {
    return encode(picture.resize({ ...socialSize, fit: 'contain', background: paper }), rendition)
  }
  const { width } = rendition
  return encode(picture.resize({ width, height: width, fit: 'contain', background: paper }), rendition)
}

function encode(picture: Sharp, { format }: Rendition): Promise<Buffer> {
  const opaque = picture.flatten({ background: paper })
  switch (format) {
    case 'avif':
      return opaque.avif({ quality: 60, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return opaque.webp({ quality: 78, effort: 3 }).toBuffer()
    case 'jpg':
      return opaque.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}
