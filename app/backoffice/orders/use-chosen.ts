import { useEffect, useState } from 'react'

/** The orders ticked on this page; another page or filter starts afresh. */
export function useChosen(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const shown = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only which orders are shown counts
  useEffect(() => setChosen(new Set()), [shown])
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return { chosen, choose, inOrder: ids.filter((id) => chosen.has(id)) }
}
