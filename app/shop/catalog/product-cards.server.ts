import { sql } from 'drizzle-orm'
import type { Money } from '#app/shop/kernel/money.ts'
import type { Picture, ProductCard, StockLevel } from './product-card.ts'

/** Products that a shopper may see; with `inStock`, those that can be bought now. */
export const onSale = sql`p.active and p.archived_at is null`
export const inStock = sql`s.available > 0`
export const fromProducts = sql`products p join stock s on s.product_id = p.id`

export const cardColumns = sql`p.id, p.name, p.brand, p.price, p.discount_percent as percent,
  stock_level(s.available) as level,
  (select json_build_object('key', m.key, 'placeholder', m.placeholder)
    from product_pictures pp join media m on m.key = pp.media_key
    where pp.product_id = p.id order by pp.position limit 1) as picture`

export type CardRow = {
  id: number
  name: string
  brand: string | null
  price: Money
  percent: number
  level: number
  picture: Picture | null
}

const levels: StockLevel[] = ['none', 'few', 'plenty']

export function stockLevel(level: number): StockLevel {
  return levels[level] ?? 'none'
}

export function toCard({ level, ...card }: CardRow): ProductCard {
  return { ...card, stock: stockLevel(level) }
}
