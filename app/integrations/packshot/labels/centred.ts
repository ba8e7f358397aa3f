import { shade } from '../containers/container.ts'
import type { Ink } from '../palette.ts'
import {
  block,
  countOrClaim,
  type DrawLabel,
  fill,
  part,
  picture,
  pill,
  productName,
  rule,
  small,
  wordmark,
} from './label.ts'

export const cream = '#FAF4E6'

export const evening = (ink: Ink) => shade(ink.deep, -0.3)

/** White paper, a small plant, the name in ink, the strength in a pill. */
export const clinic: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    fill(part(label, 0, 0, 1, 0.035), ink.deep) +
    wordmark(label, part(label, 0.1, 0.075, 0.8, 0.085), ink.deep) +
    picture(label, part(label, 0.3, 0.195, 0.4, 0.2), ink.deep, ink.mid) +
    productName(label, part(label, 0.09, 0.425, 0.82, 0.26), shade(ink.deep, -0.35)) +
    pill(spec.detail, part(label, 0.1, 0.705, 0.8, 0.12), ink.deep, '#fff') +
    small(spec.count, part(label, 0.1, 0.845, 0.8, 0.055), '#4c473f') +
    fill(part(label, 0, 0.93, 1, 0.07), ink.pale) +
    small(spec.claim, part(label, 0.1, 0.944, 0.8, 0.04), ink.deep)
  )
}

/** A band of colour around the belly carries the name. */
export const band: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    picture(label, part(label, 0.22, 0.01, 0.9, 0.36), ink.pale, ink.pale, 14) +
    wordmark(label, part(label, 0.1, 0.1, 0.8, 0.12), ink.deep) +
    small(spec.claim, part(label, 0.1, 0.24, 0.8, 0.05), '#5a5348', 'middle') +
    fill(part(label, 0, 0.335, 1, 0.385), ink.deep) +
    fill(part(label, 0, 0.735, 1, 0.018), ink.mid) +
    productName(label, part(label, 0.09, 0.365, 0.82, 0.325), '#fff') +
    block(spec.detail, part(label, 0.08, 0.79, 0.84, 0.09), { face: 'bold', colour: ink.deep, largest: 30 }) +
    small(spec.count, part(label, 0.1, 0.905, 0.8, 0.05), '#4c473f')
  )
}

/** A plant as on an old print, the name in book letters. */
export const botanical: DrawLabel = (label) => {
  const { ink, spec } = label
  const inset = part(label, 0.045, 0.03, 0.91, 0.94)
  return (
    fill(label, cream) +
    fill(inset, 'none', ` stroke="${ink.deep}" stroke-width="1.3" rx="3"`) +
    wordmark(label, part(label, 0.12, 0.07, 0.76, 0.075), ink.deep) +
    picture(label, part(label, 0.14, 0.17, 0.72, 0.32), ink.deep, ink.mid) +
    productName(label, part(label, 0.1, 0.52, 0.8, 0.225), '#2c2a25', { face: 'serif', upper: false }) +
    rule(label.x + label.width * 0.36, label.y + label.height * 0.772, label.width * 0.28, ink.mid) +
    block(spec.detail, part(label, 0.1, 0.795, 0.8, 0.075), {
      face: 'italic',
      colour: ink.deep,
      largest: 25,
    }) +
    small(countOrClaim(label), part(label, 0.1, 0.888, 0.8, 0.045), '#4c473f', 'middle', true)
  )
}

