import { toSVG } from 'bwip-js/node'

/** As an address for an <img>: a drawing, sharp at any size. */
export function qrCode(text: string): string {
  const svg = toSVG({ bcid: 'qrcode', text, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
