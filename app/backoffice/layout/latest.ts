import { useState } from 'react'
import type { FormResult } from '#app/web/checked-form.ts'

export type Texts = Record<string, string | string[]>

/** What an action answers to the second of two editors. */
export type Conflict<Stored> = { current: Stored; by: string | null; typed: Record<string, unknown> }
export type EditAnswer<Stored> = FormResult & { conflict?: Conflict<Stored> }

export type FieldChange = {
  field: string
  before: string | string[]
  now: string | string[]
  /** What this person had written there, if anything else. */
  yours: string | string[] | null
}

type Latest<Stored> = {
  base: Stored
  initial: Texts
  changes: FieldChange[]
  by: string | null
  answer: EditAnswer<Stored> | undefined
}

/**
 * The record a form edits. When somebody else saved it meanwhile, their version becomes the base, what this person
 * had typed stays on top of it, and `changes` says what is different. Remount the form on `base`.
 */
export function useLatest<Stored>(
  stored: Stored,
  textsOf: (stored: Stored) => Texts,
  answer: EditAnswer<Stored> | undefined,
): Latest<Stored> {
  const [latest, setLatest] = useState<Latest<Stored>>(() => ({
    base: stored,
    initial: textsOf(stored),
    changes: [],
    by: null,
    answer: undefined,
  }))
  if (!answer?.conflict || answer === latest.answer) return latest
  const { current, by, typed } = answer.conflict
  const next = { base: current, by, answer, ...mergeTexts(textsOf(latest.base), textsOf(current), typed) }
  setLatest(next)
  return next
}

/** What was typed stays, whatever was left alone follows the newer version. */
export function mergeTexts(was: Texts, is: Texts, typed: Record<string, unknown>) {
  const initial: Texts = {}
  const changes: FieldChange[] = []
  for (const [field, now] of Object.entries(is)) {
    const before = was[field] ?? ''
    const mine = asText(typed[field], now)
    const isMine = !same(mine, before)
    initial[field] = isMine ? mine : now
    if (!same(before, now))
      changes.push({ field, before, now, yours: isMine && !same(mine, now) ? mine : null })
  }
  return { initial, changes }
}

function asText(typed: unknown, like: string | string[]): string | string[] {
  if (Array.isArray(like)) return Array.isArray(typed) ? typed.map(String) : typed ? [String(typed)] : []
  return typeof typed === 'string' ? typed : ''
}

function same(one: string | string[], other: string | string[]): boolean {
  const plain = (value: string | string[]) =>
    Array.isArray(value) ? value.join('\n') : value.replaceAll('\r\n', '\n').trim()
  return plain(one) === plain(other)
}
