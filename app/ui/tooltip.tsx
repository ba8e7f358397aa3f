import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { usePortalContainer } from './use-portal-container.ts'

type TooltipProps = { text: ReactNode; children: ReactElement<Record<string, unknown>> }

/** A word more on a control that already has a name of its own: phones and screen readers do without it. */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const container = usePortalContainer(anchor)
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger ref={anchor} render={children} delay={400} />
      <BaseTooltip.Portal container={container}>
        <BaseTooltip.Positioner className="popup-positioner" positionMethod="fixed" sideOffset={6}>
          <BaseTooltip.Popup className="tooltip">{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}
