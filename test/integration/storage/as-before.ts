import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** SQL that undoes each step of the schema, newest first: the only way to get an older store with content. */
const TAKE_BACK: readonly [step: string, sql: string][] = [
  ['011', 'DROP TABLE transcript_notes;'],
  [
    '010',
    `DROP TRIGGER payload_parts_go; DROP TABLE payload_parts; DROP INDEX payloads_by_digest;
     ALTER TABLE payloads DROP COLUMN digest;`,
  ],
  ['009', 'DROP TABLE recipes;'],
  [
    '008',
    `DROP TABLE experiment_notes; DROP TABLE experiments; DROP TABLE run_extracts; DROP TABLE mend_ledgers;
     DROP INDEX surveys_by_change; DROP INDEX surveys_by_creation;
     DROP INDEX surveys_by_title; DROP INDEX surveys_by_length;
     ALTER TABLE surveys DROP COLUMN experiment_id;
     CREATE INDEX surveys_by_change ON surveys (updated_at, n, deleted_at, archived_at);
     CREATE INDEX surveys_by_creation ON surveys (created_at, n, deleted_at, archived_at);
     CREATE INDEX surveys_by_title ON surveys (sort_title, title, n, deleted_at, archived_at);
     CREATE INDEX surveys_by_length ON surveys (question_count, n, deleted_at, archived_at);`,
  ],
  ['007', 'DROP TABLE run_annotations;'],
  ['006', 'DROP TABLE answer_words; DROP TABLE answer_texts;'],
]

/**
 * Turns the closed store in a folder into one from before a step of the schema, with all its content.
 *
 * @param step the number of the step, such as "007"
 */
export function asBefore(folder: string, step: string): void {
  const database = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
  for (const [each, sql] of TAKE_BACK) if (each >= step) database.exec(sql)
  database.prepare('DELETE FROM migrations WHERE id >= ?').run(step)
  database.close()
}
