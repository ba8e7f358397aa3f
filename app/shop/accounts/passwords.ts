export const SHORTEST_PASSWORD = { customer: 6, staff: 10 } as const
export const LONGEST_PASSWORD = 128
