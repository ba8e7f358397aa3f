import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet' | 'offer'
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what it stands in. */
  block?: boolean
  icon?: ReactNode
}

export function buttonLook({ variant = 'primary', size = 'medium', block }: Look, extra?: string): string {
  return [
    'button',
    variant === 'quiet' ? '' : `button-${variant}`,
    size === 'medium' ? '' : `button-${size}`,
    block ? 'button-block' : '',
    extra,
  ]
    .filter(Boolean)
    .join(' ')
}

type ButtonProps = Look & ComponentProps<'button'> & { pending?: boolean; pendingText?: string }

export function Button({
  variant,
  size,
  block,
  icon,
  pending = false,
  pendingText,
  className,
  children,
  type = 'submit',
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={buttonLook({ variant, size, block }, className)}
      data-pending={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? refuse : onClick}
    >
      {pending ? <span className="spinner" aria-hidden="true" /> : icon}
      {pending && pendingText ? pendingText : children}
      {pending && !pendingText ? <VisuallyHidden> (en curso)</VisuallyHidden> : null}
    </button>
  )
}

/** While it works the button keeps the focus, so it is refused rather than disabled. */
const refuse = (event: MouseEvent) => event.preventDefault()

type ButtonLinkProps = Look & ComponentProps<typeof Link>

export function ButtonLink({ variant, size, block, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonLook({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  )
}

type ButtonAnchorProps = Look & ComponentProps<'a'>

/** For an address outside the shop, or a file. */
export function ButtonAnchor({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...anchor
}: ButtonAnchorProps) {
  return (
    <a {...anchor} className={buttonLook({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  )
}
