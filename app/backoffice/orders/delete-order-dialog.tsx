import { useLocation, useSearchParams } from 'react-router'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { listAddress } from './return-address.ts'

type Props = { order: { id: number; number: string; version: number } | undefined; onClose: () => void }

export function DeleteOrderDialog({ order, onClose }: Props) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <ConfirmDialog
      open={order !== undefined}
      onClose={onClose}
      title="Eliminar pedido"
      question={
        <>
          ¿Estás seguro de que quieres eliminar este pedido? <strong>{order?.number}</strong> Lo que tenía
          apartado o descontado vuelve al inventario.
        </>
      }
      submit={{
        action: `/admin/pedidos/${order?.id}/eliminar`,
        fields: { version: order?.version ?? 0, volver: listAddress(pathname, search) },
      }}
    />
  )
}
