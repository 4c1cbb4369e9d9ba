import { surveyDraftSchema } from '../../../shared/models/draft.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import { indexSurvey } from './survey-words.ts'

/** Makes the search index anew from what is stored; all of it can be had again, so its damage costs nobody anything. */
export function rebuildWords(database: Database): void {
  database.transaction(() => {
    database.exec(`
      INSERT INTO survey_words (survey_words) VALUES ('delete-all');
      INSERT INTO run_words (run_words) VALUES ('delete-all');
      INSERT INTO run_words (rowid, title) SELECT n, title FROM runs;
      INSERT INTO focus_words (focus_words) VALUES ('rebuild');
    `)
    for (const { n } of database.all('SELECT survey_n AS n FROM survey_drafts')) {
      const row = database.get('SELECT document FROM survey_drafts WHERE survey_n = ?', Number(n))
      const draft = surveyDraftSchema.safeParse(parseDocument(row?.document))
      if (draft.success) indexSurvey(database, Number(n), draft.data)
    }
  })
}
