import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'

type Opening<Row> = { rows: readonly Row[]; rowHref?: (row: Row) => string; onOpen?: (row: Row) => void }

const within = 'a, button, input, select, textarea, label, summary, [role="menuitem"]'

/** One stop of the Tab key for the whole table; arrows walk its rows, Enter opens one. */
export function useRows<Row>({ rows, rowHref, onOpen }: Opening<Row>) {
  const [stop, setStop] = useState(0)
  const navigate = useNavigate()
  const opens = rowHref !== undefined || onOpen !== undefined

  const open = (row: Row) => {
    if (onOpen) onOpen(row)
    else if (rowHref) navigate(rowHref(row))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, row: Row, place: number) => {
    if (event.target !== event.currentTarget) return
    const to = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      Home: 0,
      End: rows.length - 1,
      Enter: place,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    if (event.key === 'Enter') open(row)
    else if (to >= 0 && to < rows.length) {
      const neighbour = event.currentTarget.parentElement?.children[to]
      if (neighbour instanceof HTMLElement) neighbour.focus()
    }
  }
  const onClick = (event: MouseEvent, row: Row) => {
    const target = event.target as Element
    if (target.closest(within) || window.getSelection()?.isCollapsed === false) return
    if (event.currentTarget.contains(target)) open(row)
  }
  return (row: Row, place: number) =>
    opens
      ? {
          tabIndex: place === Math.min(stop, rows.length - 1) ? 0 : -1,
          onFocus: () => setStop(place),
          onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onKeyDown(event, row, place),
          onClick: (event: MouseEvent) => onClick(event, row),
        }
      : {}
}
