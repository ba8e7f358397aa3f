import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

type Props = { expense: { id: number; description: string } | undefined; onClose: () => void }

export function DeleteExpense({ expense, onClose }: Props) {
  return (
    <ConfirmDialog
      open={expense !== undefined}
      onClose={onClose}
      title="Eliminar gasto"
      question={
        <>
          ¿Estás seguro de que quieres eliminar este gasto? <strong>{expense?.description}</strong>
        </>
      }
      submit={{ action: `/admin/gastos/${expense?.id}/eliminar`, fields: {} }}
    />
  )
}
