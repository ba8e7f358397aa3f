import { formatCount } from '#app/shop/kernel/count.ts'

type Line = { name: string; quantity: number }

/** One product by its name; several as 'Name (xN), Name (xN)'. */
export function spellProducts(lines: readonly Line[]): string {
  const [first] = lines
  if (lines.length <= 1) return first?.name ?? ''
  return lines.map(({ name, quantity }) => `${name} (x${quantity})`).join(', ')
}

export const countUnits = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.quantity, 0)

/** How many orders there are, or that there are more than were counted. */
export function spellCount(total: number, more: boolean): string {
  if (total === 1 && !more) return '1 pedido'
  return `${more ? 'más de ' : ''}${formatCount(total)} pedidos`
}
