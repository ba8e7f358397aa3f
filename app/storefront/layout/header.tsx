import { Menu, Tag } from 'lucide-react'
import { Link } from 'react-router'
import type { CategoryLink } from '#app/shop/catalog/list-categories.server.ts'
import { Logo } from '#app/ui/logo.tsx'
import { AccountMenu } from '#app/web/sign-in/account-menu.tsx'
import { CartButton } from './cart-button.tsx'
import { CategoryNav } from './category-nav.tsx'
import { CurrencySelector } from './currency-selector.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchBox } from './search-box.tsx'
import type { ShopForVisitors } from './shop-for-visitors.ts'
import { SocialLinks } from './social-links.tsx'

type Props = { shop: ShopForVisitors; categories: CategoryLink[] }

export function Header({ shop, categories }: Props) {
  return (
    <header className="site-top no-print">
      <div className="top-bar">
        <div className="page">
          <SocialLinks social={shop.social} />
          <p>Envíos a toda Nicaragua</p>
          <CurrencySelector />
        </div>
      </div>
      <div className="site-header">
        <div className="page site-header-row">
          <button
            type="button"
            className="button icon-button menu-button"
            popoverTarget="menu"
            aria-label="Menú"
          >
            <Menu aria-hidden="true" />
          </button>
          <Link to="/" className="site-logo" aria-label={`${shop.name}, ir al inicio`}>
            <Logo name={shop.name} />
          </Link>
          <SearchBox />
          <Link to="/ofertas" className="offers-link">
            <Tag aria-hidden="true" />
            Ofertas Increíbles
          </Link>
          <AccountMenu />
          <CartButton />
        </div>
        <MobileMenu shop={shop} categories={categories} />
      </div>
      <CategoryNav categories={categories} />
    </header>
  )
}
