import { type Material, materials } from './containers/container.ts'
import { type Seeded, seeded } from './seeded.ts'
import type { Face } from './type.ts'

/** How a brand looks on all its products: always the same for the same name. */
export interface Identity {
  layout: number
  paper: string
  wordmark: { face: Face; upper: boolean; tracking: number }
  nameFace: Face
  nameUpper: boolean
  mark: Mark
  glass: Material
  plastic: Material
  cap: Material
}

export type Mark = 'initial' | 'leaves' | 'ring' | 'drop' | 'rule' | 'none'

const papers = ['#FFFDF8', '#FBF6EA', '#F6EEDC', '#FFFFFF', '#FFFDF8', '#F3ECDD'] as const

const wordmarks: readonly Identity['wordmark'][] = [
  { face: 'bold', upper: true, tracking: 120 },
  { face: 'serif', upper: false, tracking: 4 },
  { face: 'italic', upper: false, tracking: 0 },
  { face: 'narrow', upper: true, tracking: 150 },
  { face: 'bold', upper: false, tracking: -8 },
  { face: 'sans', upper: true, tracking: 190 },
  { face: 'serif', upper: true, tracking: 90 },
]

export const layoutCount = 9

export function identityOf(brand: string): Identity {
  const random = seeded(`brand ${brand}`)
  return {
    layout: random.between(0, layoutCount - 1),
    paper: random.pick(papers),
    wordmark: random.pick(wordmarks),
    nameFace: random.pick(['bold', 'serif', 'bold', 'narrow', 'serif'] as const),
    nameUpper: random.chance(0.2),
    mark: random.pick(['initial', 'leaves', 'ring', 'drop', 'rule', 'none'] as const),
    ...packing(random),
  }
}

function packing(random: Seeded): Pick<Identity, 'glass' | 'plastic' | 'cap'> {
  return {
    glass: random.pick([
      materials.amber,
      materials.amber,
      materials.green,
      materials.cobalt,
      materials.smoke,
    ]),
    plastic: random.pick([
      materials.white,
      materials.white,
      materials.cream,
      materials.bone,
      materials.black,
    ]),
    cap: random.pick([
      materials.white,
      materials.black,
      materials.bone,
      materials.gold,
      materials.white,
      materials.wood,
      materials.steel,
    ]),
  }
}
