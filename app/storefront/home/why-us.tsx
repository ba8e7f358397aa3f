import type { Settings } from '#app/shop/settings/settings.ts'

type Props = Pick<Settings, 'productsClaim' | 'experienceClaim'>

export function WhyUs({ productsClaim, experienceClaim }: Props) {
  const points = [
    [productsClaim, 'productos', 'Vitaminas, suplementos, hierbas y farmacia en un mismo lugar.'],
    [experienceClaim, 'años de experiencia', 'Personas que conocen lo que venden y te orientan sin apuro.'],
    ['Toda', 'Nicaragua', 'En la capital de 24 a 48 horas; en otras ciudades de 3 a 5 días hábiles.'],
    ['7 días', 'de garantía de calidad', 'Si algo no llegó bien, escríbenos y lo resolvemos.'],
  ] as const
  return (
    <section className="section why-us" aria-labelledby="por-que">
      <h2 id="por-que" className="section-title">
        ¿Por qué elegirnos?
      </h2>
      <ul>
        {points.map(([figure, of, text]) => (
          <li key={of}>
            <h3>
              <strong>{figure}</strong> {of}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
