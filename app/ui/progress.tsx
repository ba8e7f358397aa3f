import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { formatCount } from '#app/shop/kernel/count.ts'

const FADES_MS = 500

/** A thin line at the top while the next page is on its way. Quick pages never show it. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle'
  const [trailing, setTrailing] = useState(false)
  useEffect(() => {
    if (busy) return () => setTrailing(true)
    const timer = setTimeout(() => setTrailing(false), FADES_MS)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <div
      className="navigation-progress"
      data-state={busy ? 'loading' : trailing ? 'done' : undefined}
      role={busy ? 'progressbar' : undefined}
      aria-label={busy ? 'Cargando la página' : undefined}
    />
  )
}

type ProgressBarProps = { done: number; total: number; label: string; noun?: string }

/** Work that can be counted: "1,200 de 50,000 filas". */
export function ProgressBar({ done, total, label, noun = '' }: ProgressBarProps) {
  const percent = total > 0 ? Math.min(100, (done / total) * 100) : 0
  const counted = `${formatCount(done)} de ${formatCount(total)} ${noun}`.trim()
  return (
    <div>
      <p className="mb-1 flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="tabular">{counted}</span>
      </p>
      <div
        className="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={counted}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
