export type FileText = { encoding: string; text: string }
export type UnreadableFile = { reason: 'empty' | 'spreadsheet' | 'not-text' }

/** The text of a file as people save them: UTF-8 with or without its mark, Excel's "Unicode" text, or Windows-1252. */
export function readFileText(bytes: Uint8Array): FileText | UnreadableFile {
  if (bytes.length === 0) return { reason: 'empty' }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    return { reason: 'spreadsheet' }
  }
  const encoding = encodingOf(bytes)
  if (encoding === null) return { reason: 'not-text' }
  const text = new TextDecoder(encoding).decode(bytes)
  return text.trim() === '' ? { reason: 'empty' } : { encoding, text }
}

function encodingOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  if (bytes.subarray(0, 64 * 1024).includes(0)) return null
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, place) => bytes[place] === byte)

const delimiters = [',', ';', '\t'] as const

/** The one that stands most often in the first line, outside quotes; Excel may also name it in a line of its own. */
export function delimiterOf(text: string): { delimiter: string; skipLines: number } {
  const named = /^sep=([,;\t])\r?\n/i.exec(text)
  if (named) return { delimiter: named[1] ?? ',', skipLines: 1 }
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let quoted = false
  for (const character of text.slice(0, 100_000)) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) break
    else if (!quoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const [best = ',', most = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))
  return { delimiter: most > 0 ? best : ',', skipLines: 0 }
}
