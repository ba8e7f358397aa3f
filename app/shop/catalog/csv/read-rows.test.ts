import { describe, expect, test } from 'vitest'
import { delimiterOf, readFileText } from './file-text.ts'
import { BrokenFile, readRows } from './read-rows.server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

async function rowsOf(text: string) {
  const rows: [number, ...string[]][] = []
  for await (const { rowNumber, cells } of readRows(text)) rows.push([rowNumber, ...cells])
  return rows
}

describe('the letters of a file', () => {
  test('UTF-8 with and without its mark', () => {
    expect(readFileText(bytes('\ufeffname\nÑame'))).toEqual({ encoding: 'utf-8', text: 'name\nÑame' })
    expect(readFileText(bytes('name\nÑame'))).toEqual({ encoding: 'utf-8', text: 'name\nÑame' })
  })
  test('Windows-1252, with its own signs', () => {
    const file = Uint8Array.from([...latin('name\nCafé de ni'), 0xf1, ...latin('o '), 0x80, 0x96])
    expect(readFileText(file)).toEqual({ encoding: 'windows-1252', text: 'name\nCafé de niño €–' })
  })
  test('Excel’s "Unicode" text', () => {
    const file = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name\tÑ', 'utf16le')]))
    expect(readFileText(file)).toEqual({ encoding: 'utf-16le', text: 'name\tÑ' })
  })
  test('what is no text is refused', () => {
    expect(readFileText(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]))).toEqual({ reason: 'spreadsheet' })
    expect(readFileText(Uint8Array.from([1, 0, 2, 0, 3]))).toEqual({ reason: 'not-text' })
    expect(readFileText(bytes(''))).toEqual({ reason: 'empty' })
    expect(readFileText(bytes('\ufeff  \r\n'))).toEqual({ reason: 'empty' })
  })
})

test('the delimiter is the one of the header, not the one inside its quotes', () => {
  expect(delimiterOf('a;b;"c,d,e,f"\n1,2,3,4;5;6').delimiter).toBe(';')
  expect(delimiterOf('a\tb\tc').delimiter).toBe('\t')
  expect(delimiterOf('only')).toEqual({ delimiter: ',', skipLines: 0 })
  expect(delimiterOf('sep=;\r\na;b')).toEqual({ delimiter: ';', skipLines: 1 })
})

describe('rows are counted as a spreadsheet counts them', () => {
  test('whatever ends a line, and with lines inside of cells', async () => {
    expect(await rowsOf('a,b\r\n"uno\r\ndos",2\r\n3,4\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'uno\r\ndos', '2'],
      [3, '3', '4'],
    ])
    expect(await rowsOf('a,b\n1,2\r\n3,4')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
    ])
  })
  test('empty lines count', async () => {
    expect(await rowsOf('a,b\n\n1,2\n')).toEqual([
      [1, 'a', 'b'],
      [2, ''],
      [3, '1', '2'],
    ])
  })
  test('the line that names the delimiter counts', async () => {
    expect(await rowsOf('sep=;\na;b\n1;2')).toEqual([
      [2, 'a', 'b'],
      [3, '1', '2'],
    ])
  })
  test('quotes inside of quotes, and loose ones', async () => {
    expect(await rowsOf('a,b\n"dice ""hola""",12" de largo')).toEqual([
      [1, 'a', 'b'],
      [2, 'dice "hola"', '12" de largo'],
    ])
  })
  test('a line end on the seam between two pieces', async () => {
    const long = 'x'.repeat(64 * 1024 - 5)
    expect(await rowsOf(`a,b\n${long}\r\n1,2\r\n`)).toEqual([
      [1, 'a', 'b'],
      [2, long],
      [3, '1', '2'],
    ])
  })
})

test('quotes that never close break the file', async () => {
  await expect(rowsOf('a,b\n"uno,2\n3,4')).rejects.toThrow(BrokenFile)
})
