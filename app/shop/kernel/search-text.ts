/** Signs that people copy from labels and telephones make of plain ones; the database writes them so too. */
const plainer: Record<string, string> = {
  '\u00a0': ' ',
  º: 'o',
  ª: 'a',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '«': '<<',
  '»': '>>',
  '–': '-',
  '—': '-',
  '…': '...',
  '¡': '!',
  '¿': '?',
  '×': '*',
  '®': '(r)',
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
}
const signs = RegExp(`[${Object.keys(plainer).join('')}]`, 'g')

/** Lower case without accents: how names are compared. The database column is made the same way. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(signs, (sign) => plainer[sign] ?? sign)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** "Vitamina C 500 mg" -> "vitamina-c-500-mg" */
export function slug(text: string): string {
  return searchText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
