import { healthGoals } from '#app/shop/catalog/health-goals.ts'
import { listCategories } from '#app/shop/catalog/list-categories.server.ts'
import { countSitemapFiles, listProductAddresses } from '#app/shop/catalog/list-product-addresses.server.ts'
import { db } from '#app/web/database.server.ts'
import type { Route } from './+types/sitemap'

const pages = [
  '/',
  '/catalogo',
  '/ofertas',
  '/contactanos',
  '/nuestra-historia',
  '/acerca-de',
  '/guia-perfumes',
  '/faq',
  '/mision-vision',
  '/envios-devoluciones',
  '/dia-padre',
  '/aviso-legal',
  '/politica-privacidad',
  '/terminos-servicio',
  '/politica-cookies',
  '/sitemap',
]

/** sitemap.xml names the files; one holds the pages, the others two thousand products each. */
export async function loader({ params }: Route.LoaderArgs) {
  const name = params.name
  const base = process.env.PUBLIC_URL ?? ''
  if (name === 'sitemap') return xml(await index(base))
  if (name === 'sitemap-paginas') return xml(await pageAddresses(base))
  const file = /^sitemap-productos-([1-9]\d{0,5})$/.exec(name)?.[1]
  const products = file ? await listProductAddresses(db, Number(file)) : []
  if (products.length === 0) throw new Response('No existe', { status: 404 })
  return xml(
    urlset(
      products.map(
        ({ id, changed }) => `<url><loc>${base}/producto/${id}</loc><lastmod>${changed}</lastmod></url>`,
      ),
    ),
  )
}

async function index(base: string): Promise<string> {
  const files = await countSitemapFiles(db)
  const names = ['sitemap-paginas', ...Array.from({ length: files }, (_, n) => `sitemap-productos-${n + 1}`)]
  const entries = names.map((name) => `<sitemap><loc>${base}/${name}.xml</loc></sitemap>`).join('\n')
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>`
}

async function pageAddresses(base: string): Promise<string> {
  const categories = await listCategories(db)
  const lists = [...categories.map(({ slug }) => slug), ...healthGoals].map(
    (name) => `/catalogo?category=${name}`,
  )
  return urlset([...pages, ...lists].map((path) => `<url><loc>${base}${path}</loc></url>`))
}

function urlset(urls: string[]): string {
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
