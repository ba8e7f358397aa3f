import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type DisclosureProps = {
  title: ReactNode
  open?: boolean
  /** Of those that share a name, one is open at a time. */
  name?: string
  children: ReactNode
}

/** A question that opens its answer; it needs no script. */
export function Disclosure({ title, open, name, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} name={name}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
