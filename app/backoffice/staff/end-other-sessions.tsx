import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

export function EndOtherSessions() {
  const [asking, setAsking] = useState(false)
  return (
    <section className="card" aria-labelledby="sesiones">
      <h2 id="sesiones" className="mb-1 text-lg">
        Sesiones
      </h2>
      <p className="mb-4 text-ink-soft">Cada sesión termina sola después de un día.</p>
      <Button type="button" variant="secondary" onClick={() => setAsking(true)}>
        Cerrar mis otras sesiones
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Cerrar mis otras sesiones"
        question="Saldrás de todos los demás dispositivos. En este sigues dentro."
        confirmText="Cerrar sesiones"
        tone="leaf"
        submit={{ action: '/admin/mi-cuenta/sesiones', fields: {} }}
      />
    </section>
  )
}
