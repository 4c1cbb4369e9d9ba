import { join } from 'node:path'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import { connectionRepository } from './connection-repository.ts'
import { copiesFolder, isCopyDue, listCopies, makeCopy } from './copies.ts'
import { Database } from './database.ts'
import { diskCause } from './disk-problem.ts'
import { find } from './find.ts'
import { focusRepository } from './focus-repository.ts'
import { type FileState, inspectFile } from './inspect-file.ts'
import { migrate } from './migrate.ts'
import type { StorageOptions } from './open-storage.ts'
import { payloadRepository } from './payload-repository.ts'
import { rebuildWords } from './rebuild-words.ts'
import { RowReader } from './row-reader.ts'
import { runRepository } from './run-repository.ts'
import type { SearchHit, Storage } from './storage.ts'
import {
  abandonReplacing,
  damagedFiles,
  finishReplacing,
  prepareReplacing,
  STORE_FILE,
  setDamagedAside,
} from './store-file.ts'
import { surveyRepository } from './survey-repository.ts'

/** The store in a folder that this process has locked. */
export class Store implements Storage {
  readonly surveys
  readonly runs
  readonly payloads
  readonly focus
  readonly connections
  readonly #options: Required<StorageOptions> & { unlock: () => void }
  readonly #database = new Database()
  readonly #reader: RowReader
  #state: StoreHealth['state'] = 'sound'
  #setAside: string | null = null

  constructor(options: Required<StorageOptions> & { unlock: () => void }) {
    this.#options = options
    this.#reader = new RowReader(options.report)
    this.surveys = surveyRepository(this.#database, this.#reader)
    this.runs = runRepository(this.#database, this.#reader)
    this.payloads = payloadRepository(this.#database, this.#reader)
    this.focus = focusRepository(this.#database, this.#reader)
    this.connections = connectionRepository(this.#database, this.#reader)
    try {
      this.#start()
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  find(text: string, limit: number): SearchHit[] {
    return find(this.#database, text, limit)
  }

  health(): StoreHealth {
    return {
      state: this.#state,
      setAside: this.#setAside,
      copies: listCopies(this.#options.folder),
      unreadable: this.#reader.unreadable,
    }
  }

  restoreCopy(name: string): StoreHealth {
    const { folder, now, migrations } = this.#options
    // Only a name from the list: nothing that a caller could make a path of.
    if (!listCopies(folder).some((copy) => copy.name === name)) throw new SondeError('MISSING')
    const copy = join(copiesFolder(folder), name)
    const found = inspectFile(copy, migrations)
    if (found !== 'sound' && found !== 'words_damaged') throw new SondeError('STORAGE', { cause: 'damaged' })
    prepareReplacing(folder, copy)
    this.#database.close()
    try {
      this.#setAside = finishReplacing(folder, now())
    } catch (error) {
      if (abandonReplacing(folder)) this.#open('sound')
      throw error
    }
    this.#open(found)
    this.#reader.reset()
    this.#state = 'sound'
    return this.health()
  }

  close(): void {
    this.#database.close()
    this.#options.unlock()
  }

  #start(): void {
    const { folder, now, migrations, report } = this.#options
    finishReplacing(folder, now())
    const found = inspectFile(join(folder, STORE_FILE), migrations)
    const hadWork = listCopies(folder).length > 0
    if (found === 'damaged' || (found === 'blank' && hadWork)) {
      this.#setAside = setDamagedAside(folder, now())
    }
    this.#open(found)
    // A crash right after a damaged file was set aside must not make the loss look like a fresh start.
    const lost = damagedFiles(folder)[0] ?? null
    if (this.#isEmpty() && (lost !== null || (found === 'absent' && hadWork))) {
      this.#state = 'replaced'
      this.#setAside ??= lost
    }
    if (this.#isEmpty() || !isCopyDue(folder, now())) return
    try {
      makeCopy(this.#database, folder, now())
    } catch (error) {
      // A person can work without today's copy; on a full disk the next save says so itself.
      report('storage_copy_failed', { cause: diskCause(error) ?? 'unknown' })
    }
  }

  #open(found: FileState): void {
    const { folder, now, migrations, report } = this.#options
    this.#database.open(join(folder, STORE_FILE))
    migrate(this.#database, migrations, now, () => makeCopy(this.#database, folder, now()))
    if (found !== 'words_damaged') return
    rebuildWords(this.#database)
    report('storage_words_rebuilt', {})
  }

  /** Whether nobody has put anything in it yet. */
  #isEmpty(): boolean {
    const row = this.#database.get(
      `SELECT EXISTS (SELECT 1 FROM surveys) OR EXISTS (SELECT 1 FROM runs)
         OR EXISTS (SELECT 1 FROM focus_sessions) OR EXISTS (SELECT 1 FROM connections WHERE practice = 0) AS used`,
    )
    return row?.used === 0
  }
}
