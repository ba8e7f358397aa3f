import { drawPackshot } from './draw-packshot.ts'
import { identityOf } from './identity.ts'
import { motif } from './motifs.ts'
import { inkOf, surroundingsOf } from './palette.ts'
import type { PackshotSpec } from './spec.ts'
import { fitText, textLine } from './type.ts'

/** 1200 by 630: the product on the right, its name beside it, for links shared elsewhere. */
export function drawSocialCard(spec: PackshotSpec): string {
  const { wall, tone } = surroundingsOf(spec.family)
  const ink = inkOf(spec)
  const { wordmark } = identityOf(spec.brand)
  const brand = wordmark.upper ? spec.brand.toLocaleUpperCase('es') : spec.brand
  const name = fitText({ text: spec.name, face: 'serif', width: 500, height: 260, largest: 76, lines: 4 })
  const top = 330 - (name.lines.length * name.size * 1.08) / 2
  const lines = name.lines.map((line, index) =>
    textLine(line, 80, top + name.size * (0.75 + index * 1.08), {
      face: name.face,
      size: name.size,
      fill: '#26241f',
    }),
  )
  const detail = [spec.detail, spec.count].filter(Boolean).join(' · ')
  const product = drawPackshot({ ...spec, view: 'front' }, 630).replace('<svg ', '<svg x="570" ')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path d="M0 0H1200V630H0Z" fill="${wall}"/>${product}` +
    `<defs><linearGradient id="fade"><stop offset="0" stop-color="${wall}"/><stop offset=".82" stop-color="${wall}"/><stop offset="1" stop-color="${wall}" stop-opacity="0"/></linearGradient></defs>` +
    '<path d="M0 0H740V630H0Z" fill="url(#fade)"/>' +
    motif(spec.motif, 60, 560, 300, tone, tone, -12) +
    textLine(brand, 80, 120, { face: wordmark.face, size: 34, fill: ink.deep, tracking: wordmark.tracking }) +
    lines.join('') +
    textLine(detail, 80, top + name.size * name.lines.length * 1.08 + 44, {
      face: 'bold',
      size: 32,
      fill: ink.deep,
    }) +
    '</svg>'
  )
}
