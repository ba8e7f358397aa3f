import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { backupFormat, type Sequence } from './backup.ts'
import { Refusal } from './refusal.ts'

export type Header = { migrations: { name: string; hash: string }[] }
export type Part = { table: string; rows: string[] } | { sequences: Sequence[] }

const batchSize = 2000

/** Reads a backup in its order. Ends well only when the checksum at its end is right. */
export async function openBackup(file: string) {
  const lines = readLines(file)
  const header = parse((await lines.next()).value, file) as Header & { format?: string }
  if (header.format !== backupFormat) throw new Refusal(`${file} no es un respaldo de esta tienda.`)
  return { header: header as Header, parts: readParts(lines, file) }
}

async function* readParts(lines: AsyncGenerator<string>, file: string): AsyncGenerator<Part> {
  for await (const line of lines) {
    const head = parse(line, file) as { table: string; rows: number } | { sequences: Sequence[] }
    if ('sequences' in head) yield head
    else yield* readRows(lines, head.table, head.rows)
  }
}

async function* readRows(lines: AsyncGenerator<string>, table: string, count: number) {
  for (let read = 0; read < count; ) {
    const rows: string[] = []
    while (rows.length < batchSize && read + rows.length < count) {
      const { value, done } = await lines.next()
      if (done) return
      rows.push(value)
    }
    yield { table, rows }
    read += rows.length
  }
}

/** The lines before the last, which is the checksum of those before it. */
async function* readLines(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const input = pipeline(createReadStream(file), createGunzip(), () => undefined)
  let last: string | undefined
  try {
    for await (const line of splitLines(input.setEncoding('utf8'))) {
      if (last !== undefined) {
        hash.update(`${last}\n`)
        yield last
      }
      last = line
    }
  } catch (error) {
    throw new Refusal(`No se puede leer ${file}: ${(error as Error).message}.`)
  }
  const { sha256 } = parse(last, file) as { sha256?: string }
  if (sha256 !== hash.digest('hex'))
    throw new Refusal(`${file} está dañado o incompleto: no se restauró nada.`)
}

/** Not node:readline, which also ends a line at the separators U+2028 and U+2029 that a description may hold. */
async function* splitLines(chunks: AsyncIterable<string>) {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

function parse(line: string | undefined, file: string): unknown {
  try {
    return JSON.parse(line ?? '')
  } catch {
    throw new Refusal(`${file} está dañado o no es un respaldo de esta tienda: no se restauró nada.`)
  }
}
