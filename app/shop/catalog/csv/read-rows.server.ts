import { Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { delimiterOf } from './file-text.ts'

export type FileRow = { rowNumber: number; cells: string[] }

/** The file cannot be taken apart from this line on. */
export class BrokenFile extends Error {}

const PIECE = 64 * 1024
const ROWS_BETWEEN_BREATHS = 250

/** Row by row, letting other work of the process go on in between. The first row is the header. */
export async function* readRows(text: string): AsyncGenerator<FileRow> {
  const { delimiter, skipLines } = delimiterOf(text)
  const parser = parse({
    delimiter,
    from_line: 1 + skipLines,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  Readable.from(pieces(text)).pipe(parser)
  let rowNumber = skipLines
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      rowNumber++
      yield { rowNumber, cells }
      if (rowNumber % ROWS_BETWEEN_BREATHS === 0) await breathe()
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenFile(spell(error))
    throw error
  }
}

function* pieces(text: string) {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE).replaceAll('\u0000', '')
}

function spell(error: CsvError): string {
  const line = typeof error.lines === 'number' ? error.lines : null
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'Hay unas comillas que se abren y no se cierran.'
  return line
    ? `No se entiende lo escrito cerca de la línea ${line}.`
    : 'No se entiende lo escrito en el archivo.'
}
