import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { chatLink } from '#app/integrations/whatsapp/chat-link.ts'
import { genders } from '#app/shop/catalog/catalog-filters.ts'
import { healthGoalLabels, healthGoals } from '#app/shop/catalog/health-goals.ts'
import { listCategories } from '#app/shop/catalog/list-categories.server.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { db } from '#app/web/database.server.ts'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/site-map'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export async function loader() {
  return { categories: await listCategories(db) }
}

export const meta = informationMeta({
  title: 'Mapa del sitio',
  description: 'Todas las páginas de la tienda en una sola lista, y un chat en vivo si prefieres preguntar.',
  path: '/sitemap',
})

const sections = [
  [
    'Tienda',
    [
      ['/', 'Inicio'],
      ['/catalogo', 'Catálogo'],
      ['/ofertas', 'Ofertas'],
      ['/guia-perfumes', 'Guía de Vitaminas'],
      ['/dia-padre', 'Día del Padre'],
    ],
  ],
  [
    'Nosotros',
    [
      ['/nuestra-historia', 'Nuestra Historia'],
      ['/acerca-de', 'Acerca de'],
      ['/mision-vision', 'Misión y visión'],
      ['/contactanos', 'Contáctanos'],
    ],
  ],
  [
    'Ayuda',
    [
      ['/faq', 'Preguntas frecuentes'],
      ['/envios-devoluciones', 'Envíos y devoluciones'],
      ['/politica-privacidad', 'Política de privacidad'],
      ['/politica-cookies', 'Política de cookies'],
      ['/terminos-servicio', 'Términos de servicio'],
      ['/aviso-legal', 'Aviso legal'],
    ],
  ],
  [
    'Tu cuenta',
    [
      ['/cliente/perfil', 'Mi Perfil'],
      ['/cliente/pedidos', 'Mis Pedidos'],
      ['/cliente/favoritos', 'Favoritos'],
      ['/cliente/soporte', 'Soporte'],
    ],
  ],
] as const

export default function SiteMap({ loaderData: { categories } }: Route.ComponentProps) {
  const shop = useShop()
  const all: [string, readonly (readonly [string, string])[]][] = [
    ...sections.map(([title, links]): [string, readonly (readonly [string, string])[]] => [title, links]),
    ['Categorías', categories.map(({ slug, name }) => [`/catalogo?category=${slug}`, name] as const)],
    [
      'Metas de salud',
      healthGoals.map((goal) => [`/catalogo?category=${goal}`, healthGoalLabels[goal]] as const),
    ],
    ['Por género', genders.map((gender) => [`/catalogo?gender=${gender}`, gender] as const)],
  ]
  return (
    <InformationPage title="Mapa del sitio" wide>
      <div className="site-map-chat">
        <p>¿No encuentras algo? Pregúntanos.</p>
        <ButtonAnchor
          href={chatLink(shop.supportPhone, `Hola ${shop.name}, quisiera hacer una consulta.`)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MessageCircle aria-hidden="true" />}
        >
          Chat en vivo
        </ButtonAnchor>
      </div>
      <div className="site-map">
        {all.map(([title, links]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, name]) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </InformationPage>
  )
}
