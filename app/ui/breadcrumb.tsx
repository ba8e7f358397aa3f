import { Link } from 'react-router'

/** Where this page stands; the last one is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { name: string; to?: string }[] }) {
  return (
    <nav aria-label="Ruta de navegación" className="breadcrumb no-print">
      <ol>
        {trail.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
