import type { Database } from './database.ts'
import type { Migration } from './migrations/all.ts'

/**
 * Brings the open file to this Sonde's schema, a transaction a step. `beforeStep` runs before each step that changes a
 * file with something in it. The caller has made sure that the file holds no step which this Sonde does not know.
 */
export function migrate(
  database: Database,
  steps: readonly Migration[],
  now: () => number,
  beforeStep: () => void,
): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY, applied_at REAL NOT NULL) STRICT',
  )
  const applied = new Set(database.all('SELECT id FROM migrations').map((row) => row.id))
  for (const step of steps) {
    if (applied.has(step.id)) continue
    if (applied.size > 0) beforeStep()
    database.transaction(() => {
      database.exec(step.sql)
      database.run('INSERT INTO migrations (id, applied_at) VALUES (?, ?)', step.id, now())
    })
    applied.add(step.id)
  }
}
