import type { RunResults } from '../../../shared/models/results.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'

/** Puts what personas said in words into the search index, in place of what is there. `n` is the run's row. */
export function indexAnswers(database: Database, n: number, { answers }: Pick<RunResults, 'answers'>): void {
  database.run('DELETE FROM answer_words WHERE rowid IN (SELECT n FROM answer_places WHERE run_n = ?)', n)
  database.run('DELETE FROM answer_places WHERE run_n = ?', n)
  answers.forEach(({ kind, text, question, respondent }, position) => {
    if (text === null || (kind !== 'text' && kind !== 'unread')) return
    const row = database.get(
      'INSERT INTO answer_places (run_n, position, question, respondent) VALUES (?, ?, ?, ?) RETURNING n',
      n,
      position,
      question,
      respondent,
    )
    database.run('INSERT INTO answer_words (rowid, words) VALUES (?, ?)', Number(row?.n), columnText(text))
  })
}
