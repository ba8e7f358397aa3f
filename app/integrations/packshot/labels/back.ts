import { isEan13, modulesOf } from '../ean13.ts'
import { fitText, textLine } from '../type.ts'
import { type Box, block, countOrClaim, type DrawLabel, fill, part, rule, small, wordmark } from './label.ts'

export const backPaper = '#FBF8F0'

/** The other side: how it is used, and the code that the counter scans. */
export const backLabel: DrawLabel = (label) => {
  const { ink, spec } = label
  const wide = label.width / label.height > 1.22
  const head = wide ? 1.5 : 1
  const text = wide ? part(label, 0.07, 0.37, 0.5, 0.55) : part(label, 0.1, 0.24, 0.8, 0.42)
  const code = wide ? part(label, 0.62, 0.42, 0.31, 0.4) : part(label, 0.16, 0.72, 0.68, 0.17)
  return (
    fill(label, backPaper) +
    fill(part(label, 0, 0, 1, 0.12 * head), ink.deep) +
    wordmark(label, part(label, 0.1, 0.028 * head, 0.8, 0.064 * head), '#fff') +
    block(spec.name, part(label, 0.1, 0.14 * head, 0.8, 0.06 * head), {
      face: 'bold',
      colour: ink.deep,
      lines: 1,
      largest: 18,
    }) +
    rule(label.x + label.width * 0.1, label.y + label.height * 0.215 * head, label.width * 0.8, ink.mid, 1) +
    paragraph(spec.back?.text ?? countOrClaim(label), text) +
    barcode(spec.back?.code ?? '', code) +
    small(countOrClaim(label), part(label, 0.1, 0.935, 0.8, 0.038), '#4c473f')
  )
}

function paragraph(text: string, box: Box): string {
  const fit = fitText({
    text,
    face: 'sans',
    width: box.width,
    height: box.height,
    largest: 15,
    smallest: 8,
    lines: 12,
    leading: 1.32,
  })
  return fit.lines
    .map((line, index) =>
      textLine(line, box.x, box.y + fit.size * (0.9 + index * 1.32), {
        face: fit.face,
        size: fit.size,
        fill: '#3a362f',
      }),
    )
    .join('')
}

function barcode(code: string, box: Box): string {
  if (!isEan13(code)) return ''
  const unit = box.width / (95 + 14)
  const bars = [...modulesOf(code).matchAll(/1+/g)].map((bar) => {
    const width = bar[0].length * unit
    return `M${(box.x + unit * (7 + bar.index)).toFixed(2)} ${box.y + 4}h${width.toFixed(2)}v${box.height - 20}h${(-width).toFixed(2)}z`
  })
  const digits = textLine(code, box.x + box.width / 2, box.y + box.height - 3, {
    face: 'sans',
    size: 11,
    fill: '#111',
    anchor: 'middle',
    tracking: 120,
  })
  return `${fill(box, '#fff', ' rx="3"')}<path d="${bars.join('')}" fill="#111"/>${digits}`
}
