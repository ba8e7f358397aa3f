import glyphData from './glyphs.json' with { type: 'json' }

/** Text set from letter outlines, so that a picture needs no font of the machine it is drawn on. */
export type Face = 'sans' | 'bold' | 'serif' | 'italic' | 'narrow'

interface Glyph {
  advance: number
  outline: string
}

interface FaceData {
  glyphs: Map<string, Glyph>
  kerning: Map<string, number>
}

export const capHeight = 0.7

const faces = new Map<Face, FaceData>(
  Object.entries(glyphData).map(([name, data]) => [name as Face, readFace(data)]),
)

function readFace(data: { glyphs: Record<string, string>; kerning: Record<string, string> }): FaceData {
  const glyphs = new Map<string, Glyph>()
  for (const [character, packed] of Object.entries(data.glyphs)) {
    const space = packed.indexOf(' ')
    glyphs.set(character, { advance: Number(packed.slice(0, space)), outline: packed.slice(space + 1) })
  }
  const kerning = new Map<string, number>()
  for (const [first, row] of Object.entries(data.kerning)) {
    for (const pair of row.split(' ')) kerning.set(first + pair[0], Number(pair.slice(1)))
  }
  return { glyphs, kerning }
}

function faceOf(name: Face): FaceData {
  const face = faces.get(name)
  if (!face) throw new Error(`No outlines for the face ${name}`)
  return face
}

/** Characters without an outline fall back to their bare letter, then to a space. */
function glyphOf(face: FaceData, character: string): Glyph {
  const bare = character.normalize('NFD')[0] ?? ' '
  return face.glyphs.get(character) ?? face.glyphs.get(bare) ?? { advance: 260, outline: '' }
}

export function widthOf(text: string, face: Face, size: number, tracking = 0): number {
  return (layOut(text, face, tracking).width * size) / 1000
}

function layOut(text: string, name: Face, tracking: number): { width: number; outline: string } {
  const face = faceOf(name)
  let pen = 0
  let before = ''
  let outline = ''
  for (const character of text) {
    if (before) pen += (face.kerning.get(before + character) ?? 0) + tracking
    const glyph = glyphOf(face, character)
    if (glyph.outline) outline += `M${Math.round(pen)} 0${glyph.outline}`
    pen += glyph.advance
    before = character
  }
  return { width: pen, outline }
}

export interface TextStyle {
  face: Face
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, in thousandths of the size. */
  tracking?: number
  opacity?: number
}

/** One line of text whose baseline is at y. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const { width, outline } = layOut(text, style.face, style.tracking ?? 0)
  if (!outline) return ''
  const scale = style.size / 1000
  const shift = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0
  const left = (x - shift * scale).toFixed(1)
  const opacity = style.opacity === undefined ? '' : ` opacity="${style.opacity}"`
  return `<path transform="translate(${left} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${style.fill}"${opacity} d="${outline}"/>`
}

export interface Fit {
  lines: string[]
  size: number
  face: Face
}

interface FitRequest {
  text: string
  face: Face
  width: number
  height: number
  largest: number
  smallest?: number
  lines?: number
  leading?: number
  tracking?: number
}

/** The largest size at which the text fits the box; a narrow face takes over before it gets too small. */
export function fitText(request: FitRequest): Fit {
  const fit = fitIn(request)
  if (request.face === 'narrow' || fit.size > request.largest * 0.62) return fit
  const narrow = fitIn({ ...request, face: 'narrow' })
  return narrow.size > fit.size * 1.18 ? narrow : fit
}

function fitIn(request: FitRequest): Fit {
  const smallest = request.smallest ?? 7
  const most = request.lines ?? 3
  for (let size = request.largest; size > smallest; size *= 0.96) {
    const lines = wrap(request, size)
    const room = request.height / (size * (request.leading ?? 1.08))
    if (lines && lines.length <= Math.min(most, Math.max(1, Math.floor(room + 0.12)))) {
      return { lines: balanced(lines, request, size), size, face: request.face }
    }
  }
  return { lines: shortened(request, smallest), size: smallest, face: request.face }
}

function wrap(request: FitRequest, size: number, width = request.width): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const word of request.text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer, request.face, size, request.tracking) <= width) {
      line = longer
      continue
    }
    if (!line) return undefined
    lines.push(line)
    line = word
    if (widthOf(word, request.face, size, request.tracking) > width) return undefined
  }
  return line ? [...lines, line] : lines
}

/** The same number of lines in the least width, so that no line is left with one short word. */
function balanced(lines: string[], request: FitRequest, size: number): string[] {
  let best = lines
  for (let width = request.width; width > request.width * 0.45; width *= 0.95) {
    const tighter = wrap(request, size, width)
    if (!tighter || tighter.length > lines.length) break
    best = tighter
  }
  return best
}

function shortened(request: FitRequest, size: number): string[] {
  const lines = Math.min(request.lines ?? 3, Math.max(1, Math.floor(request.height / (size * 1.08))))
  const words = request.text.split(' ')
  for (let kept = words.length - 1; kept > 0; kept--) {
    const wrapped = wrap({ ...request, text: `${words.slice(0, kept).join(' ')}…` }, size)
    if (wrapped && wrapped.length <= lines) return wrapped
  }
  return [request.text.slice(0, Math.max(1, Math.floor(request.width / size)))]
}
