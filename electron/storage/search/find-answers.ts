import type { Database } from '../database/database.ts'
import type { SearchHit } from '../storage.ts'

/** Answers that are looked at for a hit; a common word stands in many thousands. */
const MOST_LOOKED_AT = 300

/** Newest first: to rank them, every answer with a common word would have to be weighed. */
const FOUND = `
  SELECT runs.id, runs.title, practice, number, runs.created_at AS at, run_n, position, question, respondent,
    CASE WHEN question >= 0 AND json_valid(survey_versions.document)
      THEN survey_versions.document ->> ('$.questions[' || question || '].id') END AS item
  FROM answer_words JOIN answer_places ON answer_places.n = answer_words.rowid
    JOIN runs ON runs.n = run_n JOIN survey_versions ON survey_versions.id = version_id
  WHERE answer_words MATCH ? ORDER BY answer_words.rowid DESC LIMIT ${MOST_LOOKED_AT}`

const TEXT = `
  SELECT CASE WHEN json_valid(document) THEN document ->> ('$.answers[' || CAST(? AS INTEGER) || '].text') END AS text
  FROM run_results WHERE run_id = ? ORDER BY n DESC LIMIT 1`

/** Answers that have every word, one for each item of a run: the find of the results leads on to the others. */
export function findAnswers(database: Database, match: string, limit: number): SearchHit[] {
  const byItem = new Map<string, ReturnType<Database['all']>[number]>()
  for (const row of database.all(FOUND, match)) {
    const key = `${row.run_n}/${row.question}`
    const first = byItem.get(key)
    if (!first || Number(row.position) < Number(first.position)) byItem.set(key, row)
  }
  return [...byItem.values()].slice(0, limit).map((row) => ({
    kind: 'answer',
    id: String(row.id),
    title: String(row.title),
    practice: row.practice === 1,
    run: { version: Number(row.number), at: Number(row.at) },
    answer: {
      item: String(row.item ?? ''),
      question: Number(row.question),
      respondent: Number(row.respondent),
      text: String(database.get(TEXT, Number(row.position), String(row.id))?.text ?? ''),
    },
  }))
}
