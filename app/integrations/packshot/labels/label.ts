import type { Identity } from '../identity.ts'
import { motif } from '../motifs.ts'
import type { Ink } from '../palette.ts'
import type { Seeded } from '../seeded.ts'
import type { PackshotSpec } from '../spec.ts'
import { capHeight, type Face, fitText, textLine, widthOf } from '../type.ts'

/** The flat label before it is wrapped around its container. */
export interface Label {
  x: number
  y: number
  width: number
  height: number
  spec: PackshotSpec
  ink: Ink
  identity: Identity
  random: Seeded
}

export type DrawLabel = (label: Label) => string

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Anchor = 'start' | 'middle'

/** A box given by shares of the label. */
export function part(label: Label, left: number, top: number, width: number, height: number): Box {
  return {
    x: label.x + label.width * left,
    y: label.y + label.height * top,
    width: label.width * width,
    height: label.height * height,
  }
}

export function fill(box: Box, colour: string, more = ''): string {
  const { x, y, width, height } = box
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"${more}/>`
}

export function rule(x: number, y: number, width: number, colour: string, thickness = 1.6): string {
  return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}" stroke="${colour}" stroke-width="${thickness}"/>`
}

interface BlockStyle {
  face: Face
  colour: string
  anchor?: Anchor
  largest?: number
  lines?: number
  upper?: boolean
  tracking?: number
  align?: 'top' | 'middle' | 'bottom'
  opacity?: number
}

/** Text as large as its box allows, on as many lines as it is allowed. */
export function block(text: string, box: Box, style: BlockStyle): string {
  if (!text) return ''
  const shown = style.upper ? text.toLocaleUpperCase('es') : text
  const leading = style.face === 'serif' || style.face === 'italic' ? 1.04 : 1.02
  const fit = fitText({
    text: shown,
    face: style.face,
    width: box.width,
    height: box.height,
    largest: style.largest ?? box.height,
    lines: style.lines ?? 1,
    leading,
    tracking: style.tracking ?? 0,
  })
  const step = fit.size * leading
  const tall = capHeight * fit.size + step * (fit.lines.length - 1)
  const spare = box.height - tall
  const shift = style.align === 'top' ? 0 : style.align === 'bottom' ? spare : spare / 2
  const x = style.anchor === 'start' ? box.x : box.x + box.width / 2
  return fit.lines
    .map((line, index) =>
      textLine(line, x, box.y + shift + capHeight * fit.size + step * index, {
        face: fit.face,
        size: fit.size,
        fill: style.colour,
        anchor: style.anchor ?? 'middle',
        tracking: style.tracking ?? 0,
        ...(style.opacity === undefined ? {} : { opacity: style.opacity }),
      }),
    )
    .join('')
}

export function productName(label: Label, box: Box, colour: string, style: Partial<BlockStyle> = {}): string {
  return block(label.spec.name, box, {
    face: label.identity.nameFace,
    upper: label.identity.nameUpper,
    colour,
    lines: 4,
    largest: Math.min(54, label.width * 0.2),
    ...style,
  })
}

/** The brand's name in its own letters, with its mark before or above it. */
export function wordmark(label: Label, box: Box, colour: string, anchor: Anchor = 'middle'): string {
  const { wordmark: letters, mark } = label.identity
  const text = letters.upper ? label.spec.brand.toLocaleUpperCase('es') : label.spec.brand
  const fit = fitText({
    text,
    face: letters.face,
    width: box.width * 0.96,
    height: box.height,
    largest: box.height,
    lines: 1,
    tracking: letters.tracking,
  })
  const shown = fit.lines[0] ?? text
  const width = widthOf(shown, fit.face, fit.size, letters.tracking)
  const withMark = mark !== 'none' && mark !== 'rule' && width + fit.size * 1.2 < box.width
  const shift = withMark ? fit.size * 0.58 : 0
  const baseline = box.y + box.height / 2 + (capHeight * fit.size) / 2
  const x = anchor === 'middle' ? box.x + box.width / 2 + shift : box.x + shift * 2
  const start = anchor === 'middle' ? x - width / 2 : x
  const sign = withMark
    ? brandMark(
        label,
        start - fit.size * 0.62,
        baseline - capHeight * fit.size * 0.5,
        fit.size * 0.82,
        colour,
      )
    : ''
  const dash = Math.min(fit.size * 0.9, (box.width - width) / 2 - fit.size * 0.5)
  const middle = baseline - fit.size * 0.3
  const dashes =
    mark === 'rule' && anchor === 'middle' && dash > 6
      ? rule(start - fit.size * 0.45 - dash, middle, dash, colour) +
        rule(start + width + fit.size * 0.45, middle, dash, colour)
      : ''
  return (
    sign +
    dashes +
    textLine(shown, x, baseline, {
      face: fit.face,
      size: fit.size,
      fill: colour,
      anchor,
      tracking: letters.tracking,
    })
  )
}

function brandMark(label: Label, x: number, y: number, size: number, colour: string): string {
  const r = size / 2
  switch (label.identity.mark) {
    case 'initial':
      return (
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="1.5"/>` +
        textLine(label.spec.brand[0] ?? '', x, y + size * 0.21, {
          face: 'serif',
          size: size * 0.6,
          fill: colour,
          anchor: 'middle',
        })
      )
    case 'leaves':
      return motif('sprig', x, y, size * 1.15, colour, colour)
    case 'drop':
      return motif('drop', x, y, size * 0.95, colour, colour)
    default:
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.72).toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${(size * 0.17).toFixed(1)}"/>`
  }
}

/** The strength in a pill, sized to its text. */
export function pill(text: string, box: Box, back: string, front: string, anchor: Anchor = 'middle'): string {
  if (!text) return ''
  const size = Math.min(box.height * 0.6, 26)
  const fit = fitText({
    text,
    face: 'bold',
    width: box.width - size * 1.4,
    height: box.height,
    lines: 1,
    largest: size,
  })
  const width = widthOf(fit.lines[0] ?? text, fit.face, fit.size) + fit.size * 1.5
  const height = fit.size * 1.66
  const x = anchor === 'middle' ? box.x + (box.width - width) / 2 : box.x
  const y = box.y + (box.height - height) / 2
  return (
    fill({ x, y, width, height }, back, ` rx="${(height / 2).toFixed(1)}"`) +
    textLine(fit.lines[0] ?? text, x + width / 2, y + height / 2 + capHeight * fit.size * 0.5, {
      face: fit.face,
      size: fit.size,
      fill: front,
      anchor: 'middle',
    })
  )
}

/** Small letters at the foot of a label: what it is and how much. */
export function small(
  text: string,
  box: Box,
  colour: string,
  anchor: Anchor = 'middle',
  upper = false,
): string {
  return block(text, box, {
    face: 'sans',
    colour,
    anchor,
    lines: 1,
    largest: Math.min(15, box.height),
    upper,
    tracking: upper ? 80 : 10,
  })
}

export function picture(label: Label, box: Box, main: string, soft: string, turn = 0): string {
  const size = Math.min(box.width, box.height)
  return motif(label.spec.motif, box.x + box.width / 2, box.y + box.height / 2, size, main, soft, turn)
}

/** For labels with room for one line of small print: the count or, where the count is the detail, the claim. */
export function countOrClaim(label: Label): string {
  return label.spec.count || label.spec.claim
}
