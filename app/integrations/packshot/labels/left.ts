import { shade } from '../containers/container.ts'
import {
  block,
  countOrClaim,
  type DrawLabel,
  fill,
  part,
  picture,
  productName,
  small,
  wordmark,
} from './label.ts'

/** Two thirds of solid colour with the plant cut by the edge. */
export const poster: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    fill(part(label, 0, 0, 1, 0.66), ink.deep) +
    `<g opacity=".5">${picture(label, part(label, 0.36, 0.02, 0.86, 0.5), ink.mid, shade(ink.deep, 0.14), 12)}</g>` +
    wordmark(label, part(label, 0.1, 0.06, 0.8, 0.085), '#fff', 'start') +
    productName(label, part(label, 0.1, 0.27, 0.8, 0.34), '#fff', { anchor: 'start', align: 'bottom' }) +
    block(spec.detail, part(label, 0.1, 0.71, 0.8, 0.12), {
      face: 'bold',
      colour: ink.deep,
      largest: 40,
      anchor: 'start',
    }) +
    small(spec.count, part(label, 0.1, 0.855, 0.8, 0.05), '#3f3b34', 'start') +
    small(spec.claim, part(label, 0.1, 0.92, 0.8, 0.042), '#5a5348', 'start')
  )
}

/** Order and air: a bar, the name flush left, the number large. */
export const ordered: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  return (
    fill(label, identity.paper) +
    fill(part(label, 0, 0, 0.055, 1), ink.deep) +
    picture(label, part(label, 0.5, 0.66, 0.56, 0.36), ink.pale, ink.pale, -10) +
    wordmark(label, part(label, 0.13, 0.06, 0.78, 0.08), ink.deep, 'start') +
    productName(label, part(label, 0.13, 0.19, 0.79, 0.35), '#23231f', { anchor: 'start', align: 'top' }) +
    fill(part(label, 0.13, 0.585, 0.16, 0.018), ink.mid) +
    block(spec.detail, part(label, 0.13, 0.635, 0.79, 0.14), {
      face: 'bold',
      colour: ink.deep,
      largest: 44,
      anchor: 'start',
    }) +
    small(spec.count, part(label, 0.13, 0.82, 0.79, 0.05), '#3f3b34', 'start') +
    small(spec.claim, part(label, 0.13, 0.895, 0.79, 0.042), '#5a5348', 'start')
  )
}

/** A low sun behind the plant, the name in the sky. */
export const horizon: DrawLabel = (label) => {
  const { ink, identity, spec } = label
  const r = label.width * 0.46
  const cx = label.x + label.width * 0.5
  const cy = label.y + label.height * 0.995
  return (
    fill(label, label.random.chance(0.5) ? ink.pale : identity.paper) +
    wordmark(label, part(label, 0.1, 0.055, 0.8, 0.085), ink.deep) +
    productName(label, part(label, 0.09, 0.185, 0.82, 0.26), '#26241f') +
    block(spec.detail, part(label, 0.1, 0.465, 0.8, 0.085), { face: 'bold', colour: ink.deep, largest: 28 }) +
    `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${Math.min(r, label.height * 0.42)}" fill="${ink.mid}"/>` +
    picture(label, part(label, 0.25, 0.635, 0.5, 0.25), ink.deep, shade(ink.pale, 0.3)) +
    fill(part(label, 0, 0.905, 1, 0.095), ink.deep) +
    small(countOrClaim(label), part(label, 0.1, 0.926, 0.8, 0.052), '#fff')
  )
}
