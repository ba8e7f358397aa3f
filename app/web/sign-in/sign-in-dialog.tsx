import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { RegisterForm } from './register-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

type Side = 'sign-in' | 'register'
type Props = { open: boolean; onClose: () => void; start?: Side; next?: string }

/** The customers' way in. The visitor stays on the page, or goes on to `next`. */
export function SignInDialog({ open, onClose, start = 'sign-in', next }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={start === 'sign-in' ? 'Tu cuenta' : 'Crear cuenta'}>
      <Sides key={start} start={start} next={next} onClose={onClose} />
    </Dialog>
  )
}

function Sides({ start, next, onClose }: { start: Side; next?: string; onClose: () => void }) {
  const [side, setSide] = useState<Side>(start)
  const { pathname, search } = useLocation()
  const done = useCallback(() => onClose(), [onClose])
  const goOn = next ?? `${pathname}${search}`
  const registering = side === 'register'
  return (
    <div className="flex flex-col gap-6">
      {registering ? <RegisterForm next={goOn} onDone={done} /> : <SignInForm next={goOn} onDone={done} />}
      <div className="flex flex-wrap items-center justify-center gap-x-2 border-t border-line pt-4">
        <p>{registering ? '¿Ya tienes cuenta?' : '¿Primera vez aquí?'}</p>
        <Button variant="quiet" onClick={() => setSide(registering ? 'sign-in' : 'register')}>
          {registering ? 'Iniciar sesión' : 'Crear cuenta'}
        </Button>
      </div>
    </div>
  )
}
