import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { Unwritten } from './unwritten.ts'

interface Document {
  id: string
  /** Whether the disk has refused the last change that came from the service. */
  unsaved: boolean
}

/**
 * Runs, or focus sessions, in their present state: from disk, or from memory where the disk refuses what the service
 * replied.
 */
export interface Documents<T extends Document> {
  /** Throws MISSING. */
  get(id: string): T
  /** The present state of a stored document, which may be newer in memory. */
  seen(stored: T): T
  /** Whether some documents in memory are newer than on disk. */
  areAhead(): boolean
  /** Stores it with `patch` applied. Throws STORAGE, and then nothing has changed. */
  change(id: string, patch: Partial<T>): { before: T; now: T }
  /** As `change`, but a change that the disk refuses is kept in memory, and stored as soon as the disk allows. */
  hear(id: string, patch: Partial<T>): { before: T; now: T }
  /** As `hear`, for changes that may be lost: a problem while something waits, the progress of a run. */
  note(id: string, patch: Partial<T>): { before: T; now: T }
}

interface DocumentsParts<T extends Document> {
  unwritten: Unwritten
  load(id: string): T | null
  save(document: T): void
  /** Called when a document that had to wait for the disk is stored. */
  onWritten(id: string): void
}

export function createDocuments<T extends Document>({
  unwritten,
  load,
  save,
  onWritten,
}: DocumentsParts<T>): Documents<T> {
  /** Documents whose present state the disk has refused so far. */
  const ahead = new Map<string, T>()
  /** All documents that were changed since Sonde started, in the state after their last change. */
  const changed = new Map<string, T>()

  const keyOf = (id: string) => `document ${id}`

  function marked(document: T): T {
    return { ...document, unsaved: unwritten.holds(document.id) }
  }

  function get(id: string): T {
    const found = ahead.get(id) ?? load(id)
    if (!found) throw new SondeError('MISSING')
    return marked(found)
  }

  /** While the disk cannot even be read for a moment, replies of the service must not be lost. */
  function lastKnown(id: string): T {
    try {
      return get(id)
    } catch (error) {
      const known = changed.get(id)
      if (!known || toProblem(error).code !== 'STORAGE') throw error
      return known
    }
  }

  function keep(id: string, patch: Partial<T>, mayBeLost: boolean) {
    const before = lastKnown(id)
    const now = { ...before, ...patch, unsaved: false }
    ahead.set(id, now)
    unwritten.keep({
      subjectId: id,
      key: keyOf(id),
      mayBeLost,
      write: () => save(now),
      done: (waited) => {
        ahead.delete(id)
        if (waited) onWritten(id)
      },
    })
    changed.set(id, now)
    return { before, now: marked(now) }
  }

  return {
    get,
    seen: (stored) => marked(ahead.get(stored.id) ?? stored),
    areAhead: () => ahead.size > 0,
    change: (id, patch) => {
      const before = get(id)
      const now = { ...before, ...patch, unsaved: false }
      save(now)
      ahead.delete(id)
      unwritten.drop(keyOf(id))
      changed.set(id, now)
      return { before, now: marked(now) }
    },
    hear: (id, patch) => keep(id, patch, false),
    note: (id, patch) => keep(id, patch, true),
  }
}
