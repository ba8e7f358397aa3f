import { catalogParams } from '#app/shop/catalog/catalog-filters.ts'
import { offerParams } from '#app/shop/catalog/offer-filters.ts'

/** Pages that are the same for everybody, and the parameters that change what they show; `*` is a number. */
export const publicPages = [
  { path: '/', params: [] },
  { path: '/catalogo', params: catalogParams },
  { path: '/producto/*', params: [] },
  { path: '/ofertas', params: offerParams },
  { path: '/contactanos', params: [] },
  { path: '/nuestra-historia', params: [] },
  { path: '/acerca-de', params: [] },
  { path: '/guia-perfumes', params: [] },
  { path: '/guia-vitaminas', params: [] },
  { path: '/politica-privacidad', params: [] },
  { path: '/terminos-servicio', params: [] },
  { path: '/politica-cookies', params: [] },
  { path: '/sitemap', params: [] },
  { path: '/faq', params: [] },
  { path: '/mision-vision', params: [] },
  { path: '/envios-devoluciones', params: [] },
  { path: '/aviso-legal', params: [] },
  { path: '/dia-padre', params: [] },
  { path: '/api/sugerencias', params: ['q'] },
  { path: '/sitemap.xml', params: [] },
  { path: '/sitemap-paginas.xml', params: [] },
  { path: '/sitemap-productos-*.xml', params: [] },
  { path: '/robots.txt', params: [] },
  { path: '/feed/productos.csv', params: [] },
] as const
