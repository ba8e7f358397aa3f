import { Notice } from '#app/ui/notice.tsx'

/** Shown once; they cannot be read again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section className="card stack" aria-labelledby="codigos">
      <h2 id="codigos" className="text-lg">
        Códigos de recuperación
      </h2>
      <Notice tone="warning">
        Guárdalos en un lugar seguro: no los mostraremos otra vez. Cada uno sirve una sola vez, si pierdes tu
        teléfono.
      </Notice>
      <ul className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code} className="rounded bg-sunken px-3 py-2 text-center">
            {code}
          </li>
        ))}
      </ul>
    </section>
  )
}
