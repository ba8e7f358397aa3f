import { useState } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export function SecurityCard() {
  const [sent, setSent] = useState(false)
  return (
    <section className="card" aria-labelledby="seguridad">
      <h2 id="seguridad" className="mb-1 text-lg">
        Seguridad
      </h2>
      <p className="mb-4 text-ink-soft">
        Si perdiste un teléfono o usaste una computadora ajena, cierra tu sesión en todos los dispositivos.
      </p>
      <div className="flex flex-col gap-2">
        <ButtonLink to="/cliente/perfil/contrasena" variant="secondary" block>
          Cambiar contraseña
        </ButtonLink>
        <Form method="post" action="/cliente/perfil/sesiones" reloadDocument onSubmit={() => setSent(true)}>
          <Button variant="secondary" block pending={sent} pendingText="Cerrando...">
            Cerrar sesión en todos los dispositivos
          </Button>
        </Form>
      </div>
    </section>
  )
}
