import { join } from 'node:path'
import type { StoreHealth } from '../../shared/models/app-info.ts'
import { SondeError } from '../../shared/models/sonde-error.ts'
import type { StoreHold } from '../../shared/models/store-hold.ts'
import { copiesFolder, listCopies } from './copies/copies.ts'
import { CopyKeeper } from './copies/copy-keeper.ts'
import { FolderHistory } from './copies/folder-history.ts'
import { prepareCopy } from './copies/prepare-copy.ts'
import {
  damagedFiles,
  dropOldReplaced,
  finishReplacing,
  listReplaced,
  prepareReplacing,
  replaceStore,
  STORE_FILE,
  setDamagedAside,
  undoReplacing,
} from './copies/store-file.ts'
import { Database } from './database/database.ts'
import { type FileState, inspectFile } from './database/inspect-file.ts'
import { migrate } from './database/migrate.ts'
import { RowReader } from './database/row-reader.ts'
import { type StoreFacts, storeFacts } from './database/store-facts.ts'
import { reserveIn } from './disk/reserve.ts'
import { annotationRepository } from './repositories/annotation-repository.ts'
import { connectionRepository } from './repositories/connection-repository.ts'
import { experimentNotesRepository } from './repositories/experiment-notes-repository.ts'
import { experimentRepository } from './repositories/experiment-repository.ts'
import { factRepository } from './repositories/fact-repository.ts'
import { focusRepository } from './repositories/focus-repository.ts'
import { itemBankRepository } from './repositories/item-bank-repository.ts'
import { ledgerRepository } from './repositories/ledger-repository.ts'
import { payloadRepository } from './repositories/payload-repository.ts'
import { recipeRepository } from './repositories/recipe-repository.ts'
import { runRepository } from './repositories/run-repository.ts'
import { surveyRepository } from './repositories/survey-repository.ts'
import { transcriptNotesRepository } from './repositories/transcript-notes-repository.ts'
import { countFound } from './search/count-found.ts'
import { find } from './search/find.ts'
import { rebuildWords } from './search/rebuild-words.ts'
import type { FoundCount, StoredHit } from './search/search-hit.ts'
import type { Storage } from './storage.ts'
import type { StorageOptions } from './storage-options.ts'

/** The store in a folder that this process has locked. */
export class Store implements Storage {
  readonly surveys
  readonly runs
  readonly annotations
  readonly ledgers
  readonly experiments
  readonly experimentNotes
  readonly transcriptNotes
  readonly payloads
  readonly focus
  readonly connections
  readonly itemBank
  readonly reserve
  readonly serviceFacts
  readonly recipes
  readonly #options: Required<StorageOptions> & { unlock: () => void }
  readonly #database = new Database()
  readonly #reader: RowReader
  readonly #facts: StoreFacts
  readonly #copies: CopyKeeper
  readonly #folderHistory: FolderHistory
  #state: StoreHealth['state'] = 'sound'
  #setAside: string | null = null

