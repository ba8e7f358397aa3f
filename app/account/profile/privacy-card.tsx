import { Download } from 'lucide-react'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'

export function PrivacyCard() {
  return (
    <section className="card" aria-labelledby="privacidad">
      <h2 id="privacidad" className="mb-1 text-lg">
        Tus datos
      </h2>
      <p className="mb-4 text-ink-soft">
        Todo lo que la tienda sabe de ti es tuyo: llévatelo o pide que lo borremos.
      </p>
      <div className="flex flex-col gap-2">
        <ButtonAnchor
          href="/cliente/perfil/mis-datos"
          download
          variant="secondary"
          block
          icon={<Download aria-hidden="true" />}
        >
          Descargar mis datos
        </ButtonAnchor>
        <ButtonLink to="/cliente/perfil/eliminar" variant="danger-quiet" block>
          Eliminar mi cuenta
        </ButtonLink>
      </div>
    </section>
  )
}
