import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inside a modal dialog everything else is inert, so what pops up there must live in it. */
export function usePortalContainer(anchor: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>()
  useLayoutEffect(() => setContainer(anchor.current?.closest('dialog') ?? undefined), [anchor])
  return container
}
