import { join } from 'node:path'
import type { StorageReport } from '../database/row-reader.ts'
import { type StoreFacts, type StoreIdentity, storeIdentitySchema } from '../database/store-facts.ts'
import { diskCause } from '../disk/disk-problem.ts'
import { type KeptJson, keptJson } from '../disk/kept-json.ts'

interface FolderHistoryParts {
  folder: string
  facts: StoreFacts
  /** Milliseconds since 1970. */
  now: () => number
  report: StorageReport
}

/**
 * A small file next to the store records the state of the store that this folder has seen last. A store that is older,
 * or another one, was put there while Sonde was closed: it is put on hold like a restored backup.
 */
export class FolderHistory {
  readonly #parts: FolderHistoryParts
  readonly #file: KeptJson<StoreIdentity>

  constructor(parts: FolderHistoryParts) {
    this.#parts = parts
    this.#file = keptJson(join(parts.folder, 'sonde-history.json'), storeIdentitySchema)
  }

  /**
   * To be called once the store is open: gives it a history if it has none, and puts it on hold if it was put there by
   * hand.
   */
  atStart(isEmpty: boolean): void {
    const { facts, now } = this.#parts
    const seen = this.#tell(() => this.#file.read()) ?? null
    const stored = facts.identity()
    const generation = Math.max(seen?.generation ?? 0, stored?.generation ?? 0) + 1
    if (isEmpty || this.#isTheLastOne(stored, seen)) {
      if (stored) facts.advance()
      else facts.beginHistory(generation, null)
    } else {
      facts.beginHistory(generation, { cause: 'folder', copyMadeAt: null, since: now(), left: null })
    }
    this.#note()
  }

  /**
   * To be called once in a while and at the end, so that an older copy of the store can be recognised by its lower
   * generation.
   */
  advance(): void {
    this.#tell(() => this.#parts.facts.advance())
    this.#note()
  }

  /** A generation that this folder has not seen yet. */
  nextGeneration(): number {
    const seen = this.#tell(() => this.#file.read())?.generation ?? 0
    return Math.max(seen, this.#parts.facts.identity()?.generation ?? 0) + 1
  }

  /**
   * To be called when a later generation of the store's history was seen elsewhere: puts the store on hold as an older
   * copy.
   */
  holdAsOlder(seen: number): void {
    const { facts, now } = this.#parts
    const generation = Math.max(seen, this.nextGeneration())
    facts.beginHistory(generation, { cause: 'folder', copyMadeAt: null, since: now(), left: null })
    this.#note()
  }

  /** To be called after a backup was restored. */
  noteReplaced(): void {
    this.#note()
  }

  #isTheLastOne(stored: StoreIdentity | null, seen: StoreIdentity | null): boolean {
    if (seen === null) return true
    if (stored === null) return false
    // A crash may happen after a backup was restored, which is on hold, and before that was noted here.
    if (stored.history !== seen.history)
      return stored.generation > seen.generation && this.#parts.facts.hold() !== null
    return stored.generation >= seen.generation
  }

  /** Notes the state that is on disk, so that the store is never older than the note without a reason. */
  #note(): void {
    this.#tell(() => {
      const stored = this.#parts.facts.identity()
      if (stored) this.#file.write(stored)
    })
  }

  #tell<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      this.#parts.report('storage_history_failed', { cause: diskCause(error) ?? 'unknown' })
    }
  }
}
