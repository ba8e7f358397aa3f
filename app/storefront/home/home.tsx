import { listStrips } from '#app/shop/catalog/list-strips.server.ts'
import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { db } from '#app/web/database.server.ts'
import { siteData, storeData } from '../finding/structured-data.ts'
import { frameOf, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/home'
import { Banners } from './banners.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { HealthGoals } from './health-goals.tsx'
import './home.css'
import { ProductStrip } from './product-strip.tsx'
import { WhyUs } from './why-us.tsx'

export async function loader() {
  const [strips, settings] = await Promise.all([listStrips(db), readSettings(db)])
  const { banners, productsClaim, experienceClaim, openingHours } = settings
  return { ...strips, banners, productsClaim, experienceClaim, openingHours }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shop = frameOf(matches)?.shop
  return pageMeta(matches, {
    title: `${shop?.name ?? 'FitoNica'}: vitaminas, suplementos y farmacia en Nicaragua`,
    description:
      'Vitaminas, suplementos naturales y productos de farmacia con entrega en toda Nicaragua. Compra en línea y confirma por WhatsApp.',
    path: '/',
    structured: (publicUrl) =>
      shop && loaderData
        ? [storeData(publicUrl, shop, loaderData.openingHours), siteData(publicUrl, shop.name)]
        : [],
  })
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, featured, offers, productsClaim, experienceClaim } = loaderData
  return (
    <div className="page home">
      <Banners banners={banners} />
      <CategoryTiles />
      <ProductStrip
        title="Productos destacados"
        products={featured}
        more={{ to: '/catalogo', name: 'Ver todos' }}
      />
      <HealthGoals />
      <ProductStrip
        title="Ofertas"
        products={offers}
        more={{ to: '/ofertas', name: 'Ver todas las ofertas' }}
      />
      <WhyUs productsClaim={productsClaim} experienceClaim={experienceClaim} />
    </div>
  )
}
