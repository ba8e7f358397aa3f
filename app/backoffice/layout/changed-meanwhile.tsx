import { Notice } from '#app/ui/notice.tsx'
import type { FieldChange } from './latest.ts'

type Props = {
  by: string | null
  changes: readonly FieldChange[]
  /** What is edited: "este producto". */
  what: string
  labels: Readonly<Record<string, string>>
  spell?: (field: string, value: string | string[]) => string
}

/** For the second of two editors: what the first one changed, and what happens now. */
export function ChangedMeanwhile({ by, changes, what, labels, spell = plain }: Props) {
  if (changes.length === 0) return null
  return (
    <Notice tone="warning" live title={`${by ?? 'Otra persona'} cambió ${what} mientras lo editabas`}>
      <ul className="my-1 list-disc pl-5">
        {changes.map(({ field, before, now, yours }) => (
          <li key={field}>
            {labels[field] ?? field}: {spell(field, before)} →{' '}
            <strong className="inline!">{spell(field, now)}</strong>
            {yours === null ? null : `; tú escribiste ${spell(field, yours)}`}
          </li>
        ))}
      </ul>
      <p>Nada se guardó todavía. Lo que escribiste sigue en el formulario: revísalo y guarda de nuevo.</p>
    </Notice>
  )
}

function plain(_field: string, value: string | string[]): string {
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.join(', ')
  return value.trim() || '—'
}
