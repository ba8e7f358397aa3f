import { ButtonLink } from '#app/ui/button.tsx'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Día del Padre',
  description:
    'Ideas para regalar bienestar a papá el 23 de junio: energía, descanso, entrenamiento y cuidado diario.',
  path: '/dia-padre',
})

const ideas = [
  ['/catalogo?category=men', 'Para su salud', 'Vitaminas y fórmulas pensadas para el hombre.'],
  ['/catalogo?category=energy', 'Para su energía', 'Complejo B, ginseng y lo que ayuda a empezar el día.'],
  ['/catalogo?category=apoyo-al-entrenamiento', 'Para entrenar', 'Proteínas, creatina e hidratación.'],
  ['/catalogo?category=sleep', 'Para descansar', 'Magnesio, melatonina e infusiones para la noche.'],
] as const

export default function FathersDay() {
  return (
    <InformationPage
      title="Día del Padre"
      lead="En Nicaragua lo celebramos el 23 de junio. Regálale algo que le haga bien."
      wide
    >
      <ul className="values">
        {ideas.map(([to, title, text]) => (
          <li key={to}>
            <h2>{title}</h2>
            <p>{text}</p>
            <ButtonLink to={to} variant="secondary">
              Ver ideas
            </ButtonLink>
          </li>
        ))}
      </ul>
    </InformationPage>
  )
}
