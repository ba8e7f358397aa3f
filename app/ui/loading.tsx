export function Loading({ text = 'Cargando...' }: { text?: string }) {
  return (
    <p className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  )
}
