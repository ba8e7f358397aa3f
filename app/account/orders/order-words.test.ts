import { expect, test } from 'vitest'
import { sayPayment, sayStatus } from './order-words.ts'

test.each([
  ['pendiente', 'Pendiente', 'yellow'],
  ['en_proceso', 'En Proceso', 'blue'],
  ['completado', 'Completado', 'green'],
  ['cancelado', 'Cancelado', 'red'],
  ['devuelto', 'devuelto', 'grey'],
])('the status %s is shown as %s in %s', (status, text, color) => {
  expect(sayStatus(status)).toEqual({ text, color })
})

test.each([
  ['completed', 'Pagado', 'green'],
  ['pending', 'Pendiente', 'yellow'],
  ['failed', 'Pendiente', 'yellow'],
] as const)('a payment that is %s reads %s', (state, text, color) => {
  expect(sayPayment(state)).toEqual({ text, color })
})
