import type { Money } from '#app/shop/kernel/money.ts'

/** What a shopper may know of the shelf; below five it says "Pocas unidades". */
export type StockLevel = 'none' | 'few' | 'plenty'

/** The key under which a picture is served, and the colours that stand in its place while it loads. */
export type Picture = { key: string; placeholder: string }

/** A product as it stands in a list. The final price is computed from the two by the kernel. */
export type ProductCard = {
  id: number
  name: string
  brand: string | null
  price: Money
  percent: number
  stock: StockLevel
  picture: Picture | null
}
