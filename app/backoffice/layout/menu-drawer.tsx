import { Menu } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Drawer } from '#app/ui/drawer.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { type FrameProps, NavigationLists } from './sidebar.tsx'

type Props = FrameProps & { open: boolean; onOpen: (open: boolean) => void }

/** The whole navigation on a small screen; it leaves once it has led somewhere. */
export function MenuDrawer({ open, onOpen, shopName, ...frame }: Props) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new place closes it
  useEffect(() => onOpen(false), [key])
  return (
    <>
      <IconButton
        label="Abrir el menú"
        className="lg:hidden"
        aria-expanded={open}
        onClick={() => onOpen(true)}
      >
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer side="left" open={open} onClose={() => onOpen(false)} title={shopName}>
        <div className="office-drawer">
          <NavigationLists {...frame} onGo={() => onOpen(false)} />
        </div>
      </Drawer>
    </>
  )
}
