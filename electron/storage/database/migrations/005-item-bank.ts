/**
 * Items that are kept to be used in other surveys. `content` is a hash of `sameItemKey`, by which an item that is kept
 * twice is recognised. `words` is the text that is searched, without case and accents. `document` is a keptItemSchema
 * as JSON. Removed items stay for a while, so that they can be restored.
 */
export const itemBank = {
  id: '005-item-bank',
  sql: `
    CREATE TABLE kept_items (
      n INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      content TEXT NOT NULL UNIQUE,
      words TEXT NOT NULL,
      kept_at REAL NOT NULL,
      removed_at REAL,
      document TEXT NOT NULL
    ) STRICT;
    CREATE INDEX kept_items_by_time ON kept_items (removed_at, kept_at DESC, n);
  `,
}