  constructor(options: Required<StorageOptions> & { unlock: () => void }) {
    this.#options = options
    this.#reader = new RowReader(options.report)
    this.surveys = surveyRepository(this.#database, this.#reader)
    this.runs = runRepository(this.#database, this.#reader)
    this.annotations = annotationRepository(this.#database, this.#reader)
    this.ledgers = ledgerRepository(this.#database, this.#reader)
    this.experiments = experimentRepository(this.#database, this.#reader)
    this.experimentNotes = experimentNotesRepository(this.#database, this.#reader)
    this.transcriptNotes = transcriptNotesRepository(this.#database, this.#reader)
    this.payloads = payloadRepository(this.#database, this.#reader)
    this.focus = focusRepository(this.#database, this.#reader)
    this.connections = connectionRepository(this.#database, this.#reader)
    this.itemBank = itemBankRepository(this.#database, this.#reader)
    this.reserve = reserveIn(options.folder)
    this.#facts = storeFacts(this.#database)
    this.#copies = new CopyKeeper({ ...options, database: this.#database })
    this.#folderHistory = new FolderHistory({ ...options, facts: this.#facts })
    this.serviceFacts = factRepository(this.#database)
    this.recipes = recipeRepository(this.#database, this.#reader)
    try {
      this.#start()
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  find(text: string, limit: number): StoredHit[] {
    return find(this.#database, text, limit)
  }

  countFound(text: string): FoundCount {
    return countFound(this.#database, text)
  }

  health(): StoreHealth {
    return {
      state: this.#state,
      setAside: this.#setAside,
      copies: listCopies(this.#options.folder),
      replaced: listReplaced(this.#options.folder),
      unreadable: this.#reader.unreadable,
    }
  }

  history(): string {
    return this.#facts.identity()?.history ?? ''
  }

  accountSalt(): string {
    return this.#facts.salt()
  }

  generation(): number {
    return this.#facts.identity()?.generation ?? 0
  }

  holdAsOlder(seen: number): void {
    this.#folderHistory.holdAsOlder(seen)
  }

  hold(): StoreHold | null {
    return this.#facts.hold()
  }

  setHold(hold: StoreHold | null): void {
    this.#facts.setHold(hold)
  }

  keepCopies(): number {
    // Read before this call itself uses the store.
    const idleFor = this.#database.idleFor
    this.#folderHistory.advance()
    return this.#copies.look(idleFor, () => this.#isEmpty())
  }

  makeCopy(): StoreHealth {
    this.#copies.makeAsked()
    return this.health()
  }

  restoreCopy(name: string): StoreHealth {
    const { folder, now, migrations } = this.#options
    const { file: copy, madeAt } = this.#findCopy(name)
    const hold = { cause: 'copy' as const, copyMadeAt: madeAt, since: now(), left: null }
    const generation = this.#folderHistory.nextGeneration()
    prepareReplacing(folder, copy, (file) => prepareCopy(file, { migrations, now, generation, hold }))
    const old = this.#replace()
    this.#setAside = old
    this.#folderHistory.noteReplaced()
    dropOldReplaced(folder, old)
    this.#reader.reset()
    this.#state = 'sound'
    return this.health()
  }

  close(): void {
    if (this.#database.isOpen) {
      this.#folderHistory.advance()
      this.#copies.atEnd()
    }
    this.#database.close()
    this.#options.unlock()
  }

  /**
   * The file of a backup, or of a store that a restore has replaced, and the time of its content. Only a name from the
   * lists is accepted, so that a caller cannot pass a path. Throws MISSING.
   */
  #findCopy(name: string): { file: string; madeAt: number } {
    const { folder } = this.#options
    const copy = listCopies(folder).find((each) => each.name === name)
    if (copy) return { file: join(copiesFolder(folder), name), madeAt: copy.madeAt }
    const replaced = listReplaced(folder).find((each) => each.name === name)
    if (replaced) return { file: join(folder, name), madeAt: replaced.replacedAt }
    throw new SondeError('MISSING')
  }

  /** Replaces the store in use with the prepared file. If anything fails, the old store stays in use. */
  #replace(): string {
    const { folder, now } = this.#options
    const file = join(folder, STORE_FILE)
    let old: string | null = null
    try {
      this.#database.close()
      old = replaceStore(folder, now())
      this.#database.open(file)
      return old
    } catch (error) {
      this.#database.close()
      // Where even that fails, the next start completes the replacement.
      if (undoReplacing(folder, old)) this.#database.open(file)
      throw error
    }
  }

  #start(): void {
    const { folder, now, migrations } = this.#options
    finishReplacing(folder, now())
    const found = inspectFile(join(folder, STORE_FILE), migrations)
    const hadWork = listCopies(folder).length > 0
    if (found === 'damaged' || (found === 'blank' && hadWork)) {
      this.#setAside = setDamagedAside(folder, now())
    }
    this.#open(found)
    // Even after a crash that followed setting a damaged file aside, the start must not look like that of a new folder.
    const lost = damagedFiles(folder)[0] ?? null
    const isEmpty = this.#isEmpty()
    if (isEmpty && (lost !== null || (found === 'absent' && hadWork))) {
      this.#state = 'replaced'
      this.#setAside ??= lost
    }
    this.#folderHistory.atStart(isEmpty)
    if (!isEmpty) this.#copies.atStart()
  }

  #open(found: FileState): void {
    const { folder, now, migrations, report } = this.#options
    this.#database.open(join(folder, STORE_FILE))
    migrate(this.#database, migrations, now, (steps) => this.#copies.makeNow({ steps }))
    if (found !== 'words_damaged') return
    rebuildWords(this.#database)
    report('storage_words_rebuilt', {})
  }

  /** Whether nothing of a person's is stored yet. */
  #isEmpty(): boolean {
    const row = this.#database.get(
      `SELECT EXISTS (SELECT 1 FROM surveys) OR EXISTS (SELECT 1 FROM runs)
         OR EXISTS (SELECT 1 FROM focus_sessions) OR EXISTS (SELECT 1 FROM connections WHERE practice = 0) AS used`,
    )
    return row?.used === 0
  }
}
