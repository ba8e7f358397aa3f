import {
  floor,
  inkPlastic,
  type MakeContainer,
  materials,
  middle,
  reflections,
  shade,
  turned,
} from './container.ts'

/** One dose of powder: a flat envelope with crimped ends. */
export const sachet: MakeContainer = ({ random, ink }) => {
  const width = random.between(232, 258)
  const height = random.between(356, 392)
  const x = middle - width / 2
  const y = floor - height
  const outline = `${zigzag(x, y, width, 1)}L${x + width} ${floor - 8}${zigzag(x + width, floor, -width, -1).replace('M', 'L')}Z`
  const crimp = (from: number) =>
    Array.from({ length: 5 }, (_, row) => `M${x + 4} ${from + row * 6}H${x + width - 4}`).join('')
  return {
    body: `<path d="${outline}" fill="${ink.pale}"/>`,
    label: { x, y: y + 36, width, height: height - 72, bow: 0, round: 0 },
    printed: outline,
    gloss:
      `<path d="${outline}" fill="url(#pillow)"/><path d="${crimp(y + 8)}${crimp(floor - 32)}" stroke="#000" stroke-opacity=".13" stroke-width="1.6"/>` +
      `<path d="M${x + width * 0.16} ${y + 60}Q${x + width * 0.1} ${middle + 60} ${x + width * 0.18} ${floor - 66}" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" fill="none"/>`,
    closure: '',
    top: y,
    foot: { x: x + 8, width: width - 16 },
  }
}

function zigzag(x: number, y: number, width: number, side: 1 | -1): string {
  const teeth = 22
  const step = width / teeth
  let path = `M${x} ${y + (side === 1 ? 5 : -5)}`
  for (let index = 0; index < teeth; index++) {
    path += `L${(x + step * (index + 0.5)).toFixed(1)} ${y}L${(x + step * (index + 1)).toFixed(1)} ${y + (side === 1 ? 5 : -5)}`
  }
  return path
}

