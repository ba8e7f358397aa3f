import type { Motif } from './spec.ts'
import { around, dot, leaf, petals, sparkle, sprig, stem } from './strokes.ts'

/** Small plants and signs, each drawn in a box from -50 to 50, in a main and a soft colour. */
type Draw = (main: string, soft: string) => string

export function motif(
  name: Motif,
  x: number,
  y: number,
  size: number,
  main: string,
  soft: string,
  turn = 0,
): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`
  const scale = (size / 100).toFixed(3)
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${rotate} scale(${scale})">${drawings[name](main, soft)}</g>`
}

const drawings: Record<Motif, Draw> = {
  sprig: (main, soft) => sprig(main, soft),
  eucalyptus: (main, soft) =>
    stem('M-6 48C4 20 0-10 8-44', main) +
    [36, 20, 4, -12, -27]
      .map((y, index) => {
        const r = 11.5 - index * 1.3
        return (
          dot(-13 + index * 1.5, y - 5, r, index % 2 ? main : soft) +
          dot(15 - index * 0.6, y - 9, r, index % 2 ? soft : main)
        )
      })
      .join('') +
    dot(8, -43, 5, main),
  lavender: (main, soft) =>
    [-20, 0, 20]
      .map((x, stalk) => {
        const top = stalk === 1 ? -46 : -32
        const buds = Array.from({ length: 6 }, (_, row) => {
          const y = top + 6 + row * 8
          const at = x * (0.75 + 0.25 * ((40 - y) / 80))
          const size = 4.2 + row * 0.35
          return dot(at - 4.2, y, size, row % 2 ? main : soft) + dot(at + 4.2, y, size, row % 2 ? soft : main)
        })
        return (
          stem(`M${x * 0.25} 48Q${x * 0.7} 20 ${x} ${top + 8}`, main, 2.2) +
          buds.join('') +
          dot(x, top, 3.4, main)
        )
      })
      .join(''),
  daisy: (main, soft) =>
    stem('M0 6C2 24-2 36 2 48', main) +
    leaf(1, 40, 24, 11, -30, main) +
    leaf(0, 34, 22, 10, -150, main) +
    `<g transform="translate(0 -12)">${petals(12, 26, 11, soft, 8)}${dot(0, 0, 11, main)}</g>`,
  citrus: (main, soft) =>
    dot(0, 0, 44, main) +
    dot(0, 0, 39, soft) +
    around(
      9,
      (angle) =>
        `<path transform="rotate(${angle})" fill="${main}" d="M5 0L33-9.6Q36.5 0 33 9.6Z" stroke="${main}" stroke-width="2" stroke-linejoin="round"/>`,
    ),
  berries: (main, soft) =>
    stem('M-4-44C-2-20-16-6-18 10M-4-30C6-14 14-8 18 6M-8-12C-4 6-2 16 0 26', main) +
    dot(-18, 16, 15, soft) +
    dot(18, 12, 15, main) +
    dot(0, 33, 15, main) +
    dot(-22, 11, 3.4, main) +
    dot(14, 7, 3.4, soft) +
    dot(-4, 28, 3.4, soft) +
    leaf(-4, -40, 30, 15, 8, main, soft) +
    leaf(-4, -36, 26, 13, 160, soft, main),
  root: (main, soft) =>
    `<path fill="${main}" d="M-40 12C-46-4-30-12-20-8C-18-28-2-34 4-22C10-38 28-40 30-26C44-24 46-6 34 0C40 12 28 24 16 18C10 34-10 36-14 22C-24 28-36 24-40 12Z"/>` +
    stem('M-26 4Q-20-2-12 0M2-10Q10-14 16-8M12 6Q18 4 24 8M-8 18Q-2 12 4 16', soft, 3),
  aloe: (main, soft) =>
    [-58, -32, -10, 12, 36, 60]
      .map((angle, index) =>
        leaf(
          0,
          42,
          84 - Math.abs(angle) * 0.36,
          17,
          angle - 90,
          index % 2 ? soft : main,
          index % 2 ? main : soft,
        ),
      )
      .join(''),
  drop: (main, soft) =>
    `<path fill="${main}" d="M0-46C18-18 32 0 32 18A32 30 0 0 1-32 18C-32 0-18-18 0-46Z"/>` +
    `<path fill="none" stroke="${soft}" stroke-width="5" stroke-linecap="round" d="M-19 18A19 18 0 0 0-4 34"/>`,
  moon: (main, soft) =>
    `<path fill="${main}" d="M12-44A44 44 0 1 0 42 20A36 36 0 0 1 12-44Z"/>` +
    [
      [30, -26, 9],
      [14, -2, 5.5],
      [42, -4, 4.5],
    ]
      .map(([x, y, r]) => sparkle(x as number, y as number, r as number, soft))
      .join(''),
  sun: (main, soft) =>
    around(
      16,
      (angle, index) =>
        `<path transform="rotate(${angle})" stroke="${index % 2 ? soft : main}" stroke-width="4.4" stroke-linecap="round" d="M30 0H${index % 2 ? 40 : 47}"/>`,
    ) +
    dot(0, 0, 23, main) +
    dot(0, 0, 15, soft),
  dumbbell: (main, soft) =>
    `<g transform="rotate(-28)"><rect x="-24" y="-5" width="48" height="10" rx="3" fill="${soft}"/>` +
    [-1, 1]
      .map(
        (side) =>
          `<rect x="${side * 28 - 8}" y="-27" width="16" height="54" rx="6" fill="${main}"/><rect x="${side * 41 - 5.5}" y="-18" width="11" height="36" rx="4.5" fill="${soft}"/>`,
      )
      .join('') +
    '</g>',
  heart: (main, soft) =>
    `<path fill="${main}" d="M0 42C-30 20-46 4-46-16A23 23 0 0 1 0-24A23 23 0 0 1 46-16C46 4 30 20 0 42Z"/>` +
    stem('M-34 2H-16L-8-14L4 16L12 2H34', soft, 4.4),
  capsule: (main, soft) =>
    `<g transform="rotate(-38)"><path fill="${main}" d="M0-19H-24A19 19 0 0 0-24 19H0Z"/><path fill="${soft}" d="M0-19H24A19 19 0 0 1 24 19H0Z"/></g>`,
  fish: (main, soft) =>
    `<path fill="${main}" d="M-46 0C-28-26 6-28 24-6L46-24V24L24 6C6 28-28 26-46 0Z"/>` +
    dot(-26, -5, 4, soft) +
    stem('M-10-14Q-2 0-10 14M4-14Q12 0 4 14', soft, 3),
  honey: (main, soft) =>
    [
      [0, -26, 1],
      [-22.5, -13, 0],
      [22.5, -13, 0],
      [0, 0, 0],
      [-22.5, 13, 1],
      [22.5, 13, 1],
      [0, 26, 0],
    ]
      .map(
        ([x, y, full]) =>
          `<path transform="translate(${x} ${y})" d="M-6.6-11.5H6.6L13.2 0L6.6 11.5H-6.6L-13.2 0Z" fill="${full ? main : soft}" stroke="${main}" stroke-width="2"/>`,
      )
      .join(''),
  leaf: (main, soft) =>
    leaf(-30, 34, 98, 50, -48, main) +
    stem('M-42 46L24-26M-14 15L-12-10M2-2L6-24M-14 16L12 16M3-2L26-4', soft, 3),
  mushroom: (main, soft) =>
    `<path fill="${soft}" d="M-13 4C-10 22-16 34-17 44H17C16 34 10 22 13 4Z"/>` +
    `<path fill="${main}" d="M-46 8C-44-26-22-44 0-44S44-26 46 8C20 16-20 16-46 8Z"/>` +
    dot(-16, -14, 6, soft) +
    dot(12, -24, 5, soft) +
    dot(22, -4, 6, soft) +
    dot(-4, -31, 3, soft),
  seed: (main, soft) =>
    [
      [-18, 10, -30],
      [16, -14, 24],
      [20, 26, 70],
    ]
      .map(
        ([x, y, turn], index) =>
          `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="15" ry="24" fill="${index % 2 ? soft : main}"/>${stem('M0-18Q5 0 0 18', index % 2 ? main : soft, 3)}</g>`,
      )
      .join(''),
  grain: (main, soft) =>
    stem('M0 48V-18', main) +
    [30, 17, 4, -9]
      .map(
        (y, index) =>
          leaf(0, y, 23, 12, -52, index % 2 ? soft : main) +
          leaf(0, y, 23, 12, -128, index % 2 ? main : soft),
      )
      .join('') +
    leaf(0, -16, 30, 12, -90, main),
  garlic: (main, soft) =>
    `<path fill="${main}" d="M0-46C2-26 12-20 26-6C46 14 34 42 0 42S-46 14-26-6C-12-20-2-26 0-46Z"/>` +
    stem('M0-18C-22 6-18 28-8 40M0-18C22 6 18 28 8 40', soft, 3),
  hibiscus: (main, soft) =>
    around(
      5,
      (angle) =>
        `<path transform="rotate(${angle})" fill="${main}" d="M0 0C-26-10-30-40-10-46Q0-40 10-46C30-40 26-10 0 0Z" stroke="${soft}" stroke-width="2"/>`,
    ) +
    stem('M0 0L18-22', soft, 4) +
    dot(20, -25, 4, soft) +
    dot(13, -26, 3, soft) +
    dot(22, -18, 3, soft) +
    dot(0, 0, 6, soft),
  palm: (main, soft) =>
    stem('M-4 48C4 24 4 4 0-10', main, 5) +
    [-168, -140, -112, -68, -40, -12]
      .map((angle, index) => leaf(0, -12, 46, 13, angle, index % 2 ? soft : main))
      .join('') +
    dot(-6, -6, 6, main) +
    dot(7, -4, 6, soft),
  cross: (main, soft) =>
    `<path fill="${main}" d="M-15-44H15V-15H44V15H15V44H-15V15H-44V-15H-15Z" stroke="${main}" stroke-width="6" stroke-linejoin="round"/>` +
    leaf(-16, 20, 54, 24, -50, soft, main),
  tooth: (main, soft) =>
    `<path fill="${main}" d="M-34-24C-30-46-10-40 0-36C10-40 30-46 34-24C38-2 26 8 22 30C20 46 8 46 6 30C4 16-4 16-6 30C-8 46-20 46-22 30C-26 8-38-2-34-24Z"/>` +
    stem('M-20-22Q-16-30-8-28', soft, 5),
  star: (main, soft) => sparkle(-4, 4, 40, main) + sparkle(30, -30, 15, soft) + sparkle(-34, -32, 9, soft),
  bandage: (main, soft) =>
    `<g transform="rotate(-40)"><rect x="-48" y="-18" width="96" height="36" rx="18" fill="${main}"/><rect x="-18" y="-18" width="36" height="36" fill="${soft}"/>` +
    [-8, 0, 8].flatMap((x) => [-8, 0, 8].map((y) => dot(x, y, 1.8, main))).join('') +
    '</g>',
  crystal: (main, soft) =>
    `<path fill="${main}" d="M0-46L30-16L18 44H-18L-30-16Z"/><path fill="${soft}" d="M0-46L-8-12L-30-16ZM-8-12L-18 44H6L12-12Z" opacity=".75"/>`,
  bolt: (main, soft) => `${dot(0, 0, 44, soft)}<path fill="${main}" d="M8-46L-28 8H-4L-10 46L28-10H4Z"/>`,
  wave: (main, soft) =>
    [-24, -4, 16, 36]
      .map((y, index) =>
        stem(
          `M-46 ${y}C-34 ${y - 18}-22 ${y - 18}-12 ${y}S12 ${y + 14} 22 ${y}S40 ${y - 12} 46 ${y - 4}`,
          index % 2 ? soft : main,
          6,
        ),
      )
      .join(''),
  mountain: (main, soft) =>
    `<path fill="${soft}" d="M-50 38L-10-22L8 6L18-8L50 38Z"/><path fill="${main}" d="M-50 38L-18-40L20 38Z"/><path fill="${soft}" d="M-18-40L-27-17L-18-10L-9-20Z"/>`,
  eye: (main, soft) =>
    `<path fill="${main}" d="M-48 0C-26-32 26-32 48 0C26 32-26 32-48 0Z"/>` +
    dot(0, 0, 18, soft) +
    dot(0, 0, 9, main),
}
