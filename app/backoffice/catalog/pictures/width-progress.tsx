import { useEffect, useState } from 'react'
import { ProgressBar } from '#app/ui/progress.tsx'
import { askProgress } from './send-picture.ts'

const ASKS_EVERY_MS = 700

/** A new picture's widths as the job makes them; nothing once they are all there. */
export function WidthProgress({ pictureKey, isNew }: { pictureKey: string; isNew: boolean }) {
  const [progress, setProgress] = useState<{ made: number; total: number } | null>(null)
  useEffect(() => {
    if (!isNew) return
    const leaving = new AbortController()
    const ask = async () => {
      while (!leaving.signal.aborted) {
        const next = await askProgress(pictureKey, leaving.signal).catch(() => null)
        if (leaving.signal.aborted) return
        setProgress(next)
        if (!next || next.made >= next.total) return
        await new Promise((resolve) => setTimeout(resolve, ASKS_EVERY_MS))
      }
    }
    void ask()
    return () => leaving.abort()
  }, [pictureKey, isNew])
  if (!progress || progress.made >= progress.total) return null
  return <ProgressBar label="Preparando tamaños" done={progress.made} total={progress.total} />
}
