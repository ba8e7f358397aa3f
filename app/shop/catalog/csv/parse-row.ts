import { looksLikeFormula, unguardCell } from './cell.ts'
import { type CsvField, type CsvProduct, columnOf, csvColumns, requiredColumns } from './columns.ts'

export type ParsedRow =
  | { kind: 'blank' }
  | { kind: 'skipped'; problem: string }
  | { kind: 'error'; problems: string[] }
  | { kind: 'product'; product: CsvProduct; warnings: string[] }

type Heading = {
  columns: ReturnType<typeof columnOf>[]
  missing: string[]
  unknown: string[]
  repeated: string[]
}

export function readHeader(header: readonly string[]): Heading {
  const columns = header.map(columnOf)
  const seen = new Set<CsvField>()
  const repeated: string[] = []
  for (const [place, column] of columns.entries()) {
    if (column && seen.has(column.field)) {
      repeated.push(header[place] ?? '')
      columns[place] = null
    } else if (column) seen.add(column.field)
  }
  return {
    columns,
    missing: requiredColumns.filter((name) => !columns.some((column) => column?.name === name)),
    unknown: header.filter(
      (name, place) => name.trim() !== '' && columns[place] === null && !repeated.includes(name),
    ),
    repeated,
  }
}

/** What one row of the file says. `rowNumber` is the spreadsheet's: the header stands in row 1. */
export function parseRow(
  cells: readonly string[],
  rowNumber: number,
  { columns }: Pick<Heading, 'columns'>,
): ParsedRow {
  if (cells.every((cell) => cell.trim() === '')) return { kind: 'blank' }
  if (cells.length !== columns.length) {
    const problem = `Fila ${rowNumber} omitida: tiene ${cells.length} columnas y el encabezado ${columns.length}`
    return { kind: 'skipped', problem }
  }
  const values: Partial<Record<CsvField, unknown>> = {}
  const errors: string[] = []
  const warnings: string[] = []
  const missing: string[] = []
  for (const [place, column] of columns.entries()) {
    if (!column) continue
    const cell = unguardCell(cells[place] ?? '').trim()
    const isRequired = requiredColumns.some((name) => name === column.name)
    const read = isRequired && !cell ? null : column.read(cell)
    if (read === null || (isRequired && 'error' in read && !/\d/.test(cell) && column.name !== 'name')) {
      missing.push(column.name)
    } else if ('error' in read) errors.push(`${column.name}: ${read.error}`)
    else {
      values[column.field] = read.value
      if (read.warning) warnings.push(`${column.name}: ${read.warning}`)
      if (typeof read.value === 'string' && looksLikeFormula(read.value)) {
        warnings.push(`${column.name}: parece una fórmula; se guarda como texto`)
      }
    }
  }
  if (missing.length > 0) errors.unshift('Faltan campos obligatorios (name, cost, price)')
  if (errors.length > 0)
    return { kind: 'error', problems: errors.map((error) => `Fila ${rowNumber}: ${error}`) }
  return {
    kind: 'product',
    product: values as CsvProduct,
    warnings: warnings.map((warning) => `Fila ${rowNumber}: ${warning}`),
  }
}

export const exportHeader = csvColumns.map((column) => column.name)
