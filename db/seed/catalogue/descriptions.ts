import type { Seeded } from '#app/integrations/packshot/seeded.ts'
import type { Item } from './items.ts'
import type { Kit } from './kits/kit.ts'
import type { Line, Shelf } from './line.ts'

const openings: Record<Shelf['nature'], readonly string[]> = {
  supplement: [
    '{label} de {brand}, en {presentation}.',
    '{presentation} de {label}, de la casa {brand}.',
    '{brand} presenta {label} para acompañar tu rutina diaria.',
    '{label}: un básico de {brand} en {presentation}.',
  ],
  medicine: [
    '{label} de {brand}, en {presentation}.',
    '{presentation} de {label}, de venta libre.',
    '{label} de {brand}, con registro sanitario y fecha de vencimiento visible.',
  ],
  topical: [
    '{label} de {brand}, en {presentation}.',
    '{brand} prepara {label} en {presentation}, para el cuidado de todos los días.',
    '{presentation} de {label}, de uso externo.',
  ],
  food: [
    '{label} de {brand}, en {presentation}.',
    '{brand} selecciona y empaca {label} en {presentation}.',
    '{presentation} de {label}, listo para tu cocina.',
  ],
  article: [
    '{label} de {brand}, en {presentation}.',
    '{label}: {presentation}, de {brand}.',
    '{brand} ofrece {label} para tu casa, en {presentation}.',
  ],
}

const closings: Record<Shelf['nature'], readonly string[]> = {
  supplement: [
    'Este producto es un suplemento y no sustituye una alimentación variada.',
    'No es un medicamento. Si estás en embarazo, lactancia o tratamiento, consulta antes a tu médico.',
    'No excedas la dosis recomendada y manténlo fuera del alcance de los niños.',
    'Acompáñalo con agua, descanso y una alimentación equilibrada.',
  ],
  medicine: [
    'Si los síntomas continúan, consulta a tu médico.',
    'Lee el instructivo antes de usarlo y manténlo fuera del alcance de los niños.',
    'Pregunta a nuestro farmacéutico si tomas otros medicamentos.',
  ],
  topical: [
    'Prueba antes en una zona pequeña de la piel.',
    'Suspende su uso si notas irritación.',
    'Guárdalo en un lugar fresco, lejos del sol.',
  ],
  food: [
    'Guárdalo bien cerrado en un lugar fresco y seco.',
    'Puede contener trazas de frutos secos.',
    'Una porción al día va bien con una alimentación variada.',
  ],
  article: [
    'Consérvalo en su empaque, en un lugar seco.',
    'Producto revisado antes de la entrega.',
    'Si tienes dudas con la talla o la medida, escríbenos.',
  ],
}

/** Two to four sentences: what it is, what it brings, how it is made, what to mind. */
export function descriptionOf({ line, kit, pack, brand, label }: Item, random: Seeded): string {
  const opening = random
    .pick(openings[line.shelf.nature])
    .replace('{label}', label)
    .replace('{brand}', brand)
    .replace('{presentation}', lowered(pack.presentation))
  const parts = [capital(opening), line.about]
  if (random.chance(0.75)) parts.push(random.pick(kit.feel))
  parts.push(line.care ?? random.pick(closings[line.shelf.nature]))
  return parts.join(' ')
}

export function usageOf(line: Line, kit: Kit, random: Seeded): string {
  const how = random.pick(kit.usage)
  return line.shelf.nature === 'supplement' || line.shelf.nature === 'medicine'
    ? `${how} Conserve en un lugar fresco y seco, fuera del alcance de los niños.`
    : how
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)
const lowered = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1)
