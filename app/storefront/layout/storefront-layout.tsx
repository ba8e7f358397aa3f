import type { ShouldRevalidateFunction } from 'react-router'
import { listCategories } from '#app/shop/catalog/list-categories.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'
import { CartOnDemand } from '../cart/cart-on-demand.tsx'
import type { Route } from './+types/storefront-layout'
import { CookieBanner } from './cookie-banner.tsx'
import { useCountedPageViews } from './count-page-views.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HelpButton } from './help-button.tsx'
import { PageOrWaiting } from './page-or-waiting.tsx'
import { shopForVisitors } from './shop-for-visitors.ts'
import './layout.css'

const IN_THE_HEADER = 10

export async function loader() {
  const [settings, categories] = await Promise.all([readSettings(db), listCategories(db, IN_THE_HEADER)])
  return { shop: shopForVisitors(settings), categories, publicUrl: process.env.PUBLIC_URL ?? '' }
}

/** The frame is the same on every page of a visit. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod !== undefined && formMethod !== 'GET' && defaultShouldRevalidate

export default function StorefrontLayout({ loaderData: { shop, categories } }: Route.ComponentProps) {
  useCountedPageViews()
  return (
    <div className="storefront">
      <Header shop={shop} categories={categories} />
      <main id="contenido" tabIndex={-1}>
        <PageOrWaiting />
      </main>
      <Footer shop={shop} />
      <CartOnDemand />
      <HelpButton phone={shop.supportPhone} shopName={shop.name} />
      <CookieBanner />
    </div>
  )
}
