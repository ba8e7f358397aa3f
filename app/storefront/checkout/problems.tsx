import { Notice } from '#app/ui/notice.tsx'

/** What changed since the shopper looked, and why the order was not placed. */
export function Problems({ changes, problem }: { changes: string[]; problem: string[] }) {
  return (
    <>
      {problem.length > 0 ? (
        <Notice tone="danger" title="Tu pedido no se ha creado" live>
          <ul>
            {problem.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="mt-2">
            Ya actualizamos tu carrito con lo de hoy: revisa el resumen y confirma otra vez.
          </p>
        </Notice>
      ) : null}
      {changes.length > 0 && problem.length === 0 ? (
        <Notice tone="warning" title="Tu carrito cambió" live>
          <ul>
            {changes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}
