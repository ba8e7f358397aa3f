import { Download } from 'lucide-react'
import type { ImportCounts } from '#app/shop/imports/import-counts.server.ts'
import type { ImportRun } from '#app/shop/imports/read-import.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** How it ended, and what to do with the rows that stayed out. */
export function ImportResult({ run, counts }: { run: ImportRun; counts: ImportCounts }) {
  const bad = counts.error + counts.skipped
  return (
    <>
      {run.state === 'refused' ? (
        <Notice tone="danger" title="No se importó nada" live>
          {run.failure}
        </Notice>
      ) : (
        <Notice
          tone="success"
          title="Importación terminada"
          live
          action={
            <ButtonLink to="/admin/productos" variant="secondary" size="small">
              Ver productos
            </ButtonLink>
          }
        >
          {spell(counts.create, 'producto creado', 'productos creados')},{' '}
          {spell(counts.update, 'actualizado', 'actualizados')}.
        </Notice>
      )}
      {bad > 0 ? <BadRows importId={run.id} bad={bad} isRun={run.state === 'done'} /> : null}
    </>
  )
}

type BadRowsProps = { importId: number; bad: number; isRun: boolean }

export function BadRows({ importId, bad, isRun }: BadRowsProps) {
  return (
    <Notice
      tone="warning"
      title={isRun ? `Se encontraron ${bad} errores durante la importación` : sayBad(bad)}
    >
      <p>Corrígelas en el archivo descargado, que dice qué tiene cada una, y vuelve a importarlo.</p>
      <ButtonAnchor
        href={`/admin/productos/import/${importId}/filas-malas`}
        variant="secondary"
        size="small"
        className="mt-2"
        icon={<Download aria-hidden="true" />}
      >
        Descargar esas filas
      </ButtonAnchor>
    </Notice>
  )
}

const sayBad = (bad: number) =>
  bad === 1 ? '1 fila no se puede importar' : `${formatCount(bad)} filas no se pueden importar`

function spell(count: number, one: string, many: string) {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}
