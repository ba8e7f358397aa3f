/** Runs few works at once, in the order they came, and the same work only once at a time. */
export function inTurn<Result>(most: number): (name: string, work: () => Promise<Result>) => Promise<Result> {
  const under = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function queued(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return (name, work) => {
    const same = under.get(name)
    if (same) return same
    const result = queued(work).finally(() => under.delete(name))
    under.set(name, result)
    return result
  }
}
