import { randomInt } from 'node:crypto'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/**
 * The seed to work with: the one given, else that of the data file; a new file gets one of its own, so that everyone
 * meets other people. Kept for the next start.
 */
export function rememberSeed(db: DatabaseSyncInstance, given: number | undefined): number {
  const row = db.prepare("select value from meta where name = 'seed'").get()
  const seed = given ?? (row ? Number(row.value) : randomInt(2 ** 32))
  db.prepare(
    "insert into meta (name, value) values ('seed', ?) on conflict (name) do update set value = excluded.value",
  ).run(String(seed))
  return seed
}
