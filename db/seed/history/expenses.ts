import { type Seeded, seeded } from '#app/integrations/packshot/seeded.ts'
import { addDays, type BusinessDay, weekday } from '#app/shop/kernel/business-day.ts'
import { cordobas, type Money } from '#app/shop/kernel/money.ts'

export interface SeedExpense {
  categoryId: number
  description: string
  amount: Money
  day: BusinessDay
  /** Small things are paid out of the drawer. */
  fromDrawer: boolean
}

export const expenseCategories = [
  'Alquiler',
  'Salarios',
  'Servicios básicos',
  'Internet y teléfono',
  'Transporte y envíos',
  'Papelería y empaque',
  'Limpieza',
  'Publicidad',
  'Mantenimiento',
  'Impuestos y permisos',
  'Otros',
].map((name, index) => ({ id: index + 1, name }))

const idOf = (name: string) => expenseCategories.find((category) => category.name === name)?.id ?? 0

/** By day of the month: [day, category, description, least and most córdobas]. */
const monthly = [
  [1, 'Alquiler', 'Alquiler del local', 18500, 18500],
  [5, 'Servicios básicos', 'Recibo de energía eléctrica', 4200, 6900],
  [6, 'Servicios básicos', 'Recibo de agua', 620, 980],
  [8, 'Internet y teléfono', 'Internet y línea de la tienda', 1850, 1850],
  [12, 'Impuestos y permisos', 'Cuota mensual de alcaldía', 1500, 1500],
  [15, 'Salarios', 'Planilla primera quincena', 21000, 22800],
  [18, 'Publicidad', 'Anuncios en redes sociales', 1800, 3900],
  [28, 'Salarios', 'Planilla segunda quincena', 21000, 22800],
] as const

const everyday = [
  ['Transporte y envíos', 'Mensajero a Managua', 80, 180],
  ['Transporte y envíos', 'Encomienda a departamentos', 150, 420],
  ['Papelería y empaque', 'Bolsas de papel y cinta', 120, 380],
  ['Papelería y empaque', 'Rollos de papel térmico', 90, 260],
  ['Limpieza', 'Artículos de limpieza', 110, 320],
  ['Otros', 'Agua purificada y café', 90, 190],
  ['Otros', 'Cambio de sencillo en el banco', 60, 60],
] as const

const seldom = [
  ['Mantenimiento', 'Revisión del aire acondicionado', 900, 2200],
  ['Mantenimiento', 'Cambio de luminarias', 450, 1100],
  ['Publicidad', 'Rótulo y volantes', 900, 2600],
  ['Papelería y empaque', 'Cajas de cartón para envíos', 1200, 2400],
] as const

export function yearOfExpenses(today: BusinessDay): SeedExpense[] {
  const random = seeded('year of expenses')
  const expenses: SeedExpense[] = []
  for (let ago = 365; ago >= 0; ago--) {
    const day = addDays(today, -ago)
    for (const [date, ...row] of monthly) {
      if (Number(day.slice(8)) === date) expenses.push(expense(random, day, row, false))
    }
    if (weekday(day) !== 0 && random.chance(0.42))
      expenses.push(expense(random, day, random.pick(everyday), random.chance(0.7)))
    if (random.chance(0.02)) expenses.push(expense(random, day, random.pick(seldom), false))
  }
  return expenses
}

type Row = readonly [category: string, description: string, least: number, most: number]

function expense(
  random: Seeded,
  day: BusinessDay,
  [category, description, least, most]: Row,
  fromDrawer: boolean,
): SeedExpense {
  const amount = cordobas(least === most ? least : Math.round(random.between(least, most) / 5) * 5)
  return { categoryId: idOf(category), description, amount, day, fromDrawer }
}
