/** The few strokes that every small plant and sign is made of. */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  fill: string,
  vein?: string,
): string {
  const half = width / 2
  const rib = vein
    ? `<path d="M${length * 0.12} 0H${length * 0.86}" stroke="${vein}" stroke-width="1.4" stroke-linecap="round"/>`
    : ''
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path fill="${fill}" d="M0 0C${length * 0.22} ${-half * 1.3} ` +
    `${length * 0.68} ${-half * 1.25} ${length} 0C${length * 0.68} ${half * 1.25} ${length * 0.22} ${half * 1.3} 0 0Z"/>${rib}</g>`
  )
}

export function stem(path: string, stroke: string, width = 2.6): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export function around(count: number, draw: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('')
}

export function sprig(main: string, soft: string, length = 26, width = 15): string {
  const pairs = [34, 19, 4, -11]
  const leaves = pairs.map((y, index) => {
    const reach = length - index * 2.4
    const right = leaf(0, y, reach, width - index, -38, index % 2 ? soft : main, index % 2 ? main : soft)
    const left = leaf(0, y - 5, reach, width - index, -142, index % 2 ? main : soft, index % 2 ? soft : main)
    return right + left
  })
  return stem('M0 48V-24', main) + leaves.join('') + leaf(0, -20, 26, width - 2, -90, main, soft)
}

export function petals(count: number, length: number, width: number, fill: string, from = 4): string {
  return around(
    count,
    (angle) => `<g transform="rotate(${angle})">${leaf(from, 0, length, width, 0, fill)}</g>`,
  )
}

export function sparkle(x: number, y: number, r: number, fill: string): string {
  const inner = r * 0.22
  return `<path fill="${fill}" d="M${x} ${y - r}Q${x + inner} ${y - inner} ${x + r} ${y}Q${x + inner} ${y + inner} ${x} ${y + r}Q${x - inner} ${y + inner} ${x - r} ${y}Q${x - inner} ${y - inner} ${x} ${y - r}Z"/>`
}
