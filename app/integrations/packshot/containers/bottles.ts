import {
  type Container,
  cap,
  floor,
  type MakeContainer,
  type Making,
  materials,
  middle,
  reflections,
  turned,
  vessel,
} from './container.ts'

/** Capsules and tablets: a wide bottle with a ribbed cap. */
export const bottle: MakeContainer = (making) => {
  const { random, brand } = making
  const slim = random.chance(0.35)
  const width = slim ? random.between(204, 226) : random.between(236, 268)
  const tall = slim ? random.between(356, 388) : random.between(310, 350)
  const neck = width * (slim ? 0.68 : 0.74)
  const capHeight = random.between(62, 80)
  const top = floor - tall
  const material = random.chance(0.42) ? brand.glass : brand.plastic
  const path = vessel({
    width,
    top,
    bottom: floor,
    neck,
    neckHeight: 10,
    shoulder: random.between(30, 46),
    round: 24,
  })
  const left = middle - width / 2
  const labelTop = top + (slim ? 82 : 74)
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: labelTop, width, height: floor - 30 - labelTop, bow: 7, round: 0 },
    gloss: reflections(left, top + 50, width, tall - 74, material.kind),
    closure: cap({
      x: middle - neck / 2 - 8,
      y: top - capHeight + 8,
      width: neck + 16,
      height: capHeight,
      material: brand.cap,
      ribs: random.chance(0.75),
    }),
    top: top - capHeight,
    foot: { x: left, width },
  }
}

/** Syrups and tonics: a tall bottle with a long shoulder. */
export const syrup: MakeContainer = ({ random, brand }) => {
  const width = random.between(182, 204)
  const tall = random.between(388, 412)
  const top = floor - tall
  const left = middle - width / 2
  const material = random.chance(0.78) ? materials.amber : brand.glass
  const path = vessel({ width, top, bottom: floor, neck: 70, neckHeight: 22, shoulder: 74, round: 18 })
  const ring = `<rect x="${middle - 41}" y="${top + 14}" width="82" height="8" rx="4" fill="#000" opacity=".22"/>`
  return {
    body: turned(path, material, 'body') + ring,
    label: { x: left, y: top + 122, width, height: tall - 152, bow: 6, round: 0 },
    gloss: reflections(left, top + 104, width, tall - 130, material.kind),
    closure: cap({
      x: middle - 44,
      y: top - 46,
      width: 88,
      height: 58,
      material: random.chance(0.6) ? materials.white : brand.cap,
      ribs: true,
    }),
    top: top - 46,
    foot: { x: left, width },
  }
}

function smallGlass(making: Making, width: number, tall: number): { container: Container; top: number } {
  const { random, brand } = making
  const top = floor - tall
  const left = middle - width / 2
  const material = random.chance(0.6) ? materials.amber : brand.glass
  const path = vessel({
    width,
    top,
    bottom: floor,
    neck: width * 0.42,
    neckHeight: 16,
    shoulder: 40,
    round: 22,
  })
  const labelTop = top + 70
  return {
    top,
    container: {
      body: turned(path, material, 'body'),
      label: { x: left, y: labelTop, width, height: floor - 24 - labelTop, bow: 6, round: 0 },
      gloss: reflections(left, top + 54, width, tall - 74, material.kind),
      closure: '',
      top,
      foot: { x: left, width },
    },
  }
}

/** Tinctures and drops: the rubber bulb stands above a collar. */
export const dropper: MakeContainer = (making) => {
  const width = making.random.between(204, 222)
  const { container, top } = smallGlass(making, width, making.random.between(286, 306))
  const collar = making.random.pick([materials.black, materials.gold, materials.white, making.brand.cap])
  const bulb = making.random.chance(0.7) ? materials.black : materials.bone
  const neck = width * 0.46
  const rubber = `M${middle - 23} ${top - 40}C${middle - 24} ${top - 92} ${middle - 21} ${top - 132} ${middle} ${top - 132}S${middle + 24} ${top - 92} ${middle + 23} ${top - 40}Z`
  return {
    ...container,
    top: top - 132,
    closure:
      turned(rubber, bulb, 'bulb') +
      `<rect x="${middle - 14}" y="${top - 118}" width="5" height="66" rx="2.5" fill="#fff" opacity=".3"/>` +
      cap({
        x: middle - neck / 2 - 4,
        y: top - 44,
        width: neck + 8,
        height: 58,
        material: collar,
        ribs: collar.kind !== 'metal',
      }),
  }
}

