import type { Money } from '#app/shop/kernel/money.ts'

export type KeptSale = {
  orderId: number
  number: string
  customerName: string
  paymentMethod: string
  total: Money
  completedAt: Date | string
}

export type KeptReturn = { orderId: number; number: string; paymentMethod: string; amount: Money }

export type KeptMovement = {
  kind: string
  product: string
  quantity: number
  stockBefore: number
  stockAfter: number
  at: Date | string
}

/** ventas_dia, as a closing keeps them. */
export type KeptSales = {
  sold: KeptSale[]
  returned: KeptReturn[]
  byMethod: { method: string; amount: Money; count: number }[]
  expenses: { id: number; description: string; amount: Money }[]
}
