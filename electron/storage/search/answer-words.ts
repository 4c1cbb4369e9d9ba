import type { RunResults } from '../../../shared/models/results.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'

/** The answers in words to one item: position of each persona, and its words. */
export type Said = readonly (readonly [respondent: number, words: string])[]

/** Replaces a run's answers in words in the search index. `n` is the run's row. */
export function indexAnswers(database: Database, n: number, { answers }: Pick<RunResults, 'answers'>): void {
  database.run('DELETE FROM answer_words WHERE rowid IN (SELECT n FROM answer_texts WHERE run_n = ?)', n)
  database.run('DELETE FROM answer_texts WHERE run_n = ?', n)
  const byItem = new Map<number, [respondent: number, words: string][]>()
  for (const { kind, text, question, respondent } of answers) {
    if (text === null || (kind !== 'text' && kind !== 'unread')) continue
    const said = byItem.get(question) ?? []
    said.push([respondent, text])
    byItem.set(question, said)
  }
  for (const [question, said] of byItem) {
    const row = database.get(
      'INSERT INTO answer_texts (run_n, question, said) VALUES (?, ?, ?) RETURNING n',
      n,
      question,
      JSON.stringify(said),
    )
    const words = said.map(([, text]) => text).join('\n')
    database.run('INSERT INTO answer_words (rowid, words) VALUES (?, ?)', Number(row?.n), columnText(words))
  }
}
