import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { SignInDialog } from '#app/web/sign-in/sign-in-dialog.tsx'

/** Asked once for this checkout. */
export function GuestOrCustomer({ onGuest }: { onGuest: () => void }) {
  const [dialog, setDialog] = useState<'sign-in' | 'register' | null>(null)
  return (
    <div className="grid max-w-4xl gap-6 md:grid-cols-2">
      <section className="card stack">
        <h2 className="text-xl">Tengo una cuenta</h2>
        <p className="text-ink-soft">Tus datos aparecen llenos y el pedido queda en tu historial.</p>
        <div className="flex flex-wrap gap-2">
          <Button type="button" onClick={() => setDialog('sign-in')}>
            Iniciar sesión
          </Button>
          <Button type="button" variant="secondary" onClick={() => setDialog('register')}>
            Crear cuenta
          </Button>
        </div>
      </section>
      <section className="card stack">
        <h2 className="text-xl">Comprar sin cuenta</h2>
        <p className="text-ink-soft">Solo te pedimos lo necesario para entregarte el pedido.</p>
        <div>
          <Button type="button" variant="secondary" onClick={onGuest}>
            Continuar como invitado
          </Button>
        </div>
      </section>
      <SignInDialog
        open={dialog !== null}
        start={dialog ?? 'sign-in'}
        next="/checkout"
        onClose={() => setDialog(null)}
      />
    </div>
  )
}
