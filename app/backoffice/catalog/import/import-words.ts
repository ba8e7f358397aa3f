import type { ImportOutcome } from '#app/shop/imports/import-counts.server.ts'
import type { ImportRun } from '#app/shop/imports/read-import.server.ts'
import type { BadgeColor } from '#app/ui/badge.tsx'

export const stateBadges: Record<ImportRun['state'], { label: string; color: BadgeColor }> = {
  reading: { label: 'Leyendo', color: 'blue' },
  ready: { label: 'Por confirmar', color: 'yellow' },
  running: { label: 'Importando', color: 'blue' },
  done: { label: 'Terminada', color: 'green' },
  refused: { label: 'No se hizo', color: 'red' },
  cancelled: { label: 'Cancelada', color: 'grey' },
}

export const outcomeBadges: Record<ImportOutcome, { before: string; after: string; color: BadgeColor }> = {
  create: { before: 'Se crea', after: 'Creado', color: 'green' },
  update: { before: 'Se actualiza', after: 'Actualizado', color: 'blue' },
  same: { before: 'Sin cambios', after: 'Sin cambios', color: 'grey' },
  skipped: { before: 'Omitida', after: 'Omitida', color: 'yellow' },
  error: { before: 'Con error', after: 'Con error', color: 'red' },
}

/** Which rows a tab of the page shows. */
export const rowTabs: Record<string, { label: string; outcomes: ImportOutcome[] }> = {
  todas: { label: 'Todas', outcomes: ['create', 'update', 'same', 'skipped', 'error'] },
  errores: { label: 'Con error u omitidas', outcomes: ['error', 'skipped'] },
  nuevos: { label: 'Nuevos', outcomes: ['create'] },
  actualizados: { label: 'Actualizados', outcomes: ['update'] },
  iguales: { label: 'Sin cambios', outcomes: ['same'] },
}
