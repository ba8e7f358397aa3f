import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ImportRun } from '#app/shop/imports/read-import.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ProgressBar } from '#app/ui/progress.tsx'

const ASKS_EVERY_MS = 1_000

/** How far the job is, asked again as long as it works. One may leave the page meanwhile. */
export function ImportProgress({ run }: { run: ImportRun }) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), ASKS_EVERY_MS)
    return () => clearTimeout(timer)
  }, [revalidate, state])
  const isReading = run.state === 'reading'
  return (
    <div className="card flex flex-col gap-3">
      {isReading ? (
        <p role="status">Leyendo el archivo: {formatCount(run.rowsDone)} filas hasta ahora.</p>
      ) : (
        <>
          {run.picturesTotal > 0 && run.picturesDone < run.picturesTotal ? (
            <ProgressBar
              label="Trayendo imágenes"
              done={run.picturesDone}
              total={run.picturesTotal}
              noun="filas"
            />
          ) : null}
          <ProgressBar label="Importando" done={run.rowsDone} total={run.rowsTotal} noun="filas" />
        </>
      )}
      <Notice>Puedes seguir trabajando o cerrar esta página: la importación continúa sola.</Notice>
    </div>
  )
}
