import type { CsvProduct } from '#app/shop/catalog/csv/columns.ts'

/** What a row says of its three pictures; undefined where it says nothing. */
export function pictureAddresses({ picture1, picture2, picture3 }: CsvProduct): (string | undefined)[] {
  return [picture1, picture2, picture3]
}

/** The key of a picture that is already kept here, as the export writes it. */
export function keptKey(address: string): string | null {
  return /^\/media\/([a-z0-9-]{6,80})\//.exec(address)?.[1] ?? null
}
