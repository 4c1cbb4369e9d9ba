import type { Database } from './database.ts'
import type { Migration } from './migrations/all.ts'

/**
 * Brings the open file to this version's schema, by all missing steps or none. `beforeUpgrade` runs before a file of an
 * older version is changed, and is given the number of steps that the file has. The caller has made sure that the file
 * has no unknown steps.
 */
export function migrate(
  database: Database,
  steps: readonly Migration[],
  now: () => number,
  beforeUpgrade: (steps: number) => void,
): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS migrations (id TEXT PRIMARY KEY, applied_at REAL NOT NULL) STRICT',
  )
  // Facts about the store itself: see `storeFacts`. Values are JSON.
  database.exec('CREATE TABLE IF NOT EXISTS store_facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT')
  const applied = new Set(database.all('SELECT id FROM migrations').map((row) => row.id))
  const missing = steps.filter((step) => !applied.has(step.id))
  if (missing.length === 0) return
  if (applied.size > 0) beforeUpgrade(applied.size)
  database.transaction(() => {
    for (const step of missing) {
      database.exec(step.sql)
      database.run('INSERT INTO migrations (id, applied_at) VALUES (?, ?)', step.id, now())
    }
  })
}
