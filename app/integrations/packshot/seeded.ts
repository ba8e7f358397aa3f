/** Small seeded randomness: the same seed draws the same picture on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export interface Seeded {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number between both, both included. */
  between(least: number, most: number): number
  pick<T>(from: readonly T[]): T
  chance(probability: number): boolean
}

export function seeded(seed: number | string): Seeded {
  let state = typeof seed === 'string' ? hashOf(seed) : seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (from) => {
      if (from.length === 0) throw new Error('Nothing to pick from')
      return from[Math.floor(next() * from.length)] as (typeof from)[number]
    },
    chance: (probability) => next() < probability,
  }
}
