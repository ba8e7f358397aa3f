import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from 'react-router'
import { expect, test } from 'vitest'
import { sendOrStay } from './offline-action.ts'

const failing = (error: unknown) => async (): Promise<never> => {
  throw error
}

test.each([
  [
    'Sin conexión',
    'No pudimos comunicarnos con la tienda. Revisa tu conexión e intenta de nuevo.',
    new TypeError('Failed to fetch'),
  ],
  ['Error', 'Ocurrió un error inesperado', new Error('Unexpected Server Error')],
  ['Error', 'Ocurrió un error inesperado', new ErrorAnswer(503, 'Service Unavailable', null)],
])('the form stays and says "%s": %s', async (title, text, error) => {
  const { data, init } = await sendOrStay(failing(error))
  expect(data).toEqual({ submission: { status: 'error', error: { '': [text] } }, toast: { title, text } })
  expect(init, 'nothing is asked for again').toEqual({ status: 503 })
})

test('a form with its own words says those', async () => {
  for (const error of [new TypeError('Failed to fetch'), new Error('Unexpected Server Error')]) {
    const said = await sendOrStay(failing(error), 'No se pudo actualizar el perfil')
    expect(said.data.toast).toEqual({ title: 'Error', text: 'No se pudo actualizar el perfil' })
  }
})

test('what is an answer goes on its way', async () => {
  expect(await sendOrStay(async () => 'hecho')).toBe('hecho')
  const answers = [
    new Response(null, { status: 302 }),
    new ErrorAnswer(404, 'Not Found', null),
    new DOMException('Left', 'AbortError'),
  ]
  for (const answer of answers) await expect(sendOrStay(failing(answer))).rejects.toBe(answer)
})
