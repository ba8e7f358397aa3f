import type { CartProduct } from '#app/shop/cart/cart.ts'
import type { ProductCard } from '#app/shop/catalog/product-card.ts'
import { finalPrice } from '#app/shop/kernel/final-price.ts'

type Known = ProductCard & { sku?: string | null; usage?: string | null; presentation?: string | null }

/** A product as the cart keeps it. Pages do not know how many units there are; the cart asks when it opens. */
export function cartProduct({
  id,
  name,
  brand,
  price,
  percent,
  stock,
  picture,
  ...more
}: Known): CartProduct {
  return {
    id,
    name,
    price: finalPrice(price, percent),
    image: picture?.key ?? null,
    stock: stock === 'none' ? 0 : null,
    marca: brand,
    sku: more.sku ?? null,
    instrucciones_uso: more.usage ?? null,
    porcentaje_descuento: percent,
    presentacion: more.presentation ?? null,
  }
}
