import type { Ink } from '../palette.ts'
import type { Seeded } from '../seeded.ts'

/** Where the label sits on a container, and how much its edges bow around the belly. */
export interface Panel {
  x: number
  y: number
  width: number
  height: number
  bow: number
  round: number
}

/** A vessel in parts, drawn in this order: body, label, gloss, closure. */
export interface Container {
  body: string
  label: Panel
  gloss: string
  closure: string
  /** The highest point, so that small things are brought nearer. */
  top: number
  /** The width of what touches the floor, and its left edge, for the shadow. */
  foot: { x: number; width: number }
  /** Printed all over instead of carrying a paper label: the outline that the print is cut to. */
  printed?: string
  /** Read along the height, as on a lip balm. */
  sideways?: boolean
}

export interface Material {
  base: string
  dark: string
  light: string
  kind: 'glass' | 'plastic' | 'paper' | 'metal'
}

export interface Making {
  random: Seeded
  ink: Ink
  /** The brand's taste: the same brand packs alike. */
  brand: { glass: Material; plastic: Material; cap: Material }
}

export type MakeContainer = (making: Making) => Container

/** All products stand on the same line, in the middle of a square of 640. */
export const floor = 572
export const middle = 320

export const materials = {
  white: { base: '#F7F6F2', dark: '#CFCFC9', light: '#FFFFFF', kind: 'plastic' },
  cream: { base: '#F3EBDB', dark: '#CFC2A8', light: '#FFFBF2', kind: 'plastic' },
  amber: { base: '#8A4B16', dark: '#4A240A', light: '#C77E35', kind: 'glass' },
  green: { base: '#2F5B3C', dark: '#173522', light: '#5E9468', kind: 'glass' },
  cobalt: { base: '#1E3F7A', dark: '#0F2249', light: '#4B76B8', kind: 'glass' },
  smoke: { base: '#3A3B3A', dark: '#1C1D1D', light: '#6C6D6B', kind: 'glass' },
  clear: { base: '#DCE6E4', dark: '#A9BCB9', light: '#F7FBFA', kind: 'glass' },
  black: { base: '#2A2B2C', dark: '#141516', light: '#56585A', kind: 'plastic' },
  bone: { base: '#E9E2D3', dark: '#BDB39D', light: '#FBF7EE', kind: 'plastic' },
  gold: { base: '#C9A35A', dark: '#8A6A2A', light: '#EBD49C', kind: 'metal' },
  steel: { base: '#C4C9CB', dark: '#868E92', light: '#F0F3F4', kind: 'metal' },
  kraft: { base: '#C79F6E', dark: '#9A7446', light: '#DDBD93', kind: 'paper' },
  wood: { base: '#B98A5A', dark: '#87603A', light: '#D9B184', kind: 'paper' },
} as const satisfies Record<string, Material>

export function inkPlastic(ink: Ink): Material {
  return { base: ink.deep, dark: shade(ink.deep, -0.4), light: ink.mid, kind: 'plastic' }
}

