import { foldTag } from '../../shared/models/tag.ts'
import type { Database, Value } from './database.ts'
import { matchWords, searchWords } from './search-words.ts'

/** A part of a WHERE on `surveys`, and its values. */
export interface Condition {
  sql: string
  values: Value[]
}

/** What a search table takes apart at; the rest are words. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{Co}]+/u

/** Finds nothing. */
const NOTHING: Condition = { sql: 'FALSE', values: [] }

/**
 * Surveys that have every word of `text` in their own words or in those of their tags. Tags are few and are looked
 * through one by one, so that renaming one leaves the search index alone.
 */
export function searchCondition(database: Database, text: string): Condition {
  const words = searchWords(text)
  if (words.length === 0) return NOTHING
  const tags = database
    .all('SELECT n, folded FROM tags')
    .map(({ n, folded }) => ({ n: Number(n), words: wordsOf(String(folded)) }))
  const inText: string[] = []
  const inTags: Condition[] = []
  for (const word of words) {
    const found = tags.filter((tag) => hasWords(tag.words, wordsOf(foldTag(word)))).map(({ n }) => n)
    if (found.length === 0) inText.push(word)
    else
      inTags.push({
        sql: `(surveys.n IN (SELECT rowid FROM survey_words WHERE survey_words MATCH ?)
          OR surveys.n IN (SELECT survey_n FROM survey_tags WHERE tag_n IN (SELECT value FROM json_each(?))))`,
        values: [matchWords([word]), JSON.stringify(found)],
      })
  }
  if (inText.length === 0) return allOf(inTags)
  const sql = 'surveys.n IN (SELECT rowid FROM survey_words WHERE survey_words MATCH ?)'
  return allOf([{ sql, values: [matchWords(inText)] }, ...inTags])
}

/** Conditions that must all hold; at least one. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  }
}

function wordsOf(folded: string): string[] {
  return folded.split(BETWEEN_WORDS).filter((word) => word !== '')
}

/** Whether the words stand in the tag one after the other; the last may be the start of a longer one. */
function hasWords(tag: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length === 0) return false
  return tag.some((_, from) =>
    wanted.every((word, at) => {
      const own = tag[from + at]
      return at === wanted.length - 1 ? own?.startsWith(word) : own === word
    }),
  )
}
