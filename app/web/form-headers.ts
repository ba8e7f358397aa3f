import type { HeadersArgs } from 'react-router'

/** Says "Retry-After" to those without scripts too: a page's response takes only the headers that its route passes on. */
export function formHeaders({ actionHeaders }: HeadersArgs): Headers {
  return new Headers(actionHeaders)
}
