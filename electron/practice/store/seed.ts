import type { DatabaseSyncInstance } from '@photostructure/sqlite'

/** Seed of a service that was given none. */
const defaultSeed = 1

/** The seed to work with: the one given, else that of the data file, else 1. Kept for the next start. */
export function rememberSeed(db: DatabaseSyncInstance, given: number | undefined): number {
  const row = db.prepare("select value from meta where name = 'seed'").get()
  const seed = given ?? (row ? Number(row.value) : defaultSeed)
  db.prepare(
    "insert into meta (name, value) values ('seed', ?) on conflict (name) do update set value = excluded.value",
  ).run(String(seed))
  return seed
}
