import { searchText } from '#app/shop/kernel/search-text.ts'

const MOST_WORDS = 8
const LONGEST_WORD = 40

/** The words looked for, bare of accents and signs: "Co-Q10, 500mg" gives co, q10, 500, mg. */
export function searchWords(search: string): string[] {
  const words = searchText(search.slice(0, 400)).match(/[\p{L}\p{N}]+/gu) ?? []
  const parts = words.flatMap((word) => /^(\d+)(mg|mcg|ml|g|kg|ui|oz)$/.exec(word)?.slice(1) ?? [word])
  return [...new Set(parts)].slice(0, MOST_WORDS).map((word) => word.slice(0, LONGEST_WORD))
}
