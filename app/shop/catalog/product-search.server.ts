import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { closestWord } from './closest-words.ts'
import { searchWords } from './search-words.ts'

/** The words looked for: as typed, or the nearest ones the shop has. */
export type ProductSearch = { words: string[] }

export function searchFor(text: string): ProductSearch {
  return { words: searchWords(text) }
}

/** The same search with its unknown words replaced by the nearest ones; null when there is nothing to forgive. */
export async function forgive(db: Db, { words }: ProductSearch): Promise<ProductSearch | null> {
  if (words.length === 0) return null
  const known = await wordsOfTheShop(db)
  const meant = words.map((typed) => {
    for (const word of known.keys()) if (word.includes(typed)) return typed
    return closestWord(typed, known) ?? typed
  })
  return meant.some((word, at) => word !== words[at]) ? { words: meant } : null
}

/** Every word of a name or a brand, with how many products hold it. */
async function wordsOfTheShop(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ text: string; products: number }>(sql`
    select text, count(*)::int as products
    from products p, unnest(string_to_array(p.search_name || ' ' || p.search_brand, ' ')) as text
    where p.active and p.archived_at is null group by text`)
  const known = new Map<string, number>()
  for (const { text, products } of rows) {
    for (const word of searchWords(text)) known.set(word, (known.get(word) ?? 0) + products)
  }
  return known
}

const name = sql`p.search_name`
const nameAndBrand = sql`(p.search_name || ' ' || p.search_brand)`

/** Every word must be in the name, the brand or the description. A search without words finds nothing. */
export function matches({ words }: ProductSearch): SQL {
  if (words.length === 0) return sql`false`
  return every(words, (word) =>
    isShort(word) ? asWord(word, words.length) : contains(sql`p.search_all`, word),
  )
}

/** Best first: all words begin words of the name, then anywhere in it, then name or brand, then the rest. */
export function rank({ words }: ProductSearch): SQL {
  return sql`case
    when ${every(words, (word) => contains(sql`(' ' || ${name})`, word, '% '))} then 0
    when ${every(words, (word) => contains(name, word))} then 1
    when ${every(words, (word) => contains(nameAndBrand, word))} then 2
    else 3 end, ${wholeWords(words)} desc`
}

function every(words: string[], condition: (word: string) => SQL): SQL {
  return sql.join(words.map(condition), sql` and `)
}

function contains(text: SQL, word: string, before = '%'): SQL {
  return sql`${text} like ${`${before}${word}%`}`
}

/** One or two letters are in nearly every text: beside other words they are "c" or the "d" of "D3", no more. */
const isShort = (word: string) => word.length < 3

function asWord(word: string, howMany: number): SQL {
  return sql`${nameAndBrand} ~ ${`\\m${word}${howMany > 1 ? '(\\d|\\M)' : ''}`}`
}

function wholeWords(words: string[]): SQL {
  const counted = words.map((word) => sql`(${contains(sql`(' ' || ${name} || ' ')`, `${word} `, '% ')})::int`)
  return sql`(${sql.join(counted, sql` + `)})`
}
