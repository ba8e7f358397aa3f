import { productLabels, spellField } from '#app/shop/catalog/product-labels.ts'
import type { FieldStep, previewRows } from '#app/shop/imports/preview-rows.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Cordobas } from '#app/ui/money.tsx'
import { outcomeBadges } from './import-words.ts'

type Row = Awaited<ReturnType<typeof previewRows>>['rows'][number]

/** The rows of the file: what each does or did, and why one stays out. */
export function RowTable({ rows, isRun }: { rows: Row[]; isRun: boolean }) {
  return (
    <DataTable
      caption="Filas del archivo"
      rows={rows}
      rowKey={(row) => row.rowNumber}
      columns={[
        { name: 'Fila', numeric: true, cell: (row) => row.rowNumber },
        { name: 'Resultado', cell: (row) => <Outcome row={row} isRun={isRun} /> },
        { name: 'Producto', cell: (row) => <span className="font-semibold">{nameOf(row)}</span> },
        { name: 'SKU', priority: 3, cell: (row) => row.product?.sku ?? '—' },
        { name: 'Precio', numeric: true, cell: (row) => <Amount amount={row.product?.price} /> },
        { name: 'Costo', numeric: true, cell: (row) => <Amount amount={row.product?.cost} /> },
        { name: 'Stock', numeric: true, cell: (row) => row.product?.stock ?? '—' },
        { name: 'Detalle', cell: (row) => <Detail row={row} /> },
      ]}
      card={(row) => (
        <div className="flex flex-col gap-2">
          <p className="flex items-center justify-between gap-2">
            <span className="text-sm text-ink-soft">Fila {row.rowNumber}</span>
            <Outcome row={row} isRun={isRun} />
          </p>
          <p className="font-semibold wrap-anywhere">{nameOf(row)}</p>
          <Detail row={row} />
        </div>
      )}
      empty={<EmptyState title="Aquí no hay filas" text="Ninguna fila del archivo está en este grupo." />}
    />
  )
}

function Outcome({ row, isRun }: { row: Row; isRun: boolean }) {
  const { before, after, color } = outcomeBadges[row.outcome]
  return <Badge color={color}>{isRun ? after : before}</Badge>
}

const nameOf = (row: Row) => row.product?.name ?? (row.cells.filter(Boolean).slice(0, 3).join(', ') || '—')

const Amount = ({ amount }: { amount: number | undefined }) =>
  amount === undefined ? '—' : <Cordobas amount={amount} />

function Detail({ row }: { row: Row }) {
  if (row.steps.length === 0 && row.problems.length === 0) return null
  return (
    <ul className="flex max-w-prose flex-col gap-0.5 text-sm wrap-anywhere">
      {row.problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {row.steps.map((step) => (
        <li key={step.field}>
          <Step {...step} />
        </li>
      ))}
    </ul>
  )
}

function Step({ field, before, after }: FieldStep) {
  const label = productLabels[field as keyof typeof productLabels] ?? field
  const spell = (value: unknown) => (field === 'categoryId' ? 'otra' : short(spellField(field, value)))
  return field === 'categoryId' ? (
    <>{label}: cambia</>
  ) : (
    <>
      {label}: {spell(before)} → <strong>{spell(after)}</strong>
    </>
  )
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
