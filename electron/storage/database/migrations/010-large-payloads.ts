/**
 * The text of a large payload is stored in parts, which are read and written one at a time: `digest` identifies them,
 * and `text` is empty. Two payloads with the same text share their parts. Parts may be stored before their payload.
 */
export const largePayloads = {
  id: '010-large-payloads',
  sql: `
    ALTER TABLE payloads ADD COLUMN digest TEXT;
    CREATE INDEX payloads_by_digest ON payloads (digest) WHERE digest IS NOT NULL;
    CREATE TABLE payload_parts (
      digest TEXT NOT NULL,
      part INTEGER NOT NULL,
      bytes BLOB NOT NULL,
      UNIQUE (digest, part)
    ) STRICT;
    CREATE TRIGGER payload_parts_go AFTER DELETE ON payloads WHEN OLD.digest IS NOT NULL BEGIN
      DELETE FROM payload_parts
      WHERE digest = OLD.digest AND NOT EXISTS (SELECT 1 FROM payloads WHERE digest = OLD.digest);
    END;
  `,
}
