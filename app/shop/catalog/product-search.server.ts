import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { closestWords } from './closest-words.ts'
import { searchWords } from './search-words.ts'

/** Each word may be written in several ways: as typed, or as the words of the shop that come nearest. */
export type ProductSearch = { words: string[][]; corrected: boolean }

export function searchFor(text: string): ProductSearch {
  return { words: searchWords(text).map((word) => [word]), corrected: false }
}

/** The same search with its unknown words replaced by the nearest ones; null when there is nothing to forgive. */
export async function forgive(db: Db, search: ProductSearch): Promise<ProductSearch | null> {
  if (search.words.length === 0) return null
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct unnest(string_to_array(p.search_name || ' ' || p.search_brand, ' ')) as word
    from products p where p.active and p.archived_at is null`)
  const known = new Set(rows.flatMap((row) => searchWords(row.word)))
  const words = search.words.map(([typed = '']) => {
    if ([...known].some((word) => word.includes(typed))) return [typed]
    const nearest = closestWords(typed, known)
    return nearest.length > 0 ? nearest : [typed]
  })
  const corrected = words.some((ways, at) => ways[0] !== search.words[at]?.[0])
  return corrected ? { words, corrected } : null
}

const name = sql`p.search_name`
const nameAndBrand = sql`(p.search_name || ' ' || p.search_brand)`

/** Every word must be in the name, the brand or the description. A search without words finds nothing. */
export function matches({ words }: ProductSearch): SQL {
  if (words.length === 0) return sql`false`
  return every(words, (ways) =>
    isShort(ways) ? asWord(ways, words.length) : contains(sql`p.search_all`, ways),
  )
}

/** Best first: all words begin words of the name, then anywhere in it, then name or brand, then the rest. */
export function rank({ words }: ProductSearch): SQL {
  return sql`case
    when ${every(words, (ways) => contains(sql`(' ' || ${name})`, ways, '% '))} then 0
    when ${every(words, (ways) => contains(name, ways))} then 1
    when ${every(words, (ways) => contains(nameAndBrand, ways))} then 2
    else 3 end, ${wholeWords(words)} desc`
}

function every(words: string[][], condition: (ways: string[]) => SQL): SQL {
  return sql.join(words.map(condition), sql` and `)
}

function contains(text: SQL, ways: string[], before = '%'): SQL {
  return sql`${text} like any (${sql.param(ways.map((way) => `${before}${way}%`))}::text[])`
}

/** One or two letters are in nearly every text: beside other words they are "c" or the "d" of "D3", no more. */
const isShort = (ways: string[]) => (ways[0]?.length ?? 0) < 3

function asWord([word = '']: string[], howMany: number): SQL {
  return sql`${nameAndBrand} ~ ${`\\m${word}${howMany > 1 ? '(\\d|\\M)' : ''}`}`
}

function wholeWords(words: string[][]): SQL {
  const counted = words.map(
    (ways) => sql`(${contains(sql`(' ' || ${name} || ' ')`, [`${ways[0]} `], '% ')})::int`,
  )
  return sql`(${sql.join(counted, sql` + `)})`
}
