import { Link } from 'react-router'
import { CategoryArt } from './category-art.tsx'

const tiles = [
  ['suplementos', 'Suplementos'],
  ['salud-masculina', 'Salud Masculina'],
  ['aceites-esenciales', 'Aceites Esenciales'],
  ['vitaminas', 'Vitaminas'],
  ['hierbas', 'Hierbas'],
  ['apoyo-al-entrenamiento', 'Apoyo al Entrenamiento'],
  ['apoyo-para-el-sueno', 'Apoyo para el Sueño'],
  ['salud-femenina', 'Salud Femenina'],
] as const

export type TileSlug = (typeof tiles)[number][0]

export function CategoryTiles() {
  return (
    <section className="section" aria-labelledby="categorias">
      <h2 id="categorias" className="section-title">
        Compra por categoría
      </h2>
      <ul className="category-tiles">
        {tiles.map(([slug, name]) => (
          <li key={slug} data-family={slug}>
            <Link to={`/catalogo?category=${slug}`}>
              <CategoryArt of={slug} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
