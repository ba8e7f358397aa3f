import { type ExchangeRate, toDollarCents } from '#app/shop/kernel/exchange-rate.ts'
import type { Money } from '#app/shop/kernel/money.ts'
import { splitAmount } from '#app/shop/kernel/split-amount.ts'

type Order = {
  lines: readonly { productId: number; name: string; quantity: number; total: Money }[]
  discount: Money
  subtotal: Money
  shippingCost: Money
  total: Money
  exchangeRate: ExchangeRate
}

type Detail = { quantity: number; description: string; priceUsdCents: number; url: string }

/**
 * The order in US dollars, line by line. Each line carries its share of discount and rounding, so that the details add
 * up to the amount to the cent; a line whose share does not divide by its units is one detail that names them.
 */
export function cardDetails(order: Order, publicUrl: string): Detail[] {
  const amount = toDollarCents(order.total, order.exchangeRate)
  const shipping = toDollarCents(order.shippingCost, order.exchangeRate)
  const shares = splitAmount((amount - Math.min(shipping, amount)) as Money, weights(order))
  const details = order.lines.map((line, index) => {
    const share = shares[index] ?? 0
    const url = `${publicUrl}/producto/${line.productId}`
    return share % line.quantity === 0
      ? { quantity: line.quantity, description: line.name, priceUsdCents: share / line.quantity, url }
      : { quantity: 1, description: nameWithUnits(line), priceUsdCents: share, url }
  })
  if (shipping > 0) {
    const url = `${publicUrl}/envios-devoluciones`
    details.push({ quantity: 1, description: 'Envío', priceUsdCents: Math.min(shipping, amount), url })
  }
  return details.filter((detail) => detail.priceUsdCents > 0)
}

function weights({ lines }: Order): number[] {
  const totals = lines.map((line) => line.total as number)
  return totals.some((total) => total > 0) ? totals : totals.map(() => 1)
}

/** The units stay readable where the description is cut to 100 signs. */
function nameWithUnits({ name, quantity }: { name: string; quantity: number }): string {
  const units = ` (x${quantity})`
  return `${[...name].slice(0, 100 - units.length).join('')}${units}`
}
