import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { StoreHold } from '../../../shared/models/store-hold.ts'
import { Database } from '../database/database.ts'
import { inspectFile } from '../database/inspect-file.ts'
import { migrate } from '../database/migrate.ts'
import type { Migration } from '../database/migrations/all.ts'
import { storeFacts } from '../database/store-facts.ts'
import { diskCause } from '../disk/disk-problem.ts'
import { rebuildWords } from '../search/rebuild-words.ts'

interface CopyToPrepare {
  migrations: readonly Migration[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Higher than any generation that this folder has seen. */
  generation: number
  hold: StoreHold
}

/**
 * Turns the file of a backup, which is not in use yet, into a store with this version's schema that is on hold, in one
 * closed file. Throws STORAGE: `damaged` where that is not possible, `newer` for a file of a newer version of Sonde,
 * else the disk's cause.
 */
export function prepareCopy(file: string, { migrations, now, generation, hold }: CopyToPrepare): void {
  const found = inspectFile(file, migrations)
  if (found !== 'sound' && found !== 'words_damaged') throw new SondeError('STORAGE', { cause: 'damaged' })
  const database = new Database()
  try {
    database.open(file)
    migrate(database, migrations, now, () => undefined)
    if (found === 'words_damaged') rebuildWords(database)
    storeFacts(database).beginHistory(generation, hold)
    database.exec('PRAGMA journal_mode = DELETE')
  } catch (error) {
    // A step of the schema failed: the content of the backup does not match its schema.
    if (diskCause(error) === null) throw new SondeError('STORAGE', { cause: 'damaged' }, { cause: error })
    throw error
  } finally {
    database.close()
  }
}
