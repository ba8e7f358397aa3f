import { Notice } from '#app/ui/notice.tsx'

/** Why the order was not placed, and what helps. */
export type Problem = { sentences: string[]; next?: string | undefined }

/** What changed since the shopper looked, and why the order was not placed. */
export function Problems({ changes, problem }: { changes: string[]; problem: Problem | null }) {
  return (
    <>
      {problem ? (
        <Notice tone="danger" title="Tu pedido no se ha creado" live>
          <ul>
            {problem.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {problem.next ? <p className="mt-2">{problem.next}</p> : null}
        </Notice>
      ) : null}
      {changes.length > 0 && !problem ? (
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
