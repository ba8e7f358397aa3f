import type { FoundProduct } from '#app/shop/catalog/find-staff-products.server.ts'
import type { Money } from '#app/shop/kernel/money.ts'

export type SaleLine = {
  productId: number
  name: string
  sku: string | null
  unitPrice: Money
  /** As typed. */
  quantity: string
  /** The most units this order can have; null when nobody knows. */
  atHand: number | null
}

/** The same product again is one unit more. */
export function addProduct(lines: readonly SaleLine[], product: FoundProduct): SaleLine[] {
  const present = lines.find((line) => line.productId === product.id)
  if (present) {
    const quantity = String(unitsOf(present) + 1)
    return lines.map((line) => (line === present ? { ...line, quantity } : line))
  }
  const { id, name, sku, finalPrice, available } = product
  return [...lines, { productId: id, name, sku, unitPrice: finalPrice, quantity: '1', atHand: available }]
}

/** Units that count for the total; nothing while the field holds no number. */
export function unitsOf({ quantity }: Pick<SaleLine, 'quantity'>): number {
  const units = Number(quantity)
  return Number.isInteger(units) && units > 0 && units <= 100_000 ? units : 0
}

export function quantityProblem({ quantity, atHand }: SaleLine): string | undefined {
  if (quantity.trim() === '') return 'Cantidad es requerida'
  const units = Number(quantity)
  if (!Number.isInteger(units) || units < 1) return 'Cantidad mínima es 1'
  if (atHand !== null && units > atHand) return 'Cantidad excede stock disponible'
  return undefined
}
