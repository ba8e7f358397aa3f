import { seeded } from '#app/integrations/packshot/seeded.ts'
import { brands } from './brands.ts'
import { kits } from './kits/all.ts'
import type { Kit, Pack } from './kits/kit.ts'
import type { Line } from './line.ts'
import { aceites } from './lines/aceites.ts'
import { alimentos } from './lines/alimentos.ts'
import { bebe } from './lines/bebe.ts'
import { botiquin } from './lines/botiquin.ts'
import { diabetes } from './lines/diabetes.ts'
import { digestivo } from './lines/digestivo.ts'
import { entrenamiento } from './lines/entrenamiento.ts'
import { farmacia } from './lines/farmacia.ts'
import { hierbas } from './lines/hierbas.ts'
import { bucal, higiene } from './lines/higiene.ts'
import { hombre } from './lines/hombre.ts'
import { infusiones } from './lines/infusiones.ts'
import { minerales } from './lines/minerales.ts'
import { mujer } from './lines/mujer.ts'
import { piel } from './lines/piel.ts'
import { raicesYHongos } from './lines/raices-y-hongos.ts'
import { sueno } from './lines/sueno.ts'
import { suplementos } from './lines/suplementos.ts'
import { vitaminas } from './lines/vitaminas.ts'

/** One thing on the shelf: a line in one variant, strength and pack, of one brand. */
export interface Item {
  line: Line
  kit: Kit
  pack: Pack
  variant: string
  strength: string
  strengthRank: number
  brand: string
  /** The name without strength and content, as it stands on the label. */
  label: string
  name: string
}

export const lines: Line[] = [
  vitaminas,
  minerales,
  suplementos,
  alimentos,
  hierbas,
  raicesYHongos,
  infusiones,
  aceites,
  sueno,
  entrenamiento,
  mujer,
  hombre,
  farmacia,
  digestivo,
  piel,
  bebe,
  higiene,
  bucal,
  botiquin,
  diabetes,
].flat()

/** As many as asked for: every line gives the same number at most, so that long lists do not crowd out short ones. */
export function items(wanted: number): Item[] {
  const choices = lines.map(choicesOf)
  const total = (most: number) => choices.reduce((sum, one) => sum + Math.min(most, one.length), 0)
  let most = 1
  while (total(most) < wanted && total(most) < total(most + 1)) most++
  const spread = choices.map((one) => one.slice(0, most))
  const round = Array.from({ length: most }, (_, index) => spread.flatMap((one) => one[index] ?? []))
  return withBrands(round.flat().slice(0, wanted))
}

type Choice = Omit<Item, 'brand'>

function choicesOf(line: Line): Choice[] {
  const found = new Map<string, Choice>()
  for (const kitName of line.kits) {
    const kit: Kit = kits[kitName]
    const strengths = kit.dosed ? line.strengths : ['']
    for (const variant of variantsFor(line, kitName)) {
      strengths.forEach((strength, strengthRank) => {
        for (const pack of kit.packs) {
          const choice = {
            line,
            kit,
            pack,
            variant,
            strength,
            strengthRank,
            ...named(line, kit, pack, variant, strength),
          }
          if (!found.has(choice.name)) found.set(choice.name, choice)
        }
      })
    }
  }
  return shuffled([...found.values()], line.name)
}

function named(line: Line, kit: Kit, pack: Pack, variant: string, strength: string) {
  const label = [line.name, variant].filter(Boolean).join(' ')
  const last = kit.suffix.split(' ').at(-1) ?? ''
  const said = `${label} ${pack.content}`.toLowerCase()
  const suffix = last && !said.includes(last) ? kit.suffix : ''
  return { label, name: `${[label, suffix, strength].filter(Boolean).join(' ')}, ${pack.content}` }
}

const tasted = new Set([
  'polvo',
  'sobres',
  'jarabe',
  'gotas',
  'gomitas',
  'masticables',
  'suspension',
  'emulsion',
  'botella',
  'proteina',
  'tarro',
  'barras',
  'garganta',
  'leche',
])
const slow = new Set(['tabletas', 'capsulas'])
const flavours = new Set([
  'Naranja',
  'Limón',
  'Uva',
  'Coco',
  'Menta',
  'Cereza',
  'Fresa',
  'Sandía',
  'Mango',
  'Piña',
  'Vainilla',
  'Chocolate',
  'Café',
  'Sin Sabor',
  'Frutos Rojos',
  'Maracuyá',
  'Natural',
  'Limón y Miel',
  'Cacao',
  'Banano',
  'Limonada',
  'Ponche de Frutas',
])

/** A taste belongs to what is tasted, slow release to what is swallowed whole. */
function variantsFor(line: Line, kitName: string): string[] {
  const swallowed = line.shelf.nature === 'supplement' || line.shelf.nature === 'medicine'
  if (!swallowed) return line.variants
  const fitting = line.variants.filter((variant) => {
    const taste = variant.startsWith('Sabor ') || flavours.has(variant)
    if (taste) return tasted.has(kitName)
    return variant === 'Liberación Prolongada' ? slow.has(kitName) : true
  })
  return fitting.length > 0 ? fitting : ['']
}

function shuffled<T>(list: T[], seed: string): T[] {
  const random = seeded(`order ${seed}`)
  const mixed = [...list]
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = random.between(0, index)
    const one = mixed[index] as T
    mixed[index] = mixed[other] as T
    mixed[other] = one
  }
  return mixed
}

/** The packs of one formula come from one house. */
function withBrands(choices: Choice[]): Item[] {
  return choices.map((choice) => ({
    ...choice,
    brand: seeded(`house ${choice.label} ${choice.strength} ${choice.kit.suffix}`).pick(
      brands[choice.line.shelf.brands],
    ),
  }))
}
