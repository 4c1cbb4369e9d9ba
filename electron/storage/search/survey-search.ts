import { foldTag } from '../../../shared/models/tag.ts'
import type { Database } from '../database/database.ts'
import { matchWords, searchWords } from './search-words.ts'

/** The characters at which the search index splits text into words. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Co}]+/u

/** Returns all row numbers as one JSON text, which is far faster than one row for each. */
const IN_TEXT = 'SELECT json_group_array(rowid) AS found FROM survey_words WHERE survey_words MATCH ?'
const IN_TAGS =
  'SELECT json_group_array(survey_n) AS found FROM survey_tags WHERE tag_n IN (SELECT value FROM json_each(?))'

/**
 * Row numbers of the surveys that have every word of `text` in their own words or in those of their tags. Tags are few
 * and are searched one by one, so that renaming one does not change the search index. The results are combined here:
 * within one query, SQLite looks up each of them in the table of surveys, which takes twice the time at ten thousand.
 */
export function searchRows(database: Database, text: string): ReadonlySet<number> {
  const words = searchWords(text)
  if (words.length === 0) return new Set()
  const tags = database
    .all('SELECT n, folded FROM tags')
    .map(({ n, folded }) => ({ n: Number(n), words: wordsOf(String(folded)) }))
  const rows = (sql: string, value: string): number[] => JSON.parse(String(database.get(sql, value)?.found))
  const inText: string[] = []
  const found: number[][] = []
  for (const word of words) {
    const tagged = tags.filter((tag) => hasWords(tag.words, wordsOf(foldTag(word)))).map(({ n }) => n)
    if (tagged.length === 0) inText.push(word)
    else found.push([...rows(IN_TEXT, matchWords([word])), ...rows(IN_TAGS, JSON.stringify(tagged))])
  }
  if (inText.length > 0) found.push(rows(IN_TEXT, matchWords(inText)))
  const [first = [], ...others] = found
  const sets = others.map((each) => new Set(each))
  return new Set(first.filter((n) => sets.every((set) => set.has(n))))
}

function wordsOf(folded: string): string[] {
  return folded.split(BETWEEN_WORDS).filter((word) => word !== '')
}

/** Whether the words occur in the tag one after the other; the last may be the beginning of a longer one. */
function hasWords(tag: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return tag.some((_, from) =>
    wanted.every((word, at) => {
      const own = tag[from + at]
      return at === wanted.length - 1 ? own?.startsWith(word) : own === word
    }),
  )
}
