/** Text that a spreadsheet would run as a formula, however many times it has been guarded before. */
const formula = /^'*[=+\-@\t\r\n]/

/** Written so that a spreadsheet shows it instead of running it. */
export function guardCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** What was there before it was guarded: exactly one apostrophe less. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

export function looksLikeFormula(text: string): boolean {
  return /^[=+@]|^-[^\d\s]/.test(text)
}
