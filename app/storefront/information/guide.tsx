import { Link } from 'react-router'
import { informationMeta } from './information-meta.ts'
import { InformationPage } from './information-page.tsx'

export const meta = informationMeta({
  title: 'Guía de Vitaminas y Suplementos',
  description:
    'Para qué sirve cada vitamina y mineral, dónde se encuentra en la comida y cómo leer una etiqueta.',
  path: '/guia-perfumes',
})

const vitamins = [
  ['Vitamina A', 'Vista, piel y defensas.', 'Zanahoria, ayote, hígado, huevo'],
  ['Complejo B', 'Energía, sangre y sistema nervioso.', 'Carnes, frijoles, granos enteros, huevo'],
  ['Vitamina C', 'Defensas, colágeno y absorción del hierro.', 'Naranja, guayaba, chiltoma'],
  ['Vitamina D', 'Huesos, músculos y defensas.', 'Sol, pescado, huevo'],
  ['Vitamina E', 'Protege las células del desgaste.', 'Semillas, maní, aguacate'],
  ['Vitamina K', 'Coagulación y huesos.', 'Hojas verdes, brócoli'],
] as const

const minerals = [
  ['Magnesio', 'Músculos, nervios y descanso.', 'Semillas, frijoles, cacao'],
  ['Calcio', 'Huesos y dientes.', 'Lácteos, ajonjolí, hojas verdes'],
  ['Hierro', 'Lleva el oxígeno en la sangre.', 'Carnes rojas, frijoles, hojas verdes'],
  ['Zinc', 'Defensas, piel y cicatrización.', 'Carnes, semillas de ayote'],
] as const

export default function Guide() {
  return (
    <InformationPage
      title="Guía de Vitaminas y Suplementos"
      lead="Lo básico para escoger con calma. No sustituye a tu médico ni a una buena comida."
      wide
    >
      <Facts title="Vitaminas" rows={vitamins} />
      <Facts title="Minerales" rows={minerals} />
      <div className="prose">
        <h2>Cómo leer una etiqueta</h2>
        <ul>
          <li>Mira la cantidad por porción y cuántas porciones trae: así se compara el precio de verdad.</li>
          <li>mg son miligramos; mcg, microgramos (mil veces menos); UI, unidades internacionales.</li>
          <li>
            Revisa la presentación: cápsula, tableta, polvo, gotas o gomita. La mejor es la que sí vas a
            tomar.
          </li>
          <li>Fíjate en los alérgenos y en la fecha de vencimiento.</li>
        </ul>
        <h2>Cuándo tomarlos</h2>
        <ul>
          <li>Las vitaminas A, D, E y K se aprovechan mejor con una comida que tenga algo de grasa.</li>
          <li>El hierro se absorbe mejor con vitamina C, y peor con café o lácteos.</li>
          <li>El magnesio y la melatonina suelen tomarse por la noche.</li>
        </ul>
        <h2>Antes de empezar</h2>
        <p>
          Consulta a un profesional de la salud si estás embarazada, das de mamar, tomas medicamentos o vas a
          dárselos a un niño. Más no siempre es mejor: no pases de la dosis de la etiqueta.
        </p>
        <p>
          ¿Ya sabes qué buscas? Mira las <Link to="/catalogo?category=vitaminas">vitaminas</Link> y los{' '}
          <Link to="/catalogo?category=suplementos">suplementos</Link>.
        </p>
      </div>
    </InformationPage>
  )
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, string, string])[] }) {
  return (
    <section className="guide-facts">
      <h2>{title}</h2>
      <ul>
        {rows.map(([name, serves, found]) => (
          <li key={name}>
            <h3>
              <Link to={`/catalogo?search=${encodeURIComponent(name)}`}>{name}</Link>
            </h3>
            <p>{serves}</p>
            <p className="guide-found">{found}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
