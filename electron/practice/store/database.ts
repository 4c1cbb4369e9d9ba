import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import { DataFileError } from './data-file-error.ts'
import { makeFolder } from './make-folder.ts'

const schemaVersion = 1

const schema = `
create table meta (name text primary key, value text not null) strict;
create table keys (
  id integer primary key autoincrement,
  account text not null,
  nom text not null,
  hash text not null unique,
  hint text not null,
  built_in integer not null default 0,
  created_at integer not null,
  revoked_at integer
) strict;
create table surveys (
  n integer primary key autoincrement,
  id text not null unique,
  account text not null,
  titre text not null,
  contexte text not null,
  questions text not null,
  filtres text not null,
  nb_personas integer not null,
  sample_size integer not null,
  seed integer not null,
  created_at integer not null,
  launched_at integer,
  duration_ms integer,
  outcome text,
  stops_at real,
  results text,
  deleted_at integer,
  effects text
) strict;
create index surveys_by_account on surveys (account, n) where deleted_at is null;
create table sessions (
  n integer primary key autoincrement,
  id text not null unique,
  account text not null,
  titre text not null,
  guide text not null,
  nb_personas integer not null,
  max_turns integer not null,
  filtres text not null,
  seed integer not null,
  created_at integer not null,
  turns_done integer not null default 0
) strict;
create index sessions_by_account on sessions (account, n);
create table profiles (
  session text not null references sessions (id) on delete cascade,
  position integer not null,
  profile text not null,
  primary key (session, position)
) strict, without rowid;
create table messages (
  session text not null references sessions (id) on delete cascade,
  position integer not null,
  turn integer not null,
  speaker text not null,
  text text not null,
  primary key (session, position)
) strict, without rowid;
create table members (
  id integer primary key autoincrement,
  account text not null,
  role text not null,
  properties text not null
) strict;
`

/**
 * Opens the service's database: a SQLite file in WAL mode used by this process alone (its folder is created), or memory
 * if no file is given. Throws DataFileError if the file cannot be used.
 *
 * Keep a reference to the handle as long as its statements are used: this driver finalises them when the handle is
 * garbage-collected.
 */
export function openDatabase(file: string | undefined): DatabaseSyncInstance {
  try {
    if (file !== undefined) makeFolder(path.dirname(path.resolve(file)))
    const db = new DatabaseSync(file ?? ':memory:')
    // One process only: two services on one file would each register their own keys for the same accounts.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal')
    db.exec('pragma foreign_keys = on')
    prepareSchema(db)
    return db
  } catch (error) {
    if (error instanceof DataFileError) throw error
    throw new DataFileError(`The practice data file ${file ?? 'in memory'} cannot be used: ${reason(error)}.`)
  }
}

function prepareSchema(db: DatabaseSyncInstance): void {
  db.exec('begin immediate')
  const version = Number(db.prepare('pragma user_version').get()?.user_version ?? 0)
  if (version === 0) db.exec(`${schema}; pragma user_version = ${schemaVersion}`)
  if (version === schemaVersion) addEffects(db)
  db.exec('commit')
  if (version > schemaVersion) {
    db.close()
    throw new DataFileError(
      'The practice data file was written by a newer version of Sonde. Choose another folder.',
    )
  }
}

/**
 * Adds the column for the effects at launch, which older files lack. The schema version stays the same, so that an
 * older Sonde, which ignores the column, can still open the file.
 */
function addEffects(db: DatabaseSyncInstance): void {
  const has = db.prepare("select 1 from pragma_table_info('surveys') where name = 'effects'").get()
  if (!has) db.exec('alter table surveys add column effects text')
}

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  if (/locked|busy/i.test(text)) return 'another practice service is using it'
  return text.replace(/\.$/, '')
}

/** Runs `work` in one transaction: everything is stored, or nothing. */
export function inTransaction<T>(db: DatabaseSyncInstance, work: () => T): T {
  db.exec('begin immediate')
  try {
    const out = work()
    db.exec('commit')
    return out
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
