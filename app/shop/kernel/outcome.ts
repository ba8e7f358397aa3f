/** An expected failure is a value; a surprise is thrown. */
export type Outcome<Value = object, Reason extends { reason: string } = never> =
  | ({ ok: true } & Value)
  | ({ ok: false } & Reason)

export function refused<const Reason extends string, Detail extends object = object>(
  reason: Reason,
  detail?: Detail,
): { ok: false; reason: Reason } & Detail {
  return { ok: false, reason, ...(detail as Detail) }
}
