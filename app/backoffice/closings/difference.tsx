import type { Money } from '#app/shop/kernel/money.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Cordobas } from '#app/ui/money.tsx'

/** What was counted against what was expected, in words and not by colour alone. */
export function Difference({ amount }: { amount: Money | null }) {
  if (amount === null) return <Badge color="grey">Sin contar</Badge>
  if (amount === 0) return <Badge color="green">Cuadra</Badge>
  return (
    <Badge color={amount > 0 ? 'blue' : 'red'}>
      {amount > 0 ? 'Sobran ' : 'Faltan '}
      <Cordobas amount={Math.abs(amount) as Money} />
    </Badge>
  )
}
