import { Menu as BaseMenu } from '@base-ui/react/menu'
import { EllipsisVertical } from 'lucide-react'
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { IconButton } from './icon-button.tsx'
import { usePortalContainer } from './use-portal-container.ts'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  to?: string
  /** Opens a page of its own, such as one to print. */
  newTab?: boolean
  tone?: 'danger'
  disabled?: boolean
  separatorBefore?: boolean
}

type MenuProps = {
  label: string
  items: readonly MenuItem[]
  /** A button; without it, three dots. */
  trigger?: ReactElement<Record<string, unknown>>
}

export function Menu({ label, items, trigger }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const container = usePortalContainer(anchor)
  const dots = (
    <IconButton label={label} size="small">
      <EllipsisVertical aria-hidden="true" />
    </IconButton>
  )
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger ref={anchor} render={trigger ?? dots} />
      <BaseMenu.Portal container={container}>
        <BaseMenu.Positioner
          className="popup-positioner"
          positionMethod="fixed"
          sideOffset={4}
          align="end"
          collisionPadding={8}
        >
          <BaseMenu.Popup className="popup">
            {items.map((item) => (
              <Fragment key={item.label}>
                {item.separatorBefore ? <BaseMenu.Separator className="popup-separator" /> : null}
                <Entry {...item} />
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

function Entry({ label, icon, onSelect, to, newTab, tone, disabled }: MenuItem) {
  const className = tone === 'danger' ? 'popup-item popup-item-danger' : 'popup-item'
  if (to !== undefined && !disabled) {
    return (
      <BaseMenu.LinkItem
        className={className}
        closeOnClick
        render={<Link to={to} target={newTab ? '_blank' : undefined} reloadDocument={newTab} />}
      >
        {icon}
        {label}
      </BaseMenu.LinkItem>
    )
  }
  return (
    <BaseMenu.Item className={className} disabled={disabled} onClick={onSelect}>
      {icon}
      {label}
    </BaseMenu.Item>
  )
}
