import type { ReactNode } from 'react'

type DescriptionListProps = { items: readonly { term: string; value: ReactNode }[]; columns?: 1 | 2 | 3 }

/** Names and what they stand for; what is empty is left out. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  const filled = items.filter(({ value }) => value !== undefined && value !== null && value !== '')
  return (
    <dl className="description-list" data-columns={columns}>
      {filled.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
