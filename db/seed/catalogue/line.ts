import type { Family, Motif } from '#app/integrations/packshot/spec.ts'
import type { HealthGoal } from '#db/schema/products.ts'
import type { BrandKind } from './brands.ts'
import type { CategorySlug } from './categories.ts'
import type { KitName } from './kits/all.ts'

/** One thing the shop carries, before it is multiplied by variants, strengths and packs. */
export interface Line {
  name: string
  motif: Motif
  /** Córdobas for the plainest pack. */
  price: number
  kits: KitName[]
  /** A whole sentence: what it brings, without promising a cure. */
  about: string
  /** What a person should mind, where it matters. */
  care?: string
  strengths: string[]
  variants: string[]
  goals: HealthGoal[]
  gender?: 'Masculino' | 'Femenino' | 'Unisex'
  shelf: Shelf
}

export interface Shelf {
  category: CategorySlug
  family: Family
  brands: BrandKind
  claim: string
  nature: 'supplement' | 'medicine' | 'topical' | 'food' | 'article'
}

interface More {
  strengths?: string
  variants?: string
  goals?: string
  gender?: Line['gender']
  care?: string
  shelf?: Partial<Shelf>
}

type Row = readonly [name: string, motif: Motif, price: number, kits: string, about: string, more?: More]

/** Lists inside a row are written with a slash between their parts; a leading slash keeps the plain one too. */
export function shelve(shelf: Shelf, rows: readonly Row[]): Line[] {
  return rows.map(([name, motif, price, kits, about, more = {}]) => ({
    name,
    motif,
    price,
    about,
    kits: kits.split(' ') as KitName[],
    strengths: split(more.strengths),
    variants: split(more.variants),
    goals: (more.goals?.split(' ') ?? []) as HealthGoal[],
    shelf: { ...shelf, ...more.shelf },
    ...(more.gender ? { gender: more.gender } : {}),
    ...(more.care ? { care: more.care } : {}),
  }))
}

function split(list: string | undefined): string[] {
  return list === undefined ? [''] : list.split('/').map((one) => one.trim())
}
