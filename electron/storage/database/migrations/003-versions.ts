/**
 * Additions to versions: `facts` (a versionFactsSchema as JSON, in which any text survives), `base` (the version from
 * which the draft was started again), and the time of the import. The list of versions is answered by the index alone,
 * because their documents are long. `survey_sources` holds the provenance of an imported survey, newest first.
 */
export const versions = {
  id: '003-versions',
  sql: `
    ALTER TABLE survey_versions ADD COLUMN facts TEXT;
    ALTER TABLE survey_versions ADD COLUMN base TEXT;
    ALTER TABLE survey_versions ADD COLUMN imported_at REAL;
    ALTER TABLE survey_versions ADD COLUMN question_count INTEGER NOT NULL DEFAULT 0;
    UPDATE survey_versions SET
      facts = json_object(
        'name', name,
        'note', '',
        'origin', CASE WHEN EXISTS (SELECT 1 FROM runs WHERE version_id = survey_versions.id)
          THEN 'launch' ELSE 'unknown' END,
        'target', NULL,
        'parent', json(CASE WHEN number > 1 THEN json_object('number', number - 1, 'run', NULL) END)
      ),
      question_count = CASE WHEN json_valid(document)
        THEN coalesce(json_array_length(document, '$.questions'), 0) ELSE 0 END;
    CREATE INDEX versions_listed
      ON survey_versions (survey_id, number, id, created_at, imported_at, question_count, facts);

    CREATE TABLE survey_sources (
      survey_id TEXT PRIMARY KEY REFERENCES surveys (id),
      document TEXT NOT NULL
    ) STRICT;
  `,
}
