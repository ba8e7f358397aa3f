export type Change = { field: string; before: string; after: string }

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asRecord = (value: unknown): Record<string, unknown> => {
  if (value === null || value === undefined) return {}
  return typeof value === 'object' && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : { valor: value }
}

/** What differs between before and after; where only one is known, all of it. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, fresh] = [asRecord(before), asRecord(after)]
  const both = before !== null && before !== undefined && after !== null && after !== undefined
  const fields = both ? Object.keys(fresh) : [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  return fields
    .map((field) => ({ field, before: shown(old[field]), after: shown(fresh[field]) }))
    .filter((change) => change.before !== change.after)
}
