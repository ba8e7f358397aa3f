import { Link } from 'react-router'
import { formatPhone } from '#app/shop/kernel/phone.ts'
import { Logo } from '#app/ui/logo.tsx'
import type { ShopForVisitors } from './shop-for-visitors.ts'
import { SocialLinks } from './social-links.tsx'

const columns = [
  {
    title: 'Tienda',
    links: [
      ['/catalogo', 'Catálogo'],
      ['/ofertas', 'Ofertas'],
      ['/guia-perfumes', 'Guía de Vitaminas'],
      ['/envios-devoluciones', 'Envíos y devoluciones'],
      ['/faq', 'Preguntas frecuentes'],
    ],
  },
  {
    title: 'Nosotros',
    links: [
      ['/nuestra-historia', 'Nuestra Historia'],
      ['/acerca-de', 'Acerca de'],
      ['/mision-vision', 'Misión y visión'],
      ['/contactanos', 'Contáctanos'],
      ['/sitemap', 'Mapa del sitio'],
    ],
  },
] as const

const legal = [
  ['/politica-privacidad', 'Privacidad'],
  ['/terminos-servicio', 'Términos'],
  ['/politica-cookies', 'Cookies'],
  ['/aviso-legal', 'Aviso legal'],
] as const

export function Footer({ shop }: { shop: ShopForVisitors }) {
  return (
    <footer className="site-footer no-print">
      <div className="page site-footer-columns">
        <section>
          <Logo name={shop.name} />
          <p>{shop.slogan}. Entregamos en toda Nicaragua.</p>
          <SocialLinks social={shop.social} />
        </section>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <LinkList links={links} />
          </nav>
        ))}
        <section aria-label="Contacto">
          <h2>Contacto</h2>
          <address>
            <p>{shop.address}</p>
            <a href={`tel:+${shop.contactPhone}`}>{formatPhone(shop.contactPhone)}</a>
            <a href={`mailto:${shop.email}`}>{shop.email}</a>
          </address>
          <p>{shop.hours.join(' · ')}</p>
        </section>
      </div>
      <div className="page site-footer-end">
        <p>Efectivo contra entrega, transferencia bancaria y tarjeta mediante un proveedor de pagos.</p>
        <nav aria-label="Información legal">
          <LinkList links={legal} />
        </nav>
      </div>
    </footer>
  )
}

function LinkList({ links }: { links: readonly (readonly [string, string])[] }) {
  return (
    <ul>
      {links.map(([to, name]) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
