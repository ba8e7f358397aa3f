import type { Money } from '#app/shop/kernel/money.ts'

const amounts = new Intl.NumberFormat('es-NI', { style: 'currency', currency: 'NIO' })

/** As amounts are written on paper in Nicaragua. */
export const nio = (amount: Money) => amounts.format(amount / 100)
