/** A failure that a person can mend: shown as its sentence alone, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
