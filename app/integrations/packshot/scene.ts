import { floor } from './containers/container.ts'
import { motif } from './motifs.ts'
import type { Surroundings } from './palette.ts'
import type { Seeded } from './seeded.ts'
import type { Motif, PackshotSpec } from './spec.ts'

/** The paint that every picture uses: a sheet of paper, a window to the left, soft shadows. */
export function lights({ wall, floor: ground }: Surroundings): string {
  const stop = (at: number, colour: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
  const across = (id: string, stops: string) => `<linearGradient id="${id}">${stops}</linearGradient>`
  const shadow = '#3d3020'
  return (
    `<linearGradient id="paper" x2="0" y2="1">${stop(0, wall)}${stop(0.7, wall)}${stop(0.83, ground)}${stop(1, ground)}</linearGradient>` +
    `<radialGradient id="window" cx=".28" cy=".2" r=".8">${stop(0, '#fff', 0.55)}${stop(1, '#fff', 0)}</radialGradient>` +
    `<radialGradient id="shadow">${stop(0, shadow, 0.5)}${stop(0.5, shadow, 0.22)}${stop(1, shadow, 0)}</radialGradient>` +
    `<radialGradient id="cast">${stop(0, shadow, 0.2)}${stop(0.6, shadow, 0.08)}${stop(1, shadow, 0)}</radialGradient>` +
    across(
      'belly',
      stop(0, '#000', 0.34) +
        stop(0.07, '#000', 0.16) +
        stop(0.2, '#000', 0.02) +
        stop(0.3, '#fff', 0.16) +
        stop(0.45, '#fff', 0) +
        stop(0.76, '#000', 0.02) +
        stop(0.93, '#000', 0.17) +
        stop(1, '#000', 0.34),
    ) +
    across(
      'pillow',
      stop(0, '#000', 0.24) +
        stop(0.06, '#000', 0.08) +
        stop(0.16, '#fff', 0.14) +
        stop(0.3, '#fff', 0.1) +
        stop(0.55, '#000', 0) +
        stop(0.86, '#000', 0.07) +
        stop(0.95, '#000', 0.16) +
        stop(1, '#000', 0.28),
    ) +
    `<linearGradient id="card" x2="1" y2=".7">${stop(0, '#fff', 0.2)}${stop(0.4, '#fff', 0)}${stop(0.75, '#000', 0.01)}${stop(1, '#000', 0.1)}</linearGradient>` +
    across('sideways', stop(0, '#000', 0.08) + stop(1, '#000', 0.34)) +
    `<linearGradient id="glint" x2="0" y2="1">${stop(0, '#fff', 0.9)}${stop(0.7, '#fff', 0.5)}${stop(1, '#fff', 0.05)}</linearGradient>` +
    `<linearGradient id="foil" x2="1" y2="1">${stop(0, '#eef1f2')}${stop(0.35, '#c9cfd2')}${stop(0.6, '#e6eaeb')}${stop(1, '#b4bbbf')}</linearGradient>`
  )
}

const backPlants: readonly Motif[] = ['sprig', 'eucalyptus', 'leaf', 'palm', 'aloe', 'lavender', 'grain']

export function scene(surroundings: Surroundings, spec: PackshotSpec, random: Seeded): string {
  const { tone } = surroundings
  return (
    '<path d="M-200-200H840V840H-200Z" fill="url(#paper)"/>' +
    behind(spec, tone, random) +
    '<path d="M-200-200H840V840H-200Z" fill="url(#window)"/>'
  )
}

/** One quiet thing behind the product: an arch, a disc or a plant, by the brand's seed. */
function behind(spec: PackshotSpec, tone: string, random: Seeded): string {
  const kind = random.between(0, 3)
  const side = random.chance(0.5) ? 1 : -1
  if (kind === 0)
    return `<path d="M132 ${floor - 48}V268A188 188 0 0 1 508 268V${floor - 48}Z" fill="${tone}" opacity=".8"/>`
  if (kind === 1) return `<circle cx="${320 + side * 66}" cy="262" r="196" fill="${tone}" opacity=".75"/>`
  if (kind === 2) {
    const plant = random.pick(backPlants)
    return `<g opacity=".85">${motif(plant, 320 + side * 168, 330, 420, tone, tone, side * 16)}</g>`
  }
  return (
    `<g opacity=".8">${motif(spec.motif, 320 - side * 176, 190, 210, tone, tone, -side * 14)}` +
    `${motif(spec.motif, 320 + side * 190, 330, 170, tone, tone, side * 20)}</g>`
  )
}

export function shadows({ x, width }: { x: number; width: number }): string {
  const centre = x + width / 2
  return (
    `<ellipse cx="${centre + width * 0.26}" cy="${floor - 4}" rx="${width * 0.78}" ry="36" fill="url(#cast)"/>` +
    `<ellipse cx="${centre + 10}" cy="${floor + 3}" rx="${width * 0.6}" ry="20" fill="url(#shadow)"/>` +
    `<ellipse cx="${centre}" cy="${floor + 1}" rx="${width * 0.51}" ry="8" fill="url(#shadow)"/>`
  )
}
