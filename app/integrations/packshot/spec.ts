import { z } from 'zod'

/** What a drawn picture shows. It is kept with the picture's record and drawn again when asked for. */
export const forms = [
  'bottle',
  'jar',
  'tub',
  'box',
  'blister',
  'sachet',
  'pouch',
  'dropper',
  'oil',
  'tube',
  'spray',
  'pump',
  'syrup',
  'tin',
  'rollon',
  'softpack',
  'stick',
  'soap',
] as const

export const families = [
  'vitaminas',
  'minerales',
  'suplementos',
  'hierbas',
  'infusiones',
  'aceites',
  'sueno',
  'entrenamiento',
  'mujer',
  'hombre',
  'farmacia',
  'digestivo',
  'piel',
  'bebe',
  'higiene',
  'botiquin',
  'diabetes',
  'bucal',
] as const

export const motifs = [
  'sprig',
  'eucalyptus',
  'lavender',
  'daisy',
  'citrus',
  'berries',
  'root',
  'aloe',
  'drop',
  'moon',
  'sun',
  'dumbbell',
  'heart',
  'capsule',
  'fish',
  'honey',
  'leaf',
  'mushroom',
  'seed',
  'grain',
  'garlic',
  'hibiscus',
  'palm',
  'cross',
  'tooth',
  'star',
  'bandage',
  'crystal',
  'bolt',
  'wave',
  'mountain',
  'eye',
] as const

export const packshotSpec = z.object({
  form: z.enum(forms),
  family: z.enum(families),
  motif: z.enum(motifs),
  brand: z.string().min(1).max(40),
  name: z.string().min(1).max(80),
  /** Strength or net content, the second thing a shopper reads: "500 mg". */
  detail: z.string().max(24),
  /** "60 cápsulas" */
  count: z.string().max(28),
  /** What it is, in small letters: "Suplemento alimenticio". */
  claim: z.string().max(40),
  view: z.enum(['front', 'detail', 'back']),
  /** Printed on the back. */
  back: z.object({ text: z.string().max(400), code: z.string().max(13) }).optional(),
})

export type PackshotSpec = z.infer<typeof packshotSpec>
export type Form = PackshotSpec['form']
export type Family = PackshotSpec['family']
export type Motif = PackshotSpec['motif']
