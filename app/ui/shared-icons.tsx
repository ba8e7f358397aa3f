import { Heart, Minus, Plus, ShoppingCart } from 'lucide-react'

const drawn = { heart: Heart, minus: Minus, plus: Plus, cart: ShoppingCart }

/** The icons that stand on every card of a list, drawn once in a page; each card only points at them. */
export function SharedIcons() {
  return (
    <svg className="shared-icons" aria-hidden="true">
      {Object.entries(drawn).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon fill="inherit" stroke="inherit" />
        </symbol>
      ))}
    </svg>
  )
}

type Props = { name: keyof typeof drawn; className?: string }

export function SharedIcon({ name, className }: Props) {
  return (
    <svg className={className ? `shared-icon ${className}` : 'shared-icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
