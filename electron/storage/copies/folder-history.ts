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
 * Beside the store a small file tells which state of it this folder has seen last. A store that is older, or another one,
 * was put there while Sonde was closed: it is held like a copy that was put back in Sonde.
 */
export class FolderHistory {
  readonly #parts: FolderHistoryParts
  readonly #file: KeptJson<StoreIdentity>

  constructor(parts: FolderHistoryParts) {
    this.#parts = parts
    this.#file = keptJson(join(parts.folder, 'sonde-history.json'), storeIdentitySchema)
  }

  /** Once the store is open: names its history where it has none, and holds it where it was put there by hand. */
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

  /** Once in a while and at the end: a state from before is told from the newest one by this. */
  advance(): void {
    this.#tell(() => this.#parts.facts.advance())
    this.#note()
  }

  /** A generation that this folder has not seen. */
  nextGeneration(): number {
    const seen = this.#tell(() => this.#file.read())?.generation ?? 0
    return Math.max(seen, this.#parts.facts.identity()?.generation ?? 0) + 1
  }

  /** The store is older than the generation that was seen of its history elsewhere: it is held. */
  holdAsOlder(seen: number): void {
    const { facts, now } = this.#parts
    const generation = Math.max(seen, this.nextGeneration())
    facts.beginHistory(generation, { cause: 'folder', copyMadeAt: null, since: now(), left: null })
    this.#note()
  }

  /** After a copy was put back. */
  noteReplaced(): void {
    this.#note()
  }

  #isTheLastOne(stored: StoreIdentity | null, seen: StoreIdentity | null): boolean {
    if (seen === null) return true
    if (stored === null) return false
    // A crash may come between a copy that is put back in Sonde, which is held, and the note of it here.
    if (stored.history !== seen.history)
      return stored.generation > seen.generation && this.#parts.facts.hold() !== null
    return stored.generation >= seen.generation
  }

  /** Only what is stored for good is noted, so that the store is never behind by itself. */
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
