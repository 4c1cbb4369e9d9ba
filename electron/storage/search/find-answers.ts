import { z } from 'zod'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import type { Said } from './answer-words.ts'
import { OF_EXPERIMENT, runOf } from './run-of.ts'
import type { StoredHit } from './search-hit.ts'
import { searchWords } from './search-words.ts'

/**
 * Number of items that are searched, for each answer wanted: common words may occur in every item, but in no single
 * answer together.
 */
const LOOKED_AT_EACH = 5

/** Newest first. A ranking would have to weigh every item that has a common word. */
const ITEMS = `
  SELECT runs.id, runs.title, practice, number, runs.created_at AS at, question, said, ${OF_EXPERIMENT},
    CASE WHEN question >= 0 AND json_valid(survey_versions.document)
      THEN survey_versions.document ->> ('$.questions[' || question || '].id') END AS item
  FROM answer_words JOIN answer_texts ON answer_texts.n = answer_words.rowid
    JOIN runs ON runs.n = run_n JOIN survey_versions ON survey_versions.id = version_id
  WHERE answer_words MATCH ? ORDER BY answer_words.rowid DESC LIMIT ?`

const saidSchema: z.ZodType<Said> = z.array(z.tuple([z.number().int(), z.string()]))

/**
 * Answers that have every word of `text`; only the first one of each item, because the search within the results leads
 * to the others. `match`: the same words as an FTS5 query, which finds the items.
 */
export function findAnswers(database: Database, text: string, match: string, limit: number): StoredHit[] {
  const wanted = searchWords(text).flatMap(splitWords)
  const hits: StoredHit[] = []
  for (const row of database.all(ITEMS, match, LOOKED_AT_EACH * limit)) {
    if (hits.length === limit) break
    const said = saidSchema.safeParse(parseDocument(row.said))
    const found = said.data?.find(([, words]) => hasWords(words, wanted))
    if (!found) continue
    hits.push({
      kind: 'answer',
      id: String(row.id),
      title: String(row.title),
      practice: row.practice === 1,
      run: runOf(row),
      answer: {
        item: String(row.item ?? ''),
        question: Number(row.question),
        respondent: found[0],
        text: found[1],
      },
    })
  }
  return hits
}
