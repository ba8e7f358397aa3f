import { data, useSearchParams } from 'react-router'
import { type ImportCounts, importCounts } from '#app/shop/imports/import-counts.server.ts'
import { previewRows } from '#app/shop/imports/preview-rows.server.ts'
import { type ImportRun, readImport } from '#app/shop/imports/read-import.server.ts'
import { formatCount } from '#app/shop/kernel/count.ts'
import { formatMoment } from '#app/shop/kernel/dates.ts'
import { rowId } from '#app/shop/kernel/row-id.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { StatCard, StatGrid } from '#app/ui/stat-card.tsx'
import { TabLinks } from '#app/ui/tab-links.tsx'
import { db } from '#app/web/database.server.ts'
import { pageNumber } from '#app/web/page-number.ts'
import { requireStaff } from '#app/web/session.server.ts'
import type { Route } from './+types/import-run'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { rowTabs, stateBadges } from './import-words.ts'
import { RowTable } from './row-table.tsx'
import { StartImport } from './start-import-form.tsx'

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireStaff(request, 'manager')
  const importId = rowId(params.id)
  const run = Number.isSafeInteger(importId) ? await readImport(db, importId) : null
  if (!run) throw data(null, { status: 404 })
  const search = new URL(request.url).searchParams
  const counts = await importCounts(db, importId)
  const isRun = run.state === 'done' || run.state === 'running'
  const tab = tabOf(search.get('filas'), counts)
  const rows =
    run.state === 'reading'
      ? null
      : await previewRows(db, { importId, outcomes: tab.outcomes, page: pageNumber(search), isRun })
  return { run, counts, rows, isRun }
}

/** Where there are errors, they are what one sees first. */
function tabOf(asked: string | null, counts: ImportCounts) {
  const usual = counts.error + counts.skipped > 0 ? 'errores' : 'todas'
  return rowTabs[asked ?? usual] ?? rowTabs.todas ?? { label: '', outcomes: [] }
}

export const meta: Route.MetaFunction = () => [{ title: 'Importación de productos' }]

export default function ImportRunPage({ loaderData: { run, counts, rows, isRun } }: Route.ComponentProps) {
  const isWorking = run.state === 'reading' || run.state === 'running'
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={run.fileName}
        subtitle={`${run.userName} · ${formatMoment(run.createdAt)} · ${dialect(run)}`}
        badge={<Badge color={stateBadges[run.state].color}>{stateBadges[run.state].label}</Badge>}
        back={{ to: '/admin/productos/import', label: 'Importar/Exportar' }}
      />
      {isWorking ? <ImportProgress run={run} /> : null}
      {run.state === 'done' || run.state === 'refused' ? <ImportResult run={run} counts={counts} /> : null}
      {run.state === 'reading' ? null : <Counts counts={counts} isRun={isRun} />}
      {run.state === 'ready' ? <StartImport run={run} counts={counts} /> : null}
      {rows ? (
        <>
          <RowTabs counts={counts} />
          <RowTable rows={rows.rows} isRun={isRun} />
          <Pagination page={rows.page} pages={rows.pages} total={rows.total} noun="filas" />
        </>
      ) : null}
    </div>
  )
}

function dialect({ encoding, delimiter }: ImportRun): string {
  const names: Record<string, string> = { ',': 'comas', ';': 'punto y coma', '\t': 'tabuladores' }
  return `${encoding.toUpperCase()}, separado por ${names[delimiter] ?? delimiter}`
}

function Counts({ counts, isRun }: { counts: ImportCounts; isRun: boolean }) {
  return (
    <StatGrid>
      <StatCard label={isRun ? 'Creados' : 'Se crean'} value={formatCount(counts.create)} />
      <StatCard label={isRun ? 'Actualizados' : 'Se actualizan'} value={formatCount(counts.update)} />
      <StatCard label="Sin cambios" value={formatCount(counts.same)} />
      <StatCard label="Omitidas" value={formatCount(counts.skipped)} />
      <StatCard label="Con error" value={formatCount(counts.error)} />
    </StatGrid>
  )
}

function RowTabs({ counts }: { counts: ImportCounts }) {
  const [search] = useSearchParams()
  const bad = counts.error + counts.skipped
  const current = search.get('filas') ?? (bad > 0 ? 'errores' : 'todas')
  const total = counts.create + counts.update + counts.same + bad
  const sums: Record<string, number> = {
    todas: total,
    errores: bad,
    nuevos: counts.create,
    actualizados: counts.update,
    iguales: counts.same,
  }
  return (
    <TabLinks
      label="Filas del archivo"
      items={Object.entries(rowTabs).map(([name, { label }]) => ({
        label,
        to: `?filas=${name}`,
        current: name === current,
        count: sums[name],
      }))}
    />
  )
}
