/**
 * Experiments: one row each, its `document` an experimentSchema as JSON. The questionnaires of an experiment's arms are
 * versions of a survey of its own, which no list of surveys shows. `experiment_id` names the experiment; the indexes of
 * the lists contain it, so that such a survey is left out without reading its row. `run_extracts` holds counts from the
 * newest reading of a run's answers, because counting many answers takes long; they can be made again.
 * `experiment_notes` (of an experiment) and `mend_ledgers` (of a survey's items, across experiments) hold one document
 * each.
 */
export const experiments = {
  id: '008-experiments',
  sql: `
    CREATE TABLE experiments (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      survey_id TEXT NOT NULL,
      created_at REAL NOT NULL,
      updated_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX experiments_by_survey ON experiments (survey_id, created_at DESC);

    ALTER TABLE surveys ADD COLUMN experiment_id TEXT;
    DROP INDEX surveys_by_change;
    DROP INDEX surveys_by_creation;
    DROP INDEX surveys_by_title;
    DROP INDEX surveys_by_length;
    CREATE INDEX surveys_by_change ON surveys (updated_at, n, deleted_at, archived_at, experiment_id);
    CREATE INDEX surveys_by_creation ON surveys (created_at, n, deleted_at, archived_at, experiment_id);
    CREATE INDEX surveys_by_title ON surveys (sort_title, title, n, deleted_at, archived_at, experiment_id);
    CREATE INDEX surveys_by_length ON surveys (question_count, n, deleted_at, archived_at, experiment_id);

    CREATE TABLE experiment_notes (
      experiment_id TEXT PRIMARY KEY REFERENCES experiments (id),
      revision INTEGER NOT NULL,
      saved_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;

    CREATE TABLE run_extracts (
      reading_n INTEGER PRIMARY KEY REFERENCES run_results (n),
      document TEXT NOT NULL
    ) STRICT;

    CREATE TABLE mend_ledgers (
      survey_id TEXT PRIMARY KEY REFERENCES surveys (id),
      revision INTEGER NOT NULL,
      saved_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
  `,
}
