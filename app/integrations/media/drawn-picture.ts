import { createHash } from 'node:crypto'
import { surroundingsOf } from '../packshot/palette.ts'
import type { PackshotSpec } from '../packshot/spec.ts'

/** Raised when the same description is drawn differently, so that kept renderings are not served for new ones. */
const edition = 1

const side = 960

/** The record of a picture that is drawn from its description. The key is made from the content. */
export function drawnPicture(drawing: PackshotSpec) {
  const { wall, floor } = surroundingsOf(drawing.family)
  const hash = createHash('sha256')
    .update(`${edition} ${canonical(drawing)}`)
    .digest('hex')
  return {
    key: `d${edition}-${hash.slice(0, 24)}`,
    kind: 'drawn' as const,
    drawing,
    width: side,
    height: side,
    placeholder: `linear-gradient(${wall} 70%,${floor} 83%)`,
  }
}

function canonical(drawing: PackshotSpec): string {
  const { form, family, motif, brand, name, detail, count, claim, view, back } = drawing
  return JSON.stringify([
    form,
    family,
    motif,
    brand,
    name,
    detail,
    count,
    claim,
    view,
    back?.text,
    back?.code,
  ])
}
