type Refused = { ok: false; status: 400 | 415; text: string }
type Sent = { ok: true; body: Uint8Array<ArrayBuffer> | string } | Refused

/** More than any form of ours has. */
const MOST_FIELDS = 2000
const LONGEST_NAME = 200
/** `lines[99999999]` would be a list of a hundred million lines: nobody has that many, and building it would end us. */
const farPlace = /\[\d{4,}|(^|[.\]])\d{5,}/
const NUL = /\0|%00/g
/** In JSON: the escape, but not a backslash that is itself escaped. */
const NUL_IN_JSON = /(?<!\\)((?:\\\\)*)\\u0000/g

const malformed: Refused = { ok: false, status: 400, text: 'No entendimos lo que se envió.' }
const otherType: Refused = { ok: false, status: 415, text: 'Aquí solo se reciben formularios.' }

/**
 * What a form or a script sent, looked at before any page builds something from it: what no form of ours could send is
 * refused, and a NUL, which no text column keeps, is left out.
 */
export async function readSent(request: Request, { json }: { json: boolean }): Promise<Sent> {
  if (json) return { ok: true, body: (await request.text()).replace(NUL_IN_JSON, '$1').replaceAll('\0', '') }
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (type.startsWith('multipart/form-data')) return readParts(request, type)
  const text = await request.text()
  if (!type.startsWith('application/x-www-form-urlencoded') && (type || text)) return otherType
  const body = text.replace(NUL, '')
  if (countOf(body, '&') >= MOST_FIELDS) return malformed
  return isOurs(new URLSearchParams(body)) ? { ok: true, body } : malformed
}

async function readParts(request: Request, type: string): Promise<Sent> {
  const body = new Uint8Array(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type') ?? type }
  const form = await new Response(body, { headers }).formData().catch(() => null)
  if (!form || !isOurs(form)) return malformed
  const texts = [...form.values()].filter((value) => typeof value === 'string')
  return texts.some((text) => text.includes('\0')) ? malformed : { ok: true, body }
}

function isOurs(form: FormData | URLSearchParams): boolean {
  const names = [...form.keys()]
  if (names.length > MOST_FIELDS) return false
  if (names.some((name) => name.length > LONGEST_NAME || farPlace.test(name))) return false
  // Instructions to the form itself, which pages carry out in the browser.
  return !form.has('__intent__') && !form.has('__state__')
}

const countOf = (text: string, letter: string) => text.split(letter, MOST_FIELDS + 1).length - 1
