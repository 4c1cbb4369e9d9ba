import { surveyDraftSchema } from '../../../shared/models/draft.ts'
import { hasWords, splitWords } from '../../../shared/text/has-words.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import type { StoredHit } from './search-hit.ts'
import { searchWords } from './search-words.ts'

/**
 * The first item of a survey that has every word of `text`, and the text of the item with the words. Undefined where
 * the title has them all, because the survey then opens at its top, or where no single item has them all.
 */
export function findItem(database: Database, survey: StoredHit, text: string): StoredHit['item'] {
  const wanted = searchWords(text).flatMap(splitWords)
  if (hasWords(survey.title, wanted)) return undefined
  const row = database.get(
    'SELECT document FROM survey_drafts JOIN surveys ON n = survey_n WHERE id = ?',
    survey.id,
  )
  const { data } = surveyDraftSchema.safeParse(parseDocument(row?.document))
  for (const [question, { id, stem, options }] of data?.questions.entries() ?? []) {
    const texts = [stem, ...options.map((option) => option.text)]
    if (!hasWords(texts.join('\n'), wanted)) continue
    return { id, question, text: texts.find((each) => hasWords(each, wanted)) ?? texts.join(' · ') }
  }
  return undefined
}
