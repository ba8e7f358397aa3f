/** As high as the ids of rows go. */
export const LARGEST_ID = 2_147_483_647

/** The id in an address or a form; 0, which no row has, for what cannot be one. */
export function rowId(text: unknown): number {
  const id = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0
  return id <= LARGEST_ID ? id : 0
}
