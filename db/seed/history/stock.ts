import { type Seeded, seeded } from '#app/integrations/packshot/seeded.ts'
import type { SeedProduct } from '../catalogue/generate.ts'
import type { SeedOrder } from './orders.ts'

/** One change of what is on the shelf. */
export interface SeedMovement {
  productId: number
  kind: 'initial' | 'adjustment' | 'sale'
  quantity: number
  stockBefore: number
  stockAfter: number
  /** Its order, by place in the list of orders. */
  order: number | null
  comment: string | null
  at: Date
}

export interface Balance {
  productId: number
  onHand: number
  reserved: number
}

const HOUR = 3_600_000

/** Works back from today's shelf: what came in is what was sold, what was lost, and what is still there. */
export function stockHistory(products: SeedProduct[], orders: SeedOrder[]) {
  const taken = new Map<number, { order: number; quantity: number; at: Date }[]>()
  const reserved = new Map<number, number>()
  orders.forEach((order, index) => {
    for (const { productId, quantity } of order.lines) {
      if (order.status === 'completado' && order.settledAt) {
        const list = taken.get(productId) ?? []
        list.push({ order: index, quantity, at: order.settledAt })
        taken.set(productId, list)
      } else if (order.status !== 'cancelado' && !order.lapsed) {
        reserved.set(productId, (reserved.get(productId) ?? 0) + quantity)
      }
    }
  })
  const movements: SeedMovement[] = []
  const balances: Balance[] = []
  products.forEach((product, index) => {
    const productId = index + 1
    const held = reserved.get(productId) ?? 0
    const sales = (taken.get(productId) ?? []).sort((one, other) => one.at.getTime() - other.at.getTime())
    const today = product.stock + held
    movements.push(...movementsOf(productId, product, sales, today))
    balances.push({ productId, onHand: today, reserved: held })
  })
  return { movements: movements.sort((one, other) => one.at.getTime() - other.at.getTime()), balances }
}

type Step = Pick<SeedMovement, 'kind' | 'quantity' | 'order' | 'comment' | 'at'>
type Sale = { order: number; quantity: number; at: Date }

function movementsOf(productId: number, product: SeedProduct, sales: Sale[], today: number): SeedMovement[] {
  const random = seeded(`stock ${productId}`)
  const steps: Step[] = sales.map(({ order, quantity, at }) => ({
    kind: 'sale',
    quantity: -quantity,
    order,
    comment: null,
    at,
  }))
  steps.push(...adjusted(random, product, sales))
  const opening = today - steps.reduce((sum, step) => sum + step.quantity, 0)
  if (opening > 0)
    steps.push({
      kind: 'initial',
      quantity: opening,
      order: null,
      comment: 'Inventario inicial',
      at: product.createdAt,
    })
  let stock = 0
  return steps
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => {
      const stockBefore = stock
      stock += step.quantity
      return { productId, ...step, stockBefore, stockAfter: stock }
    })
}

/** A second delivery for what sells well; now and then something breaks. */
function adjusted(random: Seeded, product: SeedProduct, sales: Sale[]): Step[] {
  const steps: Step[] = []
  const sold = sales.reduce((sum, sale) => sum + sale.quantity, 0)
  const half = sales[Math.floor(sales.length / 2)]
  if (half && sold >= 8 && random.chance(0.5)) {
    const comment = random.pick(['Compra a proveedor', 'Reposición de bodega', 'Pedido recibido completo'])
    const at = new Date(Math.max(half.at.getTime() - HOUR, product.createdAt.getTime() + HOUR))
    steps.push({ kind: 'adjustment', quantity: Math.floor(sold / 5), order: null, comment, at })
  }
  const last = sales.at(-1)
  if (last && random.chance(0.05)) {
    const comment = random.pick([
      'Producto dañado en bodega',
      'Frasco quebrado',
      'Muestra para exhibición',
      'Diferencia de inventario',
    ])
    steps.push({
      kind: 'adjustment',
      quantity: -random.between(1, 3),
      order: null,
      comment,
      at: new Date(last.at.getTime() + 1),
    })
  }
  return steps
}
