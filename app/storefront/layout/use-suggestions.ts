import { useEffect, useRef, useState } from 'react'
import type { ProductCard } from '#app/shop/catalog/product-card.ts'

export type Suggestions =
  | { state: 'idle' }
  | { state: 'loading'; products: ProductCard[] }
  | { state: 'failed' }
  | { state: 'done'; products: ProductCard[] }

const PAUSE_MS = 140
const KEPT = 50

/** Asks once typing pauses. A newer text cancels the older question, so an older answer is never shown. */
export function useSuggestions(typed: string): Suggestions {
  const text = typed.trim().toLowerCase()
  const answers = useRef(new Map<string, ProductCard[]>())
  const [answer, setAnswer] = useState<{ text: string; products: ProductCard[] | null }>({
    text: '',
    products: [],
  })

  useEffect(() => {
    if (text.length < 2) return
    const known = answers.current.get(text)
    if (known) return setAnswer({ text, products: known })
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/sugerencias?q=${encodeURIComponent(text.slice(0, 80))}`, {
          signal: asking.signal,
        })
        if (!response.ok) throw new Error(`Suggestions: ${response.status}`)
        const products = (await response.json()) as ProductCard[]
        if (answers.current.size >= KEPT) answers.current.clear()
        answers.current.set(text, products)
        if (!asking.signal.aborted) setAnswer({ text, products })
      } catch {
        if (!asking.signal.aborted) setAnswer({ text, products: null })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text])

  if (text.length < 2) return { state: 'idle' }
  if (answer.text !== text) return { state: 'loading', products: [] }
  return answer.products ? { state: 'done', products: answer.products } : { state: 'failed' }
}
