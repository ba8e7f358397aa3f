import { describe, expect, test } from 'vitest'
import { readSent } from './sent-form.ts'

const form = 'application/x-www-form-urlencoded'

function post(body: string, type: string | null = form) {
  const headers: HeadersInit = type ? { 'content-type': type } : {}
  const bytes = new TextEncoder().encode(body)
  return new Request('http://shop.test/contactanos', { method: 'POST', body: bytes, headers })
}

const sent = (body: string, type?: string | null) => readSent(post(body, type), { json: false })

describe('what a form sent', () => {
  test('goes on as it came', async () => {
    const body = 'name=Ana+P%C3%A9rez&lines%5B12%5D.quantity=3&pieces.1000=2'
    expect(await sent(body)).toEqual({ ok: true, body })
    expect(await sent('', null)).toEqual({ ok: true, body: '' })
  })

  test.each([
    'lines[99999999].x=1',
    'lines%5B99999999%5D=1',
    'a[0][5000]=1',
    'lines[0]=1&lines.99999999=1',
    `${'a.'.repeat(200)}=1`,
    'a=1&'.repeat(2500),
    '__intent__={"type":"update","payload":{"name":"lines[99999999]","value":1}}',
    '__state__=x',
  ])('is refused where no form of ours could have sent it: %.40s', async (body) => {
    expect(await sent(body)).toMatchObject({ ok: false, status: 400 })
  })

  test('loses the NUL that no text column keeps', async () => {
    expect(await sent('name=Ana%00&note=a\0b')).toEqual({ ok: true, body: 'name=Ana&note=ab' })
  })

  test.each(['text/plain', 'application/json', null])('of type %s is not read', async (type) => {
    expect(await sent('{}', type)).toMatchObject({ ok: false, status: 415 })
  })

  test('in parts is looked at as well', async () => {
    const parts = (name: string, value: string) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
    const type = 'multipart/form-data; boundary=x'
    expect(await sent(parts('code', 'VERANO'), type)).toMatchObject({ ok: true })
    expect(await sent(parts('lines[99999999]', '1'), type)).toMatchObject({ ok: false, status: 400 })
    expect(await sent(parts('code', 'a\0b'), type)).toMatchObject({ ok: false, status: 400 })
    expect(await sent('x', type)).toMatchObject({ ok: false, status: 400 })
    expect(await sent('x', 'multipart/form-data')).toMatchObject({ ok: false, status: 400 })
  })
})

describe('what a script sent', () => {
  const json = async (text: string) => {
    const read = await readSent(post(text, 'application/json'), { json: true })
    return read.ok ? JSON.parse(String(read.body)) : null
  }

  test('loses its NULs and nothing else', async () => {
    const typed = { name: 'Ana', note: 'the text \\u0000 itself, \\\\ and "quotes"' }
    expect(await json(JSON.stringify(typed))).toEqual(typed)
    expect(await json(JSON.stringify({ name: 'A\0na\0', note: '\\\0x' }))).toEqual({
      name: 'Ana',
      note: '\\x',
    })
  })
})
