import { useEffect, useRef, useState } from 'react'
import type { PaletteItem } from './palette-items.ts'

const TYPING_MS = 120

/** Asks the server for what is typed; an answer that comes late is let go. */
export function usePaletteSearch() {
  const [found, setFound] = useState<{ text: string; items: PaletteItem[] }>({ text: '', items: [] })
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  const ask = async (text: string, whileTyping = false): Promise<PaletteItem[]> => {
    current.current?.abort()
    const mine = new AbortController()
    current.current = mine
    setFailed(false)
    setAsking(text !== '')
    try {
      if (whileTyping) await new Promise((resolve) => setTimeout(resolve, TYPING_MS))
      if (mine.signal.aborted) return []
      const items = text ? await request(text, mine.signal) : []
      setFound({ text, items })
      return items
    } catch {
      if (!mine.signal.aborted) setFailed(true)
      return []
    } finally {
      if (current.current === mine) setAsking(false)
    }
  }
  return { found, asking, failed, ask }
}

async function request(text: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const answer = await fetch(`/admin/buscar?q=${encodeURIComponent(text)}`, { signal })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return ((await answer.json()) as { items: PaletteItem[] }).items
}
