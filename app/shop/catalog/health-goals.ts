/** The goals a shopper can look for, as they stand in addresses. Products are tagged with them. */
export const healthGoals = ['weight', 'men', 'women', 'energy', 'sleep', 'immune'] as const

export type HealthGoal = (typeof healthGoals)[number]

export const healthGoalLabels: Record<HealthGoal, string> = {
  weight: 'Control de peso',
  men: 'Salud del hombre',
  women: 'Salud de la mujer',
  energy: 'Energía',
  sleep: 'Sueño',
  immune: 'Defensas',
}

export function asHealthGoal(text: string | null | undefined): HealthGoal | null {
  return healthGoals.find((goal) => goal === text) ?? null
}
