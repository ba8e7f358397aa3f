import type { ReactNode } from 'react'

export type BadgeColor = 'yellow' | 'blue' | 'green' | 'red' | 'grey' | 'leaf' | 'clay'

/** A state in one word. The colour helps; the word says it. */
export function Badge({ color = 'grey', children }: { color?: BadgeColor; children: ReactNode }) {
  return <span className={color === 'grey' ? 'badge' : `badge badge-${color}`}>{children}</span>
}