/** The chemist's label: a notched frame and nothing but type. */
export const apothecary: DrawLabel = (label) => {
  const { ink, spec, identity } = label
  const { x, y, width, height } = part(label, 0.05, 0.035, 0.9, 0.93)
  const notch = Math.min(width, height) * 0.075
  const frame = (gap: number) =>
    `M${x + notch} ${y + gap}H${x + width - notch}Q${x + width - notch} ${y + notch} ${x + width - gap} ${y + notch}V${y + height - notch}Q${x + width - notch} ${y + height - notch} ${x + width - notch} ${y + height - gap}H${x + notch}Q${x + notch} ${y + height - notch} ${x + gap} ${y + height - notch}V${y + notch}Q${x + notch} ${y + notch} ${x + notch} ${y + gap}Z`
  const stock = label.random.chance(0.3) ? '#E7D3B1' : identity.paper
  const rules = (top: number) =>
    rule(label.x + label.width * 0.18, label.y + label.height * top, label.width * 0.26, ink.deep, 1.3) +
    rule(label.x + label.width * 0.56, label.y + label.height * top, label.width * 0.26, ink.deep, 1.3) +
    `<path transform="translate(${label.x + label.width / 2} ${label.y + label.height * top})" d="M0-4.5L4.5 0L0 4.5L-4.5 0Z" fill="${ink.deep}"/>`
  return (
    fill(label, stock) +
    `<path d="${frame(0)}" fill="none" stroke="${ink.deep}" stroke-width="2.4"/><path d="${frame(5)}" fill="none" stroke="${ink.deep}" stroke-width=".9"/>` +
    wordmark(label, part(label, 0.16, 0.1, 0.68, 0.085), ink.deep) +
    small(spec.claim, part(label, 0.14, 0.2, 0.72, 0.042), '#57503f') +
    rules(0.285) +
    productName(label, part(label, 0.12, 0.33, 0.76, 0.3), ink.deep, { face: 'serif' }) +
    rules(0.68) +
    block(spec.detail, part(label, 0.14, 0.72, 0.72, 0.095), {
      face: 'bold',
      colour: '#2c2a25',
      largest: 30,
    }) +
    small(spec.count, part(label, 0.14, 0.845, 0.72, 0.05), '#57503f', 'middle', true)
  )
}

/** Dark paper and a pale plant: evening, and things for the strong. */
export const night: DrawLabel = (label) => {
  const { ink, spec } = label
  const ground = evening(ink)
  return (
    fill(label, ground) +
    picture(label, part(label, -0.1, 0.16, 1.2, 0.72), shade(ink.deep, -0.14), shade(ink.deep, -0.06), -8) +
    fill(
      part(label, 0.045, 0.032, 0.91, 0.936),
      'none',
      ` stroke="${ink.mid}" stroke-opacity=".8" stroke-width="1.2"`,
    ) +
    wordmark(label, part(label, 0.12, 0.09, 0.76, 0.09), ink.pale) +
    rule(label.x + label.width * 0.4, label.y + label.height * 0.232, label.width * 0.2, ink.mid) +
    productName(label, part(label, 0.1, 0.29, 0.8, 0.34), '#fff') +
    block(spec.detail, part(label, 0.1, 0.675, 0.8, 0.1), { face: 'bold', colour: ink.mid, largest: 32 }) +
    small(spec.count, part(label, 0.1, 0.81, 0.8, 0.05), ink.pale) +
    small(spec.claim, part(label, 0.1, 0.885, 0.8, 0.042), ink.pale)
  )
}

/** The text stands in an arched window, its plant above. */
export const arch: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  const { x, y, width, height } = part(label, 0.08, 0.15, 0.84, 0.85)
  const r = width / 2
  const rise = Math.min(r, height * 0.34)
  return (
    fill(label, ink.deep) +
    wordmark(label, part(label, 0.1, 0.035, 0.8, 0.08), '#fff') +
    `<path d="M${x} ${y + height}V${y + rise}A${r} ${rise} 0 0 1 ${x + width} ${y + rise}V${y + height}Z" fill="${identity.paper}"/>` +
    picture(label, part(label, 0.34, 0.185, 0.32, 0.18), ink.deep, ink.mid) +
    productName(label, part(label, 0.14, 0.4, 0.72, 0.27), shade(ink.deep, -0.35)) +
    pill(spec.detail, part(label, 0.14, 0.69, 0.72, 0.115), ink.pale, ink.deep) +
    small(spec.count, part(label, 0.14, 0.83, 0.72, 0.05), '#4c473f') +
    small(spec.claim, part(label, 0.14, 0.9, 0.72, 0.04), '#4c473f')
  )
}
