/**
 * The first tables. `n` gives an order that does not depend on a clock, and is the rowid of the search tables. A
 * document is the whole record as JSON; the other columns hold what lists and filters need.
 */
export const first = {
  id: '001-first',
  sql: `
    CREATE TABLE surveys (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      context TEXT NOT NULL,
      question_count INTEGER NOT NULL,
      revision INTEGER NOT NULL,
      created_at REAL NOT NULL,
      updated_at REAL NOT NULL,
      deleted_at REAL
    ) STRICT;
    CREATE INDEX surveys_by_change ON surveys (updated_at DESC, n DESC);

    CREATE TABLE survey_drafts (
      survey_n INTEGER PRIMARY KEY REFERENCES surveys (n),
      document TEXT NOT NULL
    ) STRICT;

    CREATE TABLE survey_versions (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      survey_id TEXT NOT NULL REFERENCES surveys (id),
      number INTEGER NOT NULL,
      name TEXT,
      document TEXT NOT NULL,
      created_at REAL NOT NULL,
      UNIQUE (survey_id, number)
    ) STRICT;

    CREATE TABLE runs (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      survey_id TEXT NOT NULL REFERENCES surveys (id),
      version_id TEXT NOT NULL REFERENCES survey_versions (id),
      title TEXT NOT NULL,
      state TEXT NOT NULL,
      practice INTEGER NOT NULL,
      created_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX runs_by_time ON runs (created_at DESC, n DESC);
    CREATE INDEX runs_by_survey ON runs (survey_id, created_at DESC, n DESC, id, state, practice);
    CREATE INDEX runs_by_state ON runs (state);
    CREATE INDEX runs_by_version ON runs (version_id);

    CREATE TABLE payloads (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      subject_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      received_at REAL NOT NULL,
      length INTEGER NOT NULL,
      text TEXT NOT NULL
    ) STRICT;
    CREATE INDEX payloads_by_subject ON payloads (subject_id, kind, n);

    CREATE TABLE run_results (
      n INTEGER PRIMARY KEY,
      run_id TEXT NOT NULL REFERENCES runs (id),
      payload_id TEXT NOT NULL REFERENCES payloads (id),
      read_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX run_results_by_run ON run_results (run_id, n);
    CREATE INDEX run_results_by_payload ON run_results (payload_id);

    CREATE TABLE focus_sessions (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      title TEXT NOT NULL,
      practice INTEGER NOT NULL,
      updated_at REAL NOT NULL,
      deleted_at REAL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX focus_sessions_by_change ON focus_sessions (updated_at DESC, n DESC);

    CREATE TABLE connections (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      practice INTEGER NOT NULL,
      document TEXT NOT NULL
    ) STRICT;

    CREATE VIRTUAL TABLE survey_words USING fts5 (
      title, context, questions, content = '', contentless_delete = 1,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE VIRTUAL TABLE run_words USING fts5 (
      title, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
    CREATE VIRTUAL TABLE focus_words USING fts5 (
      title, guide, transcript, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
    );
  `,
}
