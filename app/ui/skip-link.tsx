/** The first stop of the keyboard on every page; the layout's main element has the id "contenido". */
export function SkipLink() {
  return (
    <a className="visually-hidden skip-link" href="#contenido">
      Saltar al contenido
    </a>
  )
}
