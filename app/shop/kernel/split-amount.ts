import { centavos, type Money, ZERO } from './money.ts'

/** Splits an amount by weight (a discount over order lines, say) so that the parts add up exactly to it. */
export function splitAmount(amount: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total <= 0) {
    if (amount !== 0) throw new RangeError('Nothing to split the amount over')
    return weights.map(() => ZERO)
  }
  let weightSoFar = 0
  let given = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const upToHere = Number((BigInt(amount) * BigInt(weightSoFar)) / BigInt(total))
    const part = upToHere - given
    given = upToHere
    return centavos(part)
  })
}
