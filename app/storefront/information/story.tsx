import { readSettings } from '#app/shop/settings/read-settings.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { db } from '#app/web/database.server.ts'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/story'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export async function loader() {
  const { storyYearsClaim, storyCustomersClaim, storyProductsClaim } = await readSettings(db)
  return { storyYearsClaim, storyCustomersClaim, storyProductsClaim }
}

export const meta = informationMeta({
  title: 'Nuestra Historia',
  description:
    'De un mostrador de barrio en Managua a una tienda que entrega en toda Nicaragua: nuestra historia desde 2010.',
  path: '/nuestra-historia',
})

const timeline = [
  [
    '2010',
    'El primer mostrador',
    'Abrimos una pequeña tienda de productos naturales en Managua, con pocas estanterías y mucha conversación con cada cliente.',
  ],
  [
    '2015',
    'Más que vitaminas',
    'Sumamos farmacia, hierbas y aceites esenciales, y un equipo que ayuda a escoger sin apuro.',
  ],
  [
    '2020',
    'Pedidos por chat',
    'Cuando salir de casa se volvió difícil, empezamos a tomar pedidos por chat y a enviarlos a los departamentos.',
  ],
  [
    '2025',
    'La tienda en línea',
    'Todo el catálogo, con precios y existencias de verdad, a un toque desde cualquier teléfono.',
  ],
] as const

export default function Story({ loaderData }: Route.ComponentProps) {
  const shop = useShop()
  const stats = [
    [loaderData.storyYearsClaim, 'años sirviendo'],
    [loaderData.storyCustomersClaim, 'clientes'],
    [loaderData.storyProductsClaim, 'productos escogidos'],
  ] as const
  return (
    <InformationPage
      title="Nuestra Historia"
      lead={`${shop.name} nació para que cuidarse fuera sencillo: buen producto, precio claro y alguien que responde.`}
      wide
    >
      <dl className="stats">
        {stats.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <ol className="timeline">
        {timeline.map(([year, title, text]) => (
          <li key={year}>
            <span>{year}</span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="information-actions">
        <ButtonLink to="/catalogo">Explorar el catálogo</ButtonLink>
        <ButtonLink to="/acerca-de" variant="secondary">
          Acerca de nosotros
        </ButtonLink>
      </div>
    </InformationPage>
  )
}
