import { rowId } from '#app/shop/kernel/row-id.ts'
/** What a list's address says: the words looked for and the order, as far as the list knows it. */
export function readListAddress<Sort extends string>(params: URLSearchParams, sorts: readonly Sort[]) {
  const search = (params.get('buscar') ?? '').normalize('NFC').replaceAll('\u0000', '').trim().slice(0, 100)
  const order = params.get('orden') ?? ''
  const sort = sorts.find((one) => one === order.replace(/^-/, '')) ?? null
  return { search, sort, descending: order.startsWith('-') }
}

/** The id of the record that a dialog of the address is about. */
export function openedId(params: URLSearchParams, dialogs: readonly string[]): number | null {
  return rowId(dialogs.map((dialog) => params.get(dialog)).find((value) => value)) || null
}
