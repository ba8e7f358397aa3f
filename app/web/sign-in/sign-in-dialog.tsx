import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Side = 'sign-in' | 'register'
type Props = { open: boolean; onClose: () => void; start?: Side; next?: string }

/** The customers' way in. The visitor stays on the page, or goes on to `next`. */
export function SignInDialog({ open, onClose, start = 'sign-in', next }: Props) {
  const [side, setSide] = useSide(open, start)
  const { pathname, search } = useLocation()
  const forms = { next: next ?? `${pathname}${search}`, onDone: onClose }
  const registering = side === 'register'
  return (
    <Dialog open={open} onClose={onClose} title={registering ? 'Crear cuenta' : 'Iniciar sesión'}>
      {registering ? <RegisterForm {...forms} /> : <SignInForm {...forms} />}
      <div className="mt-6 flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4">
        <p>{registering ? '¿Ya tienes cuenta?' : '¿Primera vez aquí?'}</p>
        <Button type="button" variant="quiet" onClick={() => setSide(registering ? 'sign-in' : 'register')}>
          {registering ? 'Iniciar sesión' : 'Crear cuenta'}
        </Button>
      </div>
    </Dialog>
  )
}

/** Each time it opens it begins where it was asked to. */
function useSide(open: boolean, start: Side) {
  const [side, setSide] = useState<Side>(start)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setSide(start)
  }
  return [side, setSide] as const
}