/** Essential oils: a small bottle with a tall ribbed cap. */
export const oil: MakeContainer = (making) => {
  const width = making.random.between(206, 226)
  const { container, top } = smallGlass(making, width, making.random.between(282, 300))
  const neck = width * 0.52
  const lid = making.random.chance(0.65)
    ? materials.black
    : making.random.pick([materials.white, materials.wood, materials.gold])
  return {
    ...container,
    top: top - 66,
    closure: cap({
      x: middle - neck / 2,
      y: top - 66,
      width: neck,
      height: 82,
      material: lid,
      ribs: lid.kind === 'plastic',
      round: 12,
    }),
  }
}

/** Roll-on: a slim body under a long smooth cap. */
export const rollon: MakeContainer = ({ random, brand, ink }) => {
  const width = random.between(150, 166)
  const top = floor - 268
  const left = middle - width / 2
  const material = random.chance(0.5) ? materials.white : brand.glass
  const path = vessel({
    width,
    top,
    bottom: floor,
    neck: width * 0.9,
    neckHeight: 4,
    shoulder: 12,
    round: 30,
  })
  const dome = `M${left + 8} ${top + 12}V${top - 96}C${left + 8} ${top - 148} ${left + width - 8} ${top - 148} ${left + width - 8} ${top - 96}V${top + 12}Q${middle} ${top + 20} ${left + 8} ${top + 12}Z`
  const lid = random.chance(0.5)
    ? materials.white
    : { base: ink.deep, dark: '#1c1c1c', light: ink.mid, kind: 'plastic' as const }
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: top + 34, width, height: 204, bow: 5, round: 0 },
    gloss: reflections(left, top + 24, width, 220, material.kind),
    closure: turned(dome, lid, 'cap') + reflections(left + 8, top - 92, width - 16, 88, 'plastic'),
    top: top - 148,
    foot: { x: left + 14, width: width - 28 },
  }
}

/** Nasal and body sprays: an actuator with its nozzle. */
export const spray: MakeContainer = ({ random, brand }) => {
  const width = random.between(176, 198)
  const tall = random.between(322, 350)
  const top = floor - tall
  const left = middle - width / 2
  const material = random.chance(0.45) ? brand.glass : brand.plastic
  const path = vessel({ width, top, bottom: floor, neck: 62, neckHeight: 16, shoulder: 44, round: 20 })
  const head = `M${middle - 28} ${top - 34}V${top - 74}Q${middle - 28} ${top - 86} ${middle - 16} ${top - 86}H${middle + 16}Q${middle + 28} ${top - 86} ${middle + 28} ${top - 74}V${top - 34}Z`
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: top + 84, width, height: tall - 110, bow: 6, round: 0 },
    gloss: reflections(left, top + 66, width, tall - 88, material.kind),
    closure:
      turned(head, materials.white, 'head') +
      `<rect x="${middle - 40}" y="${top - 74}" width="16" height="13" rx="3" fill="#d7d7d2"/><circle cx="${middle - 39}" cy="${top - 67.5}" r="2.6" fill="#6b6b68"/>` +
      cap({ x: middle - 40, y: top - 38, width: 80, height: 50, material: brand.cap, ribs: true }),
    top: top - 86,
    foot: { x: left, width },
  }
}

/** Lotions and soaps: a pump with a spout to the left. */
export const pump: MakeContainer = ({ random, brand }) => {
  const width = random.between(196, 226)
  const tall = random.between(300, 328)
  const top = floor - tall
  const left = middle - width / 2
  const material = random.chance(0.4) ? brand.glass : brand.plastic
  const head = random.chance(0.55) ? materials.white : materials.black
  const path = vessel({ width, top, bottom: floor, neck: 80, neckHeight: 6, shoulder: 42, round: 26 })
  const spout = `M${middle - 86} ${top - 92}Q${middle - 92} ${top - 104} ${middle - 78} ${top - 106}H${middle + 30}Q${middle + 40} ${top - 106} ${middle + 40} ${top - 96}V${top - 78}H${middle - 36}Q${middle - 62} ${top - 82} ${middle - 74} ${top - 70}Z`
  return {
    body: turned(path, material, 'body'),
    label: { x: left, y: top + 72, width, height: tall - 98, bow: 7, round: 0 },
    gloss: reflections(left, top + 54, width, tall - 76, material.kind),
    closure:
      turned(
        `M${middle - 9} ${top - 82}H${middle + 9}V${top - 34}H${middle - 9}Z`,
        materials.steel,
        'stalk',
      ) +
      turned(spout, head, 'head') +
      cap({ x: middle - 47, y: top - 38, width: 94, height: 48, material: head, ribs: true }),
    top: top - 106,
    foot: { x: left, width },
  }
}
