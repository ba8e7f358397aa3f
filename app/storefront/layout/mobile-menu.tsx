import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { CategoryLink } from '#app/shop/catalog/list-categories.server.ts'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import type { ShopForVisitors } from './shop-for-visitors.ts'

const places = [
  ['/', 'Inicio'],
  ['/catalogo', 'Catálogo'],
  ['/ofertas', 'Ofertas'],
  ['/contactanos', 'Contáctanos'],
] as const

type Props = { shop: ShopForVisitors; categories: CategoryLink[] }

/** A popover of the browser: it opens before any script has run, and closes with Esc or a tap beside it. */
export function MobileMenu({ shop, categories }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place closes the menu
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [key])

  return (
    <div ref={menu} id="menu" popover="auto" className="mobile-menu">
      <div className="mobile-menu-head">
        <strong>Menú</strong>
        <button
          type="button"
          className="button icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Cerrar menú"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Menú principal">
        <ul className="mobile-menu-places">
          {places.map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
        <h2>Categorías</h2>
        <ul>
          {categories.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/catalogo?category=${id}`}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to="/catalogo">Comprar todos los productos</Link>
          </li>
        </ul>
      </nav>
      <p>
        <a href={`tel:+${shop.contactPhone}`}>{formatPhone(shop.contactPhone)}</a>
      </p>
    </div>
  )
}
