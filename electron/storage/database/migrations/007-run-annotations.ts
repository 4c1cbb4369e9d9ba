/**
 * The annotations of a person to the results of a run: one row for each run, its `document` a runAnnotationsSchema as
 * JSON.
 */
export const runAnnotations = {
  id: '007-run-annotations',
  sql: `
    CREATE TABLE run_annotations (
      run_id TEXT PRIMARY KEY REFERENCES runs (id),
      revision INTEGER NOT NULL,
      saved_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
  `,
}
