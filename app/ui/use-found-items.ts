import { useEffect, useRef, useState } from 'react'

export type Search<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

type Found<Item> = { text: string; items: readonly Item[]; failed: boolean }

const TYPING_MS = 150

/** What a search on the server finds for what is being typed; an answer that comes late is let go. */
export function useFoundItems<Item>(search: Search<Item> | undefined) {
  const [found, setFound] = useState<Found<Item>>({ text: '', items: [], failed: false })
  const [asking, setAsking] = useState(false)
  const controller = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    clearTimeout(timer.current)
    controller.current?.abort()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it goes away
  useEffect(() => stop, [])

  const ask = async (text: string): Promise<readonly Item[]> => {
    stop()
    if (!search) return []
    const current = new AbortController()
    controller.current = current
    setAsking(true)
    try {
      const items = await search(text, current.signal)
      if (current.signal.aborted) return []
      setFound({ text, items, failed: false })
      return items
    } catch {
      if (!current.signal.aborted) setFound({ text, items: [], failed: true })
      return []
    } finally {
      if (controller.current === current) setAsking(false)
    }
  }
  const askSoon = (text: string) => {
    stop()
    if (!text.trim()) {
      setAsking(false)
      setFound({ text: '', items: [], failed: false })
      return
    }
    setAsking(true)
    timer.current = setTimeout(() => void ask(text), TYPING_MS)
  }
  return { found, asking, ask, askSoon }
}
