/** Lower case without accents: how names are compared. The database column is made the same way. */
export function searchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
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
