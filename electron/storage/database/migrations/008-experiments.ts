/**
 * Experiments: a row each, its `document` an experimentSchema as JSON. The questionnaires of its arms are versions of a
 * survey of its own, which no list of surveys shows (`experiment_id` names the experiment; the indexes of the lists hold
 * it, so that they need no row to leave it out). What was counted in a reading of a run's answers (`run_extracts`) can be
 * had again from these; it is kept because reading many answers takes long. What a person adds to an experiment
 * (`experiment_notes`), and to a survey's items across experiments (`mend_ledgers`), is a document each.
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
