import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from './icon-button.tsx'
import { nextToast, noToast, type Toast } from './toast-state.ts'

export type { Toast }

const STAYS_MS = 5000
const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const Show = createContext<(toast: Toast) => void>(() => {})

export const useToast = () => useContext(Show)

type ToastProviderProps = {
  /** Gives the toast that the last redirect left, once. */
  takeFlash?: () => Toast | null
  children: ReactNode
}

export function ToastProvider({ takeFlash, children }: ToastProviderProps) {
  const [{ count, toast }, change] = useReducer(nextToast, noToast)
  const [show] = useState(() => (given: Toast) => change({ show: given }))
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location may have brought one
  useEffect(() => {
    const flashed = takeFlash?.()
    if (flashed) show(flashed)
  }, [key, show, takeFlash])

  const dismiss = () => change({ dismiss: count })
  const shown = toast ? <ToastBox key={count} toast={toast} onDismiss={dismiss} /> : null
  return (
    <Show value={show}>
      {children}
      <ToastLayer raised={count}>
        <div role="status">{toast?.kind === 'error' ? null : shown}</div>
        <div role="alert">{toast?.kind === 'error' ? shown : null}</div>
      </ToastLayer>
    </Show>
  )
}

/** Above a modal dialog, which is in the browser's top layer: whoever enters that last is on top. */
function ToastLayer({ raised, children }: { raised: number; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (raised === 0 || !layer.current?.showPopover) return
    layer.current.hidePopover()
    layer.current.showPopover()
  }, [raised])
  return (
    <div ref={layer} className="toasts" popover="manual">
      {children}
    </div>
  )
}

function ToastBox({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const pause = useCountdown(onDismiss)
  const Icon = icons[toast.kind]
  return (
    <div
      className={`toast toast-${toast.kind}`}
      onMouseEnter={() => pause(true)}
      onMouseLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <Icon aria-hidden="true" />
      <div>
        <p>{toast.title}</p>
        {toast.text ? <p>{toast.text}</p> : null}
      </div>
      <IconButton label="Cerrar aviso" onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Starts again from the full time after a pause. */
function useCountdown(onEnd: () => void) {
  const [paused, pause] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => end.current(), STAYS_MS)
    return () => clearTimeout(timer)
  }, [paused])
  return pause
}
