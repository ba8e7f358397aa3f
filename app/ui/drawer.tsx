import { type DialogProps, Modal } from './dialog.tsx'

type DrawerProps = Omit<DialogProps, 'size' | 'role'> & { side?: 'right' | 'left' | 'bottom' }

const classes = {
  right: 'dialog drawer',
  left: 'dialog drawer drawer-left',
  bottom: 'dialog drawer drawer-bottom',
}

/** What it holds stays mounted, so that it can be seen sliding away. */
export function Drawer({ side = 'right', ...props }: DrawerProps) {
  return <Modal {...props} className={classes[side]} mounted />
}
