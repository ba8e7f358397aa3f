import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test.each([
  ['/checkout', '/checkout'],
  ['/catalogo?search=vitamina%20c#lista', '/catalogo?search=vitamina%20c#lista'],
  ['/cliente/pedidos?pagina=2', '/cliente/pedidos?pagina=2'],
])('%s is a page of ours', (wanted, expected) => {
  expect(safeNext(wanted)).toBe(expected)
})

test.each([
  'https://malo.example/',
  '//malo.example',
  '/\\malo.example',
  '/\t/malo.example',
  '/./\\malo.example',
  '/a/..//malo.example',
  'javascript:alert(1)',
  'checkout',
  '',
  '/ingresar?next=/ingresar',
  '/salir',
  '/api/yo',
  `/${'a'.repeat(600)}`,
  null,
  undefined,
  42,
])('%j leads nowhere but home', (wanted) => {
  expect(safeNext(wanted)).toBe('/')
})

test('the fallback is the page that asked', () => {
  expect(safeNext('//malo.example', '/admin')).toBe('/admin')
})
