import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { sortAddress, sortParameter } from './sort-parameter.ts'
import { useRows } from './use-rows.ts'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Figures: aligned at the end, in figures of one width. */
  numeric?: boolean
  /** The word for `?orden=`; a leading "-" turns it round. */
  sort?: string
  hideName?: boolean
  width?: string
  /** 3 is left out below 1250 px, 4 below 1360 px. */
  priority?: 3 | 4
}

export type DataTableProps<Row> = {
  /** What is listed, for whoever hears the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where Enter or a click on a row leads. */
  rowHref?: (row: Row) => string
  onOpen?: (row: Row) => void
  /** The same row on a phone; each stands in a card. */
  card?: (row: Row) => ReactNode
  /** Too many columns below 1250 px: the cards stand for it there too. */
  wide?: boolean
  empty: ReactNode
  /** What everything found comes to, under the column it adds up. */
  total?: { label: string; column: string; value: ReactNode }
}

/** A list that the server searches, sorts and pages: a table on a desk, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, card, empty, total, wide } = props
  const rowProps = useRows(props)
  const pending = useStaysHere()
  if (rows.length === 0) return <div className="data-table">{empty}</div>
  return (
    <>
      <div className="data-table" data-pending={pending || undefined} data-wide={wide || undefined}>
        <div className="data-table-scroll">
          <table aria-busy={pending || undefined}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <ColumnHead key={column.name} column={column} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={rowKey(row)} {...rowProps(row, place)}>
                  {columns.map((column) => (
                    <td key={column.name} {...cellLook(column)}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {total ? <Total total={total} columns={columns} /> : null}
          </table>
        </div>
      </div>
      {card ? (
        <ul className="data-cards" aria-label={caption}>
          {rows.map((row) => (
            <li key={rowKey(row)} className="card">
              {card(row)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const cellLook = ({ numeric, priority }: Pick<Column<never>, 'numeric' | 'priority'>) => ({
  'data-align': numeric ? 'end' : undefined,
  'data-priority': priority,
})

function ColumnHead<Row>({ column }: { column: Column<Row> }) {
  const [search] = useSearchParams()
  const { name, sort, hideName, width } = column
  const look = { scope: 'col', style: width ? { width } : undefined, ...cellLook(column) } as const
  if (!sort) return <th {...look}>{hideName ? <span className="visually-hidden">{name}</span> : name}</th>
  const current = search.get(sortParameter)
  const direction = current === sort ? 'ascending' : current === `-${sort}` ? 'descending' : undefined
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction ?? 'none']
  return (
    <th {...look} aria-sort={direction}>
      <Link to={sortAddress(search, sort)} preventScrollReset replace>
        {name}
        <Icon aria-hidden="true" />
      </Link>
    </th>
  )
}

type TotalProps<Row> = { total: NonNullable<DataTableProps<Row>['total']>; columns: readonly Column<Row>[] }

function Total<Row>({ total, columns }: TotalProps<Row>) {
  return (
    <tfoot>
      <tr>
        {columns.map((column, place) => (
          <td key={column.name} {...cellLook(column)}>
            {place === 0 ? total.label : null}
            {column.name === total.column ? total.value : null}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** Whether another view of this same list is on its way. */
function useStaysHere(): boolean {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname
}
