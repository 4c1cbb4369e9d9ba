import { surveyDraftSchema } from '../../../shared/models/draft.ts'
import { runResultsSchema } from '../../../shared/models/results.ts'
import type { Database } from '../database/database.ts'
import { parseDocument } from '../database/row-reader.ts'
import { indexAnswers } from './answer-words.ts'
import { indexSurvey } from './survey-words.ts'

const NEWEST_READING = 'SELECT document FROM run_results WHERE run_id = ? ORDER BY n DESC LIMIT 1'

/** Builds the search index again from the stored data. Damage to the index therefore loses nothing. */
export function rebuildWords(database: Database): void {
  database.transaction(() => {
    database.exec(`
      INSERT INTO survey_words (survey_words) VALUES ('delete-all');
      INSERT INTO run_words (run_words) VALUES ('delete-all');
      INSERT INTO run_words (rowid, title) SELECT n, title FROM runs;
      INSERT INTO focus_words (focus_words) VALUES ('rebuild');
      INSERT INTO answer_words (answer_words) VALUES ('delete-all');
      DELETE FROM answer_texts;
    `)
    for (const { n } of database.all('SELECT survey_n AS n FROM survey_drafts')) {
      const row = database.get('SELECT document FROM survey_drafts WHERE survey_n = ?', Number(n))
      const draft = surveyDraftSchema.safeParse(parseDocument(row?.document))
      if (draft.success) indexSurvey(database, Number(n), draft.data)
    }
    for (const { n, id } of database.all('SELECT n, id FROM runs')) {
      const row = database.get(NEWEST_READING, String(id))
      const results = runResultsSchema.safeParse(parseDocument(row?.document))
      if (results.success) indexAnswers(database, Number(n), results.data)
    }
  })
}
