import type { Seeded } from '#app/integrations/packshot/seeded.ts'
import { seeded } from '#app/integrations/packshot/seeded.ts'
import { directions, type Place, places } from './places.ts'

const women =
  'María, Ana, Karla, Yadira, Scarleth, Martha, Reyna, Xiomara, Fátima, Gloria, Heydi, Ivania, Jessenia, Lidia, Maritza, Nohemí, Paola, Rosario, Silvia, Tamara, Valeria, Wendy, Yahoska, Azucena, Blanca, Claudia, Darling, Esperanza, Indiana, Juana'.split(
    ', ',
  )
const men =
  'José, Carlos, Luis, Marlon, Norvin, Óscar, Pedro, Ramón, Santos, Tomás, Uriel, Víctor, Wilfredo, Álvaro, Bismarck, Denis, Ernesto, Francisco, Germán, Harvin, Isaac, Jairo, Kevin, Lenín, Mauricio, Noel, Roberto, Sergio, Tránsito, Yader'.split(
    ', ',
  )
const surnames =
  'Aguirre, Blandón, Castillo, Dávila, Espinoza, Flores, García, Hernández, Jarquín, López, Martínez, Mendoza, Montenegro, Morales, Narváez, Obando, Orozco, Palacios, Pérez, Quintero, Ramírez, Reyes, Rivera, Rizo, Rugama, Sánchez, Selva, Talavera, Téllez, Tinoco, Urbina, Valle, Vargas, Vílchez, Zamora, Zelaya'.split(
    ', ',
  )

export interface SeedCustomer {
  id: number
  fullName: string
  email: string | null
  phone: string
  place: Place
  address: string
  /** Those who registered. */
  userId: string | null
  since: Date
}

export const CUSTOMERS = 460
const DAY_MS = 86_400_000

/** Made-up people: names of Nicaragua, telephones of one made-up block, e-mail that goes nowhere. */
export function customers(now: Date): SeedCustomer[] {
  const random = seeded('customers')
  const names = distinctNames(random, CUSTOMERS)
  return names.map((fullName, index) => {
    const id = index + 1
    const place = random.chance(0.46) ? capital : random.pick(places)
    const registered = random.chance(0.34)
    const email = registered || random.chance(0.5) ? `${mailName(fullName)}${id}@example.com` : null
    return {
      id,
      fullName,
      email,
      phone: `5058000${String(1000 + index).padStart(4, '0')}`,
      place,
      address: `${random.pick(directions)}, ${random.pick(place.towns)}`,
      userId: registered ? `demo-cliente-${id}` : null,
      since: new Date(now.getTime() - random.between(20, 380) * DAY_MS),
    }
  })
}

const capital = places.find((place) => place.name === 'Managua') as Place

function distinctNames(random: Seeded, count: number): string[] {
  const names = new Set<string>()
  while (names.size < count) {
    const first = random.pick(random.chance(0.58) ? women : men)
    const surname = random.pick(surnames)
    const second = random.pick(surnames)
    if (surname !== second) names.add(`${first} ${surname} ${second}`)
  }
  return [...names]
}

function mailName(fullName: string): string {
  const [first = '', last = ''] = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  return `${first}.${last}`
}

/** One of each role below the owner, who is made at first start. */
export const staff = [
  { id: 'demo-encargada', name: 'Maritza Rugama', email: 'encargada@example.com', role: 'manager' },
  { id: 'demo-vendedora', name: 'Yahoska Téllez', email: 'vendedora@example.com', role: 'seller' },
  { id: 'demo-vendedor', name: 'Norvin Blandón', email: 'vendedor@example.com', role: 'seller' },
] as const

export type SeedStaff = (typeof staff)[number]
