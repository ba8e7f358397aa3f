import { addMoney, centavos, cordobas, type Money, timesQuantity, ZERO } from '#app/shop/kernel/money.ts'

/** The notes and coins of Nicaragua, largest first. */
export const denominations: Money[] = [
  ...[1000, 500, 200, 100, 50, 20, 10, 5, 1].map(cordobas),
  ...[50, 25, 10].map(centavos),
]

export type CashCount = { denomination: Money; pieces: number }[]

export function countedTotal(count: CashCount): Money {
  return count.reduce<Money>(
    (sum, { denomination, pieces }) => addMoney(sum, timesQuantity(denomination, pieces)),
    ZERO,
  )
}
