import { HeartHandshake, Leaf, ShieldCheck, Sun } from 'lucide-react'
import { ButtonLink } from '#app/ui/button.tsx'
import { useShop } from '../use-shop.ts'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Acerca de',
  description:
    'Quiénes somos y qué nos importa: calidad, naturaleza, servicio y bienestar para las familias de Nicaragua.',
  path: '/acerca-de',
})

const values = [
  [
    ShieldCheck,
    'Calidad',
    'Productos originales de marcas conocidas, guardados como se debe y con su fecha a la vista.',
  ],
  [
    Leaf,
    'Naturaleza',
    'Plantas, aceites y alimentos que acompañan al cuerpo, explicados sin promesas milagrosas.',
  ],
  [HeartHandshake, 'Servicio', 'Una persona te responde por chat, y el correo en menos de 24 horas.'],
  [Sun, 'Bienestar', 'Queremos que dormir, moverte y comer bien te cueste un poco menos cada día.'],
] as const

export default function About() {
  const shop = useShop()
  return (
    <InformationPage
      title="Acerca de"
      lead={`${shop.name}: ${shop.slogan.toLowerCase()}, con entrega en toda Nicaragua.`}
      wide
    >
      <ul className="values">
        {values.map(([Icon, title, text]) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="information-actions">
        <ButtonLink to="/catalogo">Ver el catálogo</ButtonLink>
        <ButtonLink to="/contactanos" variant="secondary">
          Contáctanos
        </ButtonLink>
      </div>
    </InformationPage>
  )
}
