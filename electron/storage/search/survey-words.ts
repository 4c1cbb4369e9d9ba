import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { columnText } from '../database/column-text.ts'
import type { Database } from '../database/database.ts'

/** Replaces a draft's words in the search index. `n` is the survey's row. */
export function indexSurvey(database: Database, n: number, draft: SurveyDraft): void {
  database.run('DELETE FROM survey_words WHERE rowid = ?', n)
  database.run(
    'INSERT INTO survey_words (rowid, title, context, questions) VALUES (?, ?, ?, ?)',
    n,
    columnText(draft.title),
    columnText(draft.context),
    columnText(
      draft.questions
        .flatMap((question) => [question.stem, ...question.options.map((option) => option.text)])
        .join('\n'),
    ),
  )
}
