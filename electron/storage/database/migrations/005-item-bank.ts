/**
 * Items that are kept to be used in other surveys. `content` tells the same item kept twice (a hash of `sameItemKey`),
 * `words` is all that a search looks at, without case and accents; the rest is in `document`, a keptItemSchema as JSON. What
 * was removed stays for a while, so that it can be brought back.
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
