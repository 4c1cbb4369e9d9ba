import type { Database } from './database.ts'
import type { Migration } from './migrations/all.ts'

/**
 * Brings the open file to this Sonde's schema, a transaction a step. `beforeUpgrade` runs before the
 * first step that changes a file of an older Sonde. The caller has made sure that the file holds no step which this Sonde does not know.
 */
export function migrate(
  database: Database,
  steps: readonly Migration[],
  now: () => number,
  beforeUpgrade: () => void,
): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY, applied_at REAL NOT NULL) STRICT',
  )
  const applied = new Set(database.all('SELECT id FROM migrations').map((row) => row.id))
  const missing = steps.filter((step) => !applied.has(step.id))
  if (applied.size > 0 && missing.length > 0) beforeUpgrade()
  for (const step of missing) {
    database.transaction(() => {
      database.exec(step.sql)
      database.run('INSERT INTO migrations (id, applied_at) VALUES (?, ?)', step.id, now())
    })
  }
}
