/** How many slips of the finger are forgiven in a word of this length. */
function slipsForgiven(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/**
 * The word of the shop nearest to one that it does not have; an unfinished word counts too.
 * Of those equally near, the one that more products hold, then the shorter.
 */
export function closestWord(typed: string, known: ReadonlyMap<string, number>): string | null {
  const limit = slipsForgiven(typed)
  if (limit === 0) return null
  let least = limit
  let nearest: string[] = []
  for (const word of known.keys()) {
    if (word.length < typed.length - least) continue
    const slips = Math.min(
      ...beginnings(word, typed.length).map((begun) => slipsBetween(typed, begun, limit)),
    )
    if (slips > least) continue
    if (slips < least) nearest = []
    least = slips
    nearest.push(word)
  }
  const heldBy = (word: string) => known.get(word) ?? 0
  nearest.sort((a, b) => heldBy(b) - heldBy(a) || a.length - b.length || (a < b ? -1 : 1))
  return nearest[0] ?? null
}

/** The word itself, and as much of it as may have been typed so far. */
function beginnings(word: string, length: number): string[] {
  return [word, word.slice(0, length), word.slice(0, length + 1)]
}

/** Letters added, lost, changed or swapped with their neighbour; counting stops above the limit. */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let slips = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      current.push(slips)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = last
    last = current
  }
  return last[b.length] ?? limit + 1
}
