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
  /** Higher than any that this folder has seen. */
  generation: number
  hold: StoreHold
}

/**
 * Makes of a copy's file, which nobody uses yet, a store of this Sonde's schema that is held, in one closed file. Throws
 * STORAGE: `damaged` for what no store can be made of, `newer` for a newer Sonde's, else what the disk says.
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
    // A step that this copy does not take: what is in it is not what its schema says.
    if (diskCause(error) === null) throw new SondeError('STORAGE', { cause: 'damaged' }, { cause: error })
    throw error
  } finally {
    database.close()
  }
}
