import type { Ink } from '../palette.ts'
import { type Container, floor, type MakeContainer, middle, shade } from './container.ts'

interface Carton {
  width: number
  height: number
  depth: number
  left?: number
  stand?: number
}

/** A folding carton seen a little from the right and above; its front is printed all over. */
function carton({ width, height, depth, left, stand = floor }: Carton, ink: Ink): Container {
  const rise = depth * 0.3
  const x = left ?? middle - (width + depth) / 2
  const y = stand - height
  const right = x + width
  const side = `M${right} ${y}L${right + depth} ${y - rise}V${stand - rise}L${right} ${stand}Z`
  const lid = `M${x} ${y}L${x + depth} ${y - rise}H${right + depth}L${right} ${y}Z`
  return {
    body:
      `<path d="${side}" fill="${shade(ink.deep, -0.12)}"/><path d="${side}" fill="url(#sideways)"/>` +
      `<path d="${lid}" fill="${shade(ink.pale, 0.35)}"/><path d="M${x + depth * 0.5} ${y - rise * 0.5}H${right + depth * 0.5}" stroke="#000" stroke-opacity=".1" stroke-width="1.2"/>`,
    label: { x, y, width, height, bow: 0, round: 0 },
    printed: `M${x} ${y}H${right}V${stand}H${x}Z`,
    gloss: `<path d="M${x} ${y}H${right}V${stand}H${x}Z" fill="url(#card)"/><path d="M${right - 0.8} ${y}V${stand}" stroke="#fff" stroke-opacity=".4" stroke-width="1.6"/><path d="M${x} ${y + 0.8}H${right}" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>`,
    closure: '',
    top: y - rise,
    foot: { x, width: width + depth },
  }
}

export const box: MakeContainer = ({ random, ink }) => {
  const wide = random.chance(0.4)
  return carton(
    wide
      ? { width: random.between(308, 336), height: random.between(236, 270), depth: 58 }
      : { width: random.between(228, 262), height: random.between(340, 384), depth: random.between(56, 76) },
    ink,
  )
}

export const soap: MakeContainer = ({ random, ink }) =>
  carton({ width: random.between(318, 342), height: random.between(196, 218), depth: 64 }, ink)

/** Tablets by the strip: a low carton with its blister in front. */
export const blister: MakeContainer = ({ random, ink }) => {
  const container = carton(
    { width: 324, height: random.between(242, 258), depth: 48, stand: floor - 44 },
    ink,
  )
  const strip = foil(random.pick([4, 5, 6]), random.pick(['round', 'oval', 'capsule'] as const), ink)
  const label = { ...container.label, height: container.label.height - 46 }
  return { ...container, label, closure: strip }
}

function foil(columns: number, pill: 'round' | 'oval' | 'capsule', ink: Ink): string {
  const width = columns * 52 + 22
  const height = 106
  const colour = pill === 'round' ? '#FBF8F1' : ink.pale
  const pockets: string[] = []
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < columns; column++) {
      const x = 37 + column * 52
      const y = 30 + row * 46
      const rx = pill === 'round' ? 15 : 19
      const ry = pill === 'round' ? 15 : pill === 'oval' ? 12 : 10.5
      pockets.push(
        `<rect x="${x - rx - 4}" y="${y - ry - 4}" width="${rx * 2 + 8}" height="${ry * 2 + 8}" rx="${ry + 4}" fill="#aab2b5"/>` +
          `<rect x="${x - rx}" y="${y - ry}" width="${rx * 2}" height="${ry * 2}" rx="${ry}" fill="${colour}"/>` +
          (pill === 'capsule'
            ? `<path d="M${x} ${y - ry}H${x + rx - ry}A${ry} ${ry} 0 0 1 ${x + rx - ry} ${y + ry}H${x}Z" fill="${ink.deep}"/>`
            : '') +
          `<path d="M${x - rx + 5} ${y - ry * 0.35}Q${x} ${y - ry * 0.95} ${x + rx - 6} ${y - ry * 0.4}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.6" stroke-linecap="round"/>`,
      )
    }
  }
  const x = middle - width / 2 - 30
  return (
    `<g transform="translate(${x} ${floor - 88}) rotate(-3)"><rect x="5" y="9" width="${width}" height="${height}" rx="11" fill="#3d352a" opacity=".2"/>` +
    `<rect width="${width}" height="${height}" rx="10" fill="url(#foil)"/><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="8" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" stroke-dasharray="2 4"/>${pockets.join('')}</g>`
  )
}
