import { expiryOf } from '#app/shop/catalog/expiry.ts'
import type { BusinessDay } from '#app/shop/kernel/business-day.ts'
import { Badge } from '#app/ui/badge.tsx'

export type ListedProduct = {
  active: boolean
  available: number
  minStock: number
  expiresOn: BusinessDay | null
}

type Props = { product: ListedProduct; today: BusinessDay | null; expiryDays: number }

/** What somebody should look at: its state, its stock and its date. */
export function ProductBadges({ product, today, expiryDays }: Props) {
  return (
    <>
      <StateBadge active={product.active} />
      <StockBadge product={product} />
      <ExpiryBadge expiresOn={product.expiresOn} today={today} expiryDays={expiryDays} />
    </>
  )
}

export function StateBadge({ active }: { active: boolean }) {
  return <Badge color={active ? 'green' : 'grey'}>{active ? 'Activo' : 'Inactivo'}</Badge>
}

export function StockBadge({ product }: { product: Pick<ListedProduct, 'available' | 'minStock'> }) {
  if (product.available === 0) return <Badge color="red">Agotado</Badge>
  return product.available <= product.minStock ? <Badge color="yellow">Stock Bajo</Badge> : null
}

type ExpiryProps = { expiresOn: BusinessDay | null; today: BusinessDay | null; expiryDays: number }

export function ExpiryBadge({ expiresOn, today, expiryDays }: ExpiryProps) {
  const expiry = today ? expiryOf(expiresOn, today, expiryDays) : 'none'
  if (expiry === 'expired') return <Badge color="red">Vencido</Badge>
  return expiry === 'soon' ? <Badge color="yellow">Próximo a vencer</Badge> : null
}
