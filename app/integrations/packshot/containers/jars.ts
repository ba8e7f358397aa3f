import {
  cap,
  floor,
  inkPlastic,
  type MakeContainer,
  materials,
  middle,
  reflections,
  turned,
  vessel,
} from './container.ts'

/** Creams, honeys and powders in a wide mouth. */
export const jar: MakeContainer = ({ random, brand }) => {
  const width = random.between(292, 324)
  const tall = random.between(232, 262)
  const top = floor - tall
  const left = middle - width / 2
  const material = random.chance(0.5) ? brand.glass : brand.plastic
  const path = vessel({
    width,
    top,
    bottom: floor,
    neck: width * 0.9,
    neckHeight: 8,
    shoulder: 24,
    round: 34,
  })
  const lid = random.pick([brand.cap, materials.gold, materials.white, materials.black, materials.wood])
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: top + 50, width, height: tall - 84, bow: 9, round: 0 },
    gloss: reflections(left, top + 36, width, tall - 66, material.kind),
    closure: cap({
      x: left + 8,
      y: top - 62,
      width: width - 16,
      height: 78,
      material: lid,
      ribs: lid.kind === 'plastic' && random.chance(0.5),
      round: 12,
    }),
    top: top - 62,
    foot: { x: left + 10, width: width - 20 },
  }
}

/** Protein and other powders by the pound. */
export const tub: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(316, 344)
  const tall = random.between(344, 372)
  const top = floor - tall
  const left = middle - width / 2
  const material = random.pick([materials.black, materials.white, materials.black, inkPlastic(ink)])
  const path = vessel({
    width,
    top,
    bottom: floor,
    neck: width * 0.92,
    neckHeight: 8,
    shoulder: 18,
    round: 26,
  })
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: top + 44, width, height: tall - 78, bow: 10, round: 0 },
    gloss: reflections(left, top + 34, width, tall - 56, material.kind),
    closure: cap({
      x: left + 4,
      y: top - 70,
      width: width - 8,
      height: 88,
      material: random.chance(0.6) ? materials.black : brand.cap,
      ribs: true,
      round: 12,
    }),
    top: top - 70,
    foot: { x: left, width },
  }
}

/** Teas and infusions in a tin with a press lid. */
export const tin: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(236, 268)
  const tall = random.between(316, 346)
  const top = floor - tall
  const left = middle - width / 2
  const right = left + width
  const body = `M${left} ${top}H${right}V${floor - 6}Q${middle} ${floor + 12} ${left} ${floor - 6}Z`
  const lid = random.pick([materials.steel, materials.gold, inkPlastic(ink), brand.cap])
  return {
    body: turned(body, materials.steel, 'body'),
    label: { x: left, y: top + 12, width, height: tall - 24, bow: 8, round: 0 },
    gloss: reflections(left, top + 22, width, tall - 48, 'plastic'),
    closure:
      cap({ x: left - 3, y: top - 54, width: width + 6, height: 72, material: lid, ribs: false, round: 8 }) +
      `<ellipse cx="${middle}" cy="${top - 53}" rx="${width / 2 - 8}" ry="6" fill="#fff" opacity=".28"/>`,
    top: top - 58,
    foot: { x: left, width },
  }
}
