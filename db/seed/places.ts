import { cordobas } from '#app/shop/kernel/money.ts'

/** The fifteen departments and the two autonomous regions, with what a parcel costs from Managua and where it goes. */
const table = `
Boaco | 130 | Boaco, Camoapa, Santa Lucía
Carazo | 110 | Jinotepe, Diriamba, San Marcos
Chinandega | 130 | Chinandega, El Viejo, Corinto
Chontales | 140 | Juigalpa, Santo Tomás, Acoyapa
Costa Caribe Norte | 260 | Puerto Cabezas, Siuna, Rosita
Costa Caribe Sur | 250 | Bluefields, El Rama, Nueva Guinea
Estelí | 130 | Estelí, Condega, La Trinidad
Granada | 100 | Granada, Nandaime, Diriomo
Jinotega | 150 | Jinotega, San Rafael del Norte, Pantasma
León | 120 | León, Nagarote, La Paz Centro
Madriz | 150 | Somoto, Telpaneca, Palacagüina
Managua | 70 | Managua, Ciudad Sandino, Tipitapa, Ticuantepe
Masaya | 90 | Masaya, Nindirí, Catarina
Matagalpa | 140 | Matagalpa, Sébaco, Ciudad Darío
Nueva Segovia | 155 | Ocotal, Jalapa, Dipilto
Río San Juan | 200 | San Carlos, El Castillo, San Miguelito
Rivas | 120 | Rivas, San Juan del Sur, Altagracia
`

export const places = table
  .trim()
  .split('\n')
  .map((row, index) => {
    const [name = '', cost = '', towns = ''] = row.split('|').map((part) => part.trim())
    return { id: index + 1, name, shippingCost: cordobas(Number(cost)), towns: towns.split(', ') }
  })

export type Place = (typeof places)[number]

export const directions = [
  'Del parque central, 2 cuadras al norte',
  'De la iglesia, 1 cuadra al lago',
  'Frente al mercado municipal',
  'Barrio San José, casa 24',
  'Reparto Los Robles, casa B-12',
  'Del centro de salud, 3 cuadras abajo',
  'Colonia Centroamérica, casa 118',
  'De la gasolinera, media cuadra arriba',
  'Barrio El Calvario, portón verde',
  'Residencial Las Colinas, casa 7',
  'Costado sur del estadio',
  'De los semáforos, 4 cuadras al sur',
  'Comarca Los Cedros, de la escuela 200 metros al este',
  'Barrio Guadalupe, casa esquinera',
  'Frente a la cooperativa',
] as const
