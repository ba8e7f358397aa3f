/** A number of units inside its limits; what cannot be read stays as it was. */
export function heldQuantity(
  wanted: number,
  before: number,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number {
  const whole = Number.isFinite(wanted) ? Math.floor(wanted) : before
  return Math.max(min, Math.min(max, whole))
}
