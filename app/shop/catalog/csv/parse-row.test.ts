import { describe, expect, test } from 'vitest'
import { parseRow, readHeader } from './parse-row.ts'

const parse = (header: string[], cells: string[], row = 2) => parseRow(cells, row, readHeader(header))
const basic = ['name', 'cost', 'price']

describe('the header', () => {
  test('is known in Spanish and English, in any case', () => {
    const { missing, unknown } = readHeader(['Nombre', ' COSTO ', 'Precio', 'Código de barras', 'Bodega'])
    expect(missing).toEqual([])
    expect(unknown).toEqual(['Bodega'])
  })
  test('says what is missing', () => {
    expect(readHeader(['name', 'marca']).missing).toEqual(['cost', 'price'])
  })
  test('a column that comes twice counts once', () => {
    const heading = readHeader(['name', 'cost', 'price', 'precio'])
    expect(heading.repeated).toEqual(['precio'])
    expect(parseRow(['Té', '1', '2', '99'], 2, heading)).toMatchObject({ product: { price: 200 } })
  })
})

test.each([[['Té', '', '5']], [['', '1', '5']], [['Té', 'caro', '5']]])(
  '%j lacks a required field',
  (cells) => {
    expect(parse(basic, cells, 7)).toEqual({
      kind: 'error',
      problems: ['Fila 7: Faltan campos obligatorios (name, cost, price)'],
    })
  },
)

test('rows of another width are left out and said', () => {
  expect(parse(basic, ['Té', '1'], 4)).toEqual({
    kind: 'skipped',
    problem: 'Fila 4 omitida: tiene 2 columnas y el encabezado 3',
  })
  expect(parse(basic, ['', '', '']).kind).toBe('blank')
})

test('only what stands in the file is known of the product', () => {
  expect(parse(basic, [' Té verde ', '1', '2'])).toEqual({
    kind: 'product',
    product: { name: 'Té verde', cost: 100, price: 200 },
    warnings: [],
  })
})

test.each([
  ['true', true, 0],
  ['TRUE', true, 0],
  ['', true, 0],
  ['false', false, 0],
  ['si', false, 1],
  ['1', false, 1],
])('active %j is %s', (cell, active, warnings) => {
  const row = parse([...basic, 'active'], ['Té', '1', '2', cell])
  expect(row).toMatchObject({ kind: 'product', product: { active } })
  expect(row.kind === 'product' && row.warnings).toHaveLength(warnings)
})

test('dates in the two ways people write them', () => {
  const date = (cell: string) => parse([...basic, 'fecha_expiracion'], ['Té', '1', '2', cell])
  expect(date('2027-12-31')).toMatchObject({ product: { expiresOn: '2027-12-31' } })
  expect(date('1/2/2027')).toMatchObject({ product: { expiresOn: '2027-02-01' } })
  expect(date('31/02/2027')).toMatchObject({ kind: 'error' })
})

test('a code that lost its digits in a spreadsheet is refused', () => {
  expect(parse([...basic, 'codigo'], ['Té', '1', '2', '7.44E+12'])).toMatchObject({ kind: 'error' })
})

test('a formula is text, and is pointed out', () => {
  const row = parse(basic, ['=HYPERLINK("http://malo")', '1', '2'])
  expect(row).toMatchObject({ product: { name: '=HYPERLINK("http://malo")' } })
  expect(row.kind === 'product' && row.warnings).toEqual([
    'Fila 2: name: parece una fórmula; se guarda como texto',
  ])
})

test('everything wrong with a row is said at once', () => {
  const row = parse([...basic, 'stock', 'porcentaje_descuento'], ['Té', '1', '2', '1.5', '120'], 3)
  expect(row).toEqual({
    kind: 'error',
    problems: [
      'Fila 3: stock: «1.5» no es un número entero',
      'Fila 3: porcentaje_descuento: «120» es demasiado grande',
    ],
  })
})
