import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Asks first; without scripts the button posts at once. */
export function CancelOrder({ number }: { number: string }) {
  const [asking, setAsking] = useState(false)
  const action = `/cliente/pedidos/${number}/cancelar`
  return (
    <>
      <form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        <Button variant="danger-quiet">Cancelar pedido</Button>
      </form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Cancelar el pedido ${number}`}
        question="Las unidades vuelven a la tienda y el pedido no se enviará. ¿Quieres cancelarlo?"
        confirmText="Sí, cancelar el pedido"
        pendingText="Cancelando..."
        submit={{ action, fields: {} }}
      />
    </>
  )
}
