import { Dialog } from '#app/ui/dialog.tsx'
import { StaffSignInForm } from './staff-sign-in-form.tsx'

/** The staff's way in, apart from the customers'. */
export function StaffSignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Acceso del personal"
      description="Solo para quienes trabajan en la tienda."
    >
      <StaffSignInForm onDone={onClose} />
    </Dialog>
  )
}
