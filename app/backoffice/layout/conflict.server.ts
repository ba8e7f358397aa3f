import type { Submission } from '@conform-to/react'
import { data } from 'react-router'
import { lastChangeOf } from '#app/shop/staff-log/last-change.server.ts'
import { db } from '#app/web/database.server.ts'
import type { EditAnswer } from './latest.ts'

type Told<Stored> = { title: string; current: Stored; entity: string; id: number }

/** Tells the second of two editors what is there now, and gives back what they had typed. */
export async function tellConflict<Stored>(
  submission: Submission<unknown>,
  { title, current, entity, id }: Told<Stored>,
) {
  const change = await lastChangeOf(db, { entity, id })
  const answer: EditAnswer<Stored> = {
    submission: { status: undefined },
    toast: {
      title,
      text: `${change?.by ?? 'Otra persona'} hizo cambios mientras editabas. Revísalos y guarda de nuevo.`,
    },
    conflict: { current, by: change?.by ?? null, typed: submission.payload },
  }
  return data(answer, { status: 409 })
}