export function shade(colour: string, by: number): string {
  const towards = by < 0 ? 0 : 255
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `#${channels
    .map((one) =>
      Math.round(one + (towards - one) * Math.abs(by))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export interface Silhouette {
  width: number
  top: number
  bottom: number
  neck: number
  neckHeight: number
  shoulder: number
  round: number
}

/** A turned vessel seen from the front: neck, shoulders, straight belly, rounded foot. */
export function vessel(shape: Silhouette): string {
  const { width, top, bottom, neck, neckHeight, shoulder, round } = shape
  const left = middle - width / 2
  const right = middle + width / 2
  const collar = top + neckHeight
  const belly = collar + shoulder
  return (
    `M${middle - neck / 2} ${top}V${collar}C${middle - neck / 2} ${collar + shoulder * 0.55} ${left} ${collar + shoulder * 0.3} ${left} ${belly}` +
    `V${bottom - round}Q${left} ${bottom} ${left + round} ${bottom}Q${middle} ${bottom + 5} ${right - round} ${bottom}Q${right} ${bottom} ${right} ${bottom - round}` +
    `V${belly}C${right} ${collar + shoulder * 0.3} ${middle + neck / 2} ${collar + shoulder * 0.55} ${middle + neck / 2} ${collar}V${top}Z`
  )
}

/** Paint for a round body: the defs of its gradient come with it. */
export function turned(path: string, material: Material, id: string): string {
  const stops =
    material.kind === 'glass'
      ? [
          [0, material.dark],
          [0.07, material.base],
          [0.16, material.light],
          [0.3, material.base],
          [0.62, material.base],
          [0.8, material.light],
          [0.92, material.base],
          [1, material.dark],
        ]
      : material.kind === 'metal'
        ? [
            [0, material.dark],
            [0.12, material.base],
            [0.26, material.light],
            [0.44, material.base],
            [0.7, material.dark],
            [0.86, material.base],
            [1, material.dark],
          ]
        : [
            [0, material.dark],
            [0.14, material.base],
            [0.3, material.light],
            [0.55, material.base],
            [0.85, material.base],
            [1, material.dark],
          ]
  return `${gradient(id, stops as [number, string][])}<path d="${path}" fill="url(#${id})"/>`
}

export function gradient(id: string, stops: [number, string][], vertical = false): string {
  const direction = vertical ? ' x2="0" y2="1"' : ''
  return `<linearGradient id="${id}"${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`
}

/** The reflections of a window on glass or glossy plastic. */
export function reflections(
  left: number,
  top: number,
  width: number,
  height: number,
  kind: Material['kind'],
): string {
  const strength = kind === 'glass' ? 0.5 : kind === 'metal' ? 0.4 : 0.34
  const tall = Math.max(10, height)
  return (
    `<rect x="${left + width * 0.075}" y="${top}" width="${width * 0.055}" height="${tall}" rx="${width * 0.026}" fill="url(#glint)" opacity="${strength}"/>` +
    `<rect x="${left + width * 0.9}" y="${top + 6}" width="${width * 0.025}" height="${Math.max(8, tall - 16)}" rx="${width * 0.012}" fill="#fff" opacity="${strength * 0.5}"/>`
  )
}

export interface Cap {
  x: number
  y: number
  width: number
  height: number
  material: Material
  ribs: boolean
  round?: number
}

export function cap({ x, y, width, height, material, ribs, round = 9 }: Cap, id = 'cap'): string {
  const path = `M${x} ${y + round}Q${x} ${y} ${x + round} ${y}Q${x + width / 2} ${y - 4} ${x + width - round} ${y}Q${x + width} ${y} ${x + width} ${y + round}V${y + height - 3}Q${x + width / 2} ${y + height + 5} ${x} ${y + height - 3}Z`
  const lines: string[] = []
  if (ribs) {
    const count = Math.round(width / 9)
    for (let index = 1; index < count; index++) {
      const across = (1 - Math.cos((Math.PI * index) / count)) / 2
      lines.push(`M${(x + width * across).toFixed(1)} ${y + round + 4}V${y + height - 8}`)
    }
  }
  const ribbing = ribs
    ? `<path d="${lines.join('')}" stroke="#000" stroke-opacity=".17" stroke-width="1.6"/><path d="${lines.join('')}" transform="translate(1.8 0)" stroke="#fff" stroke-opacity=".2" stroke-width="1.2"/>`
    : ''
  return (
    turned(path, material, id) +
    ribbing +
    `<path d="M${x + round} ${y + 1.5}Q${x + width / 2} ${y - 2.5} ${x + width - round} ${y + 1.5}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="M${x} ${y + height - 5}Q${x + width / 2} ${y + height + 3} ${x + width} ${y + height - 5}V${y + height - 3}Q${x + width / 2} ${y + height + 5} ${x} ${y + height - 3}Z" fill="#000" opacity=".2"/>`
  )
}
