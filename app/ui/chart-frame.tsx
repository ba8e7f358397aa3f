import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'

type ChartFrameProps = {
  title: string
  /** What the chart says, in a sentence. */
  text?: ReactNode
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  height?: string
  children: ReactNode
}

/** A chart, and the same figures as a table for whoever wants to read them; paper has the table. */
export function ChartFrame({ title, text, columns, rows, height, children }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <figure
      className="chart"
      aria-labelledby={id}
      style={height ? ({ '--chart-height': height } as React.CSSProperties) : undefined}
    >
      <figcaption>
        <div>
          <h2 className="text-lg" id={id}>
            {title}
          </h2>
          {text ? <p>{text}</p> : null}
        </div>
        <Button
          type="button"
          variant="quiet"
          size="small"
          className="no-print"
          icon={asTable ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Ver como gráfico' : 'Ver como tabla'}
        </Button>
      </figcaption>
      {asTable ? null : <div className="chart-picture no-print">{children}</div>}
      <div className={asTable ? undefined : 'print-only'}>
        <FigureTable title={title} columns={columns} rows={rows} />
      </div>
    </figure>
  )
}

function FigureTable({ title, columns, rows }: Pick<ChartFrameProps, 'title' | 'columns' | 'rows'>) {
  return (
    <section className="data-table chart-table" aria-label={`${title}, tabla`}>
      <table>
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" data-align={place > 0 ? 'end' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures have no other name, and their order is fixed
            <tr key={line}>
              {row.map((cell, place) => (
                <td key={columns[place]} data-align={place > 0 ? 'end' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
