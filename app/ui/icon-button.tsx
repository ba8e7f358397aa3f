import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button.tsx'

type Look = {
  /** What it does, for whoever does not see the icon. */
  label: string
  /** The icon. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** A small count on its corner; say it in the label too. */
  count?: ReactNode
}

type IconButtonProps = Look & ComponentProps<'button'>

export function IconButton({
  label,
  children,
  variant = 'quiet',
  size,
  count,
  className = '',
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...button}
      type={type}
      aria-label={label}
      className={buttonLook({ variant, size }, `icon-button ${className}`)}
    >
      {children}
      <Count count={count} />
    </button>
  )
}

function Count({ count }: { count: ReactNode }) {
  return count ? (
    <span className="icon-count" aria-hidden="true">
      {count}
    </span>
  ) : null
}
