import { randomInt } from 'node:crypto'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/**
 * The seed: the given one, else that of the data file; a new file gets a random one, so that every user meets other
 * personas. It is stored for the next start.
 */
export function rememberSeed(db: DatabaseSyncInstance, given: number | undefined): number {
  const row = db.prepare("select value from meta where name = 'seed'").get()
  const seed = given ?? (row ? Number(row.value) : randomInt(2 ** 32))
  db.prepare(
    "insert into meta (name, value) values ('seed', ?) on conflict (name) do update set value = excluded.value",
  ).run(String(seed))
  return seed
}
