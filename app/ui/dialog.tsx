import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  footer?: ReactNode
  /** When false, only the buttons close it: no Esc, no click beside it. */
  dismissible?: boolean
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

export function Dialog({ size = 'md', ...props }: DialogProps) {
  return (
    <Modal {...props} className={size === 'md' ? 'dialog' : `dialog dialog-${size}`} mounted={props.open} />
  )
}

type ModalProps = Omit<DialogProps, 'size'> & { className: string; mounted: boolean }

export function Modal({
  open,
  onClose,
  title,
  description,
  footer,
  dismissible = true,
  role,
  className,
  mounted,
  children,
}: ModalProps) {
  const modal = useModal(open, onClose, dismissible)
  const [openAtFirst] = useState(open)
  const id = useId()
  return (
    <dialog
      {...modal}
      open={openAtFirst}
      className={className}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
    >
      {mounted ? (
        <>
          <div className="dialog-head">
            <div>
              <h2 id={`${id}-title`}>{title}</h2>
              {description ? <p id={`${id}-description`}>{description}</p> : null}
            </div>
          </div>
          {children ? <div className="dialog-body">{children}</div> : null}
          {footer ? <div className="dialog-foot">{footer}</div> : null}
          {dismissible ? (
            <IconButton label="Cerrar" className="dialog-close" onClick={onClose}>
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </>
      ) : null}
    </dialog>
  )
}
