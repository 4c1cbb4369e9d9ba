/**
 * What a person adds to the transcript of a focus group: one row for each session, its `document` a
 * transcriptNotesSchema as JSON.
 */
export const transcriptNotes = {
  id: '011-transcript-notes',
  sql: `
    CREATE TABLE transcript_notes (
      session_id TEXT PRIMARY KEY REFERENCES focus_sessions (id),
      revision INTEGER NOT NULL,
      saved_at REAL NOT NULL,
      document TEXT NOT NULL
    ) STRICT;
  `,
}
