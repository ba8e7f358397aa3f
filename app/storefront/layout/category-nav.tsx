import { LayoutGrid } from 'lucide-react'
import { Link } from 'react-router'
import type { CategoryLink } from '#app/shop/catalog/list-categories.server.ts'

export function CategoryNav({ categories }: { categories: CategoryLink[] }) {
  return (
    <nav className="category-nav" aria-label="Categorías">
      <ul className="page">
        <li>
          <Link to="/catalogo" className="category-nav-all">
            <LayoutGrid aria-hidden="true" />
            Comprar todos los productos
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/catalogo?category=${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
