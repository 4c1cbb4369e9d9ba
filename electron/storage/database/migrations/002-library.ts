/**
 * Additions for the library: tags, the archive, the results of the wording checker, and an index for each order. Tags
 * are equal if `folded` (no case, no accents) is; `name` is their spelling. `sort_title` is computed from the title by
 * `sort_key` (sort-key.ts), a function that the connection defines.
 */
export const library = {
  id: '002-library',
  sql: `
    ALTER TABLE surveys ADD COLUMN archived_at REAL;
    ALTER TABLE surveys ADD COLUMN sort_title TEXT NOT NULL DEFAULT '';
    ALTER TABLE surveys ADD COLUMN checked_revision INTEGER;
    ALTER TABLE surveys ADD COLUMN open_findings INTEGER;
    UPDATE surveys SET sort_title = sort_key(title);

    DROP INDEX surveys_by_change;
    CREATE INDEX surveys_by_change ON surveys (updated_at, n, deleted_at, archived_at);
    CREATE INDEX surveys_by_creation ON surveys (created_at, n, deleted_at, archived_at);
    CREATE INDEX surveys_by_title ON surveys (sort_title, title, n, deleted_at, archived_at);
    CREATE INDEX surveys_by_length ON surveys (question_count, n, deleted_at, archived_at);

    CREATE TABLE tags (
      n INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      folded TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE survey_tags (
      survey_n INTEGER NOT NULL REFERENCES surveys (n),
      tag_n INTEGER NOT NULL REFERENCES tags (n),
      PRIMARY KEY (survey_n, tag_n)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX survey_tags_by_tag ON survey_tags (tag_n, survey_n);
  `,
}
