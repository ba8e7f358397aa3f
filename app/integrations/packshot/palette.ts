import { hashOf } from './seeded.ts'
import type { Family, PackshotSpec } from './spec.ts'

/** The air a family of products is seen in, and the inks its labels are printed with. */
export interface Surroundings {
  wall: string
  floor: string
  /** For the arch and the plant behind the product: barely darker than the wall. */
  tone: string
  inks: readonly Ink[]
}

export interface Ink {
  deep: string
  mid: string
  pale: string
}

const ink = (deep: string, mid: string, pale: string): Ink => ({ deep, mid, pale })

const forest = ink('#23533A', '#6F9A6B', '#DCE8D3')
const leaf = ink('#3F6B2A', '#8DB06A', '#E4EED5')
const olive = ink('#5F6420', '#A9A956', '#EEEDD0')
const clay = ink('#A14A28', '#DE9A72', '#F8E2D3')
const saffron = ink('#96610D', '#E0AC45', '#FAEBC6')
const tangerine = ink('#B64D12', '#F09A4E', '#FCE5CB')
const coral = ink('#A8382F', '#E58A78', '#FADDD5')
const rosewood = ink('#8F3551', '#D88BA0', '#F8DEE4')
const plum = ink('#5E3368', '#AC82B5', '#EDDFF0')
const indigo = ink('#2F3C78', '#8490C8', '#DFE3F4')
const navy = ink('#1D3B5C', '#7195B8', '#D9E5EF')
const petrol = ink('#12565F', '#62A3A8', '#D3E9E8')
const teal = ink('#0E6660', '#5FB0A4', '#D2EDE7')
const sky = ink('#1F658F', '#79B3D4', '#D9ECF6')
const slate = ink('#3C4A55', '#8FA0AB', '#E0E6EA')
const coal = ink('#24282B', '#8B8F90', '#E5E3DE')
const oxblood = ink('#742A2A', '#BF7E74', '#F0DCD6')
const brass = ink('#74571A', '#C2A25A', '#F2E8CD')
const cocoa = ink('#5A3A26', '#AE8765', '#EFE1D2')

const surroundings: Record<Family, Surroundings> = {
  vitaminas: {
    wall: '#FBEFDB',
    floor: '#F2DBB8',
    tone: '#F2D9AD',
    inks: [tangerine, saffron, coral, leaf, sky],
  },
  minerales: {
    wall: '#ECEFEB',
    floor: '#D8DFD9',
    tone: '#D6DFD9',
    inks: [petrol, slate, navy, clay, forest],
  },
  suplementos: {
    wall: '#F6F0E3',
    floor: '#E6DBC3',
    tone: '#E6DBBF',
    inks: [forest, saffron, petrol, plum, clay],
  },
  hierbas: { wall: '#ECF0DF', floor: '#D7E1C1', tone: '#D4E1BF', inks: [leaf, olive, forest, clay, brass] },
  infusiones: {
    wall: '#F3EDD9',
    floor: '#E2DBB6',
    tone: '#E1DAB4',
    inks: [leaf, clay, saffron, rosewood, teal, olive],
  },
  aceites: {
    wall: '#F0EBEF',
    floor: '#E0D4E0',
    tone: '#E1D4E2',
    inks: [plum, teal, saffron, rosewood, leaf],
  },
  sueno: { wall: '#E5E8F3', floor: '#CAD1E7', tone: '#CED4EB', inks: [indigo, plum, navy, petrol] },
  entrenamiento: {
    wall: '#EDE8E0',
    floor: '#D9CFC1',
    tone: '#DCD2C5',
    inks: [coal, coral, navy, tangerine, forest],
  },
  mujer: { wall: '#F8EBE5', floor: '#EED3C9', tone: '#EFD6CB', inks: [rosewood, clay, plum, coral, teal] },
  hombre: { wall: '#E8EDEF', floor: '#CBD8DF', tone: '#D0DBE2', inks: [navy, forest, oxblood, brass, slate] },
  farmacia: { wall: '#EDF3F2', floor: '#D6E3E1', tone: '#D4E4E1', inks: [teal, sky, coral, forest, indigo] },
  digestivo: {
    wall: '#F2F2E0',
    floor: '#E0E2BF',
    tone: '#E0E3C3',
    inks: [olive, leaf, teal, saffron, rosewood],
  },
  piel: { wall: '#F8EDE5', floor: '#ECD8C5', tone: '#EDDAC9', inks: [clay, cocoa, teal, rosewood, leaf] },
  bebe: { wall: '#EFF4F7', floor: '#D8E6ED', tone: '#D9E7EF', inks: [sky, teal, saffron, rosewood] },
  higiene: { wall: '#E9F3F2', floor: '#CDE3E0', tone: '#CEE4E1', inks: [teal, sky, leaf, plum] },
  botiquin: { wall: '#F6EFE9', floor: '#E6D9CE', tone: '#E7DBD1', inks: [coral, teal, navy, forest] },
  diabetes: { wall: '#EBEFF6', floor: '#D3DCEA', tone: '#D6DFEC', inks: [indigo, teal, sky, forest] },
  bucal: { wall: '#E8F3F4', floor: '#CAE1E5', tone: '#CDE3E7', inks: [sky, teal, leaf, coral] },
}

export function surroundingsOf(family: Family): Surroundings {
  return surroundings[family]
}

/** Products of one brand and family differ in ink, so that they can be told apart on the shelf. */
export function inkOf({ family, brand, name }: Pick<PackshotSpec, 'family' | 'brand' | 'name'>): Ink {
  const { inks } = surroundings[family]
  const chosen = inks[hashOf(`${brand}|${name}`) % inks.length]
  if (!chosen) throw new Error(`No inks for ${family}`)
  return chosen
}
