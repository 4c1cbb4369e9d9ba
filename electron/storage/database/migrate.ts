import type { Database } from './database.ts'
import type { Migration } from './migrations/all.ts'

/**
 * Brings the open file to this Sonde's schema, by all steps or by none. `beforeUpgrade` runs before the first step that
 * changes a file of an older Sonde, and is told how many steps that one has. The caller has made sure that the file holds
 * no step which this Sonde does not know.
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
  // What a store knows of itself: see storeFacts. Values are JSON.
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