/** Herbs and powders in a bag that stands. */
export const pouch: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(276, 308)
  const height = random.between(372, 404)
  const x = middle - width / 2
  const y = floor - height
  const right = x + width
  const material = random.pick([
    materials.kraft,
    materials.white,
    materials.cream,
    inkPlastic(ink),
    materials.kraft,
  ])
  const outline =
    `M${x + 6} ${y}H${right - 6}Q${right - 2} ${y} ${right - 2} ${y + 8}C${right - 8} ${y + 120} ${right + 6} ${floor - 150} ${right} ${floor - 34}` +
    `Q${right - 4} ${floor - 4} ${right - 40} ${floor}Q${middle} ${floor + 12} ${x + 40} ${floor}Q${x + 4} ${floor - 4} ${x} ${floor - 34}C${x - 6} ${floor - 150} ${x + 8} ${y + 120} ${x + 2} ${y + 8}Q${x + 2} ${y} ${x + 6} ${y}Z`
  const printed = random.chance(0.45) || brand.cap === materials.kraft
  const label = printed
    ? { x: x + 6, y: y + 52, width: width - 12, height: height - 92, bow: 0, round: 0 }
    : { x: x + 34, y: y + 92, width: width - 68, height: height - 158, bow: 0, round: 10 }
  return {
    body: `<path d="${outline}" fill="${material.base}"/>`,
    label,
    ...(printed ? { printed: outline } : {}),
    gloss:
      `<path d="${outline}" fill="url(#pillow)"/><path d="M${x + 4} ${y + 34}H${right - 4}M${x + 4} ${y + 41}H${right - 4}" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>` +
      `<path d="M${x + 5} ${y + 16}H${right - 5}" stroke="#fff" stroke-opacity=".3" stroke-width="14"/>` +
      `<path d="M${x + 10} ${floor - 40}Q${middle} ${floor - 14} ${right - 10} ${floor - 40}" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
    closure: '',
    top: y,
    foot: { x: x + 14, width: width - 28 },
  }
}

/** Creams and toothpaste: a tube that stands on its cap. */
export const tube: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(178, 204)
  const height = random.between(404, 430)
  const x = middle - width / 2
  const top = floor - height
  const end = floor - 58
  const narrow = width * 0.84
  const outline = `M${x - 6} ${top}H${x + width + 6}L${x + width + 3} ${top + 34}C${x + width} ${top + 150} ${middle + narrow / 2} ${end - 100} ${middle + narrow / 2} ${end - 14}Q${middle + narrow / 2} ${end} ${middle + narrow / 2 - 16} ${end}H${middle - narrow / 2 + 16}Q${middle - narrow / 2} ${end} ${middle - narrow / 2} ${end - 14}C${middle - narrow / 2} ${end - 100} ${x} ${top + 150} ${x - 3} ${top + 34}Z`
  const material = random.chance(0.6)
    ? materials.white
    : random.chance(0.5)
      ? materials.cream
      : inkPlastic(ink)
  const lid = random.chance(0.5) ? inkPlastic(ink) : random.pick([materials.white, brand.cap, materials.gold])
  const capPath = `M${middle - narrow * 0.4} ${end - 2}H${middle + narrow * 0.4}V${floor - 10}Q${middle + narrow * 0.4} ${floor} ${middle + narrow * 0.4 - 10} ${floor}H${middle - narrow * 0.4 + 10}Q${middle - narrow * 0.4} ${floor} ${middle - narrow * 0.4} ${floor - 10}Z`
  const crimps = Array.from(
    { length: 5 },
    (_, row) => `M${x - 3} ${top + 6 + row * 5.4}H${x + width + 3}`,
  ).join('')
  return {
    body: `${turned(capPath, lid, 'cap')}<path d="${outline}" fill="${material.base}"/>`,
    label: {
      x: middle - narrow / 2 - 2,
      y: top + 44,
      width: narrow + 4,
      height: end - top - 74,
      bow: 0,
      round: 0,
    },
    printed: outline,
    gloss:
      `<path d="${outline}" fill="url(#pillow)"/><path d="${crimps}" stroke="#000" stroke-opacity=".12" stroke-width="1.5"/>` +
      reflections(middle - narrow / 2, top + 60, narrow, height - 160, 'plastic'),
    closure: '',
    top,
    foot: { x: middle - narrow * 0.4, width: narrow * 0.8 },
  }
}

/** Lip balms and deodorants, with the name read along the stick. */
export const stick: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(118, 136)
  const height = random.between(404, 428)
  const x = middle - width / 2
  const top = floor - height
  const split = top + 112
  const lid = random.chance(0.5) ? inkPlastic(ink) : random.chance(0.5) ? materials.white : brand.cap
  const lower = `M${x} ${split}H${x + width}V${floor - 10}Q${middle} ${floor + 8} ${x} ${floor - 10}Z`
  const upper = `M${x - 2} ${split + 2}V${top + 16}Q${x - 2} ${top} ${x + 16} ${top}Q${middle} ${top - 6} ${x + width - 16} ${top}Q${x + width + 2} ${top} ${x + width + 2} ${top + 16}V${split + 2}Q${middle} ${split + 10} ${x - 2} ${split + 2}Z`
  return {
    body: turned(lower, materials.white, 'body'),
    label: { x, y: split + 10, width, height: floor - split - 52, bow: 4, round: 0 },
    gloss: reflections(x, split + 12, width, floor - split - 40, 'plastic'),
    closure: turned(upper, lid, 'cap') + reflections(x, top + 16, width, split - top - 30, 'plastic'),
    top,
    foot: { x, width },
    sideways: true,
  }
}

/** Cotton, wipes and nappies: a soft pack lying on its side seam. */
export const softpack: MakeContainer = ({ random, ink }) => {
  const width = random.between(382, 412)
  const height = random.between(232, 262)
  const x = middle - width / 2
  const y = floor - height
  const right = x + width
  const outline = `M${x + 14} ${y + 6}C${x + 110} ${y - 10} ${right - 110} ${y - 10} ${right - 14} ${y + 6}Q${right - 2} ${y + 12} ${right - 4} ${y + 40}C${right + 8} ${y + 110} ${right + 6} ${floor - 90} ${right - 6} ${floor - 22}Q${right - 12} ${floor - 2} ${right - 40} ${floor}H${x + 40}Q${x + 12} ${floor - 2} ${x + 6} ${floor - 22}C${x - 6} ${floor - 90} ${x - 8} ${y + 110} ${x + 4} ${y + 40}Q${x + 2} ${y + 12} ${x + 14} ${y + 6}Z`
  return {
    body: `<path d="${outline}" fill="${shade(ink.pale, 0.25)}"/>`,
    label: { x: x + 18, y: y + 20, width: width - 36, height: height - 40, bow: 0, round: 0 },
    printed: outline,
    gloss:
      `<path d="${outline}" fill="url(#pillow)"/><path d="M${x + 30} ${y + 16}Q${middle} ${y + 2} ${right - 30} ${y + 16}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>` +
      `<path d="M${x + 20} ${y + 26}Q${x + 40} ${y + 46} ${x + 24} ${y + 70}M${right - 20} ${floor - 30}Q${right - 40} ${floor - 50} ${right - 22} ${floor - 78}" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="3" stroke-linecap="round"/>`,
    closure: '',
    top: y,
    foot: { x: x + 10, width: width - 20 },
  }
}
