import { shade } from '../containers/container.ts'
import {
  block,
  countOrClaim,
  type DrawLabel,
  fill,
  part,
  picture,
  pill,
  productName,
  small,
  wordmark,
} from './label.ts'

/** For labels wider than high: text on one side, the plant on the other. */
export const wideField: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    fill(part(label, 0.66, 0, 0.34, 1), ink.deep) +
    picture(label, part(label, 0.69, 0.14, 0.28, 0.56), ink.pale, ink.mid) +
    block(spec.detail, part(label, 0.69, 0.75, 0.28, 0.14), { face: 'bold', colour: '#fff', largest: 26 }) +
    wordmark(label, part(label, 0.07, 0.09, 0.55, 0.13), ink.deep, 'start') +
    productName(label, part(label, 0.07, 0.29, 0.55, 0.42), '#26241f', { anchor: 'start', lines: 3 }) +
    small(spec.count, part(label, 0.07, 0.77, 0.55, 0.07), '#3f3b34', 'start') +
    small(spec.claim, part(label, 0.07, 0.865, 0.55, 0.06), '#5a5348', 'start')
  )
}

export const wideBand: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    picture(label, part(label, 0.68, -0.06, 0.36, 0.5), ink.pale, ink.pale, 16) +
    wordmark(label, part(label, 0.1, 0.08, 0.8, 0.15), ink.deep) +
    fill(part(label, 0, 0.29, 1, 0.44), ink.deep) +
    productName(label, part(label, 0.08, 0.325, 0.84, 0.37), '#fff', { lines: 2 }) +
    pill(spec.detail, part(label, 0.07, 0.77, 0.4, 0.19), ink.pale, ink.deep, 'start') +
    small(countOrClaim(label), part(label, 0.48, 0.82, 0.45, 0.08), '#3f3b34')
  )
}

export const widePlain: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, label.random.chance(0.4) ? ink.pale : identity.paper) +
    fill(part(label, 0.025, 0.05, 0.95, 0.9), 'none', ` stroke="${ink.deep}" stroke-width="1.4" rx="4"`) +
    picture(label, part(label, 0.05, 0.24, 0.25, 0.52), ink.deep, ink.mid) +
    picture(label, part(label, 0.7, 0.24, 0.25, 0.52), ink.deep, ink.mid, 0) +
    wordmark(label, part(label, 0.2, 0.1, 0.6, 0.13), ink.deep) +
    productName(label, part(label, 0.29, 0.29, 0.42, 0.37), shade(ink.deep, -0.3), {
      lines: 3,
      face: 'serif',
      upper: false,
    }) +
    block(spec.detail, part(label, 0.28, 0.7, 0.44, 0.1), { face: 'bold', colour: ink.deep, largest: 24 }) +
    small(countOrClaim(label), part(label, 0.2, 0.83, 0.6, 0.065), '#4c473f')
  )
}

export const widePoster: DrawLabel = (label) => {
  const { ink, spec } = label
  return (
    fill(label, ink.deep) +
    `<g opacity=".42">${picture(label, part(label, 0.56, -0.12, 0.5, 1.1), ink.mid, shade(ink.deep, 0.16), 10)}</g>` +
    wordmark(label, part(label, 0.07, 0.1, 0.7, 0.13), ink.pale, 'start') +
    productName(label, part(label, 0.07, 0.29, 0.72, 0.38), '#fff', { anchor: 'start', lines: 3 }) +
    pill(spec.detail, part(label, 0.07, 0.71, 0.6, 0.19), ink.pale, ink.deep, 'start') +
    block(countOrClaim(label), part(label, 0.55, 0.765, 0.38, 0.08), {
      face: 'sans',
      colour: '#fff',
      largest: 15,
    })
  )
}

/** For sticks: little room, so brand, name and strength only. */
export const strip: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    fill(part(label, 0, 0, 0.045, 1), ink.deep) +
    picture(label, part(label, 0.75, 0.12, 0.24, 0.76), ink.deep, ink.mid, 90) +
    wordmark(label, part(label, 0.09, 0.13, 0.62, 0.18), ink.deep, 'start') +
    productName(label, part(label, 0.09, 0.37, 0.64, 0.36), '#26241f', { anchor: 'start', lines: 2 }) +
    small(spec.detail || spec.count, part(label, 0.09, 0.78, 0.62, 0.13), ink.deep, 'start')
  )
}
