/** Search engines may read the shop; its private rooms and endless combinations of filters are of no use to them. */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /cliente/',
    'Disallow: /checkout',
    'Disallow: /order-confirmation',
    'Disallow: /confirmacion-pedido',
    'Disallow: /personal/',
    'Disallow: /api/',
    'Disallow: /*?*sort=',
    'Disallow: /*?*size=',
    '',
    `Sitemap: ${process.env.PUBLIC_URL ?? ''}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
