import { describe, expect, test } from 'vitest'
import { readCreated, readStatus } from './answers.ts'
import { sayPagaditoProblem } from './words.ts'

const body = (code: string, data: unknown, message = '') => JSON.stringify({ code, message, data })

test('a registered transaction has its address and token', () => {
  const data = { url: 'https://sandbox.pagadito.com/pay/1', token: 'abc' }
  expect(readCreated(body('PG1002', data))).toEqual({ ok: true, ...data })
})

test('a status has what was sent of it', () => {
  expect(
    readStatus(body('PG1003', { status: 'completed', reference: 12, date_trans: '2026-11-21' })),
  ).toEqual({
    ok: true,
    status: 'COMPLETED',
    reference: '12',
    paidAt: '2026-11-21',
    ern: null,
    amount: null,
    currency: null,
  })
})

describe('anything else is said', () => {
  test.each([
    [
      'PG3002',
      'Error de configuración en Pagadito. Verifique las credenciales y configuración de la cuenta.',
    ],
    ['PG3001', 'Datos de transacción inválidos. Verifique los datos enviados.'],
    ['PG3005', 'Cuenta inactiva (PG3005)'],
  ])('%s', (code, sentence) => {
    for (const read of [readCreated, readStatus]) {
      const answer = read(body(code, null, 'Cuenta inactiva'))
      expect(answer.ok ? '' : sayPagaditoProblem(answer.problem)).toBe(sentence)
    }
  })

  test.each([
    '<html>',
    '',
    'null',
    '[]',
    '{}',
    body('PG1002', null),
    body('PG1002', { url: 'javascript:alert(1)', token: 'a' }),
    body('PG1003', { status: '' }),
  ])('an answer that cannot be read: %s', (text) => {
    for (const read of [readCreated, readStatus]) {
      const answer = read(text)
      expect(answer.ok).toBe(false)
    }
    const answer = readStatus('<html>')
    expect(answer.ok ? '' : sayPagaditoProblem(answer.problem)).toBe(
      'Respuesta inválida del servidor de Pagadito',
    )
  })
})
