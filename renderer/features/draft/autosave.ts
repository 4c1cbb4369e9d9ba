import { createDebounce } from '../../lib/debounce.ts'
import type { SaveState } from '../../lib/save-status.ts'

/** A stored document. */
export interface Stored<T> {
  document: T
  revision: number
}

/**
 * How a save ended: stored, refused because of a newer revision, or failed (`uncertain`: it may have been carried out).
 */
export type SaveOutcome =
  | { kind: 'saved'; revision: number; savedAt: number }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown; uncertain: boolean }

/** What autosaving needs from the kind of draft. */
export interface AutosaveOptions<T> {
  revision: number
  save(document: T, revision: number): Promise<SaveOutcome>
  /** Loads the document as it is stored now. Called when a save met a conflict. */
  load(): Promise<Stored<T>>
  isSame(a: T, b: T): boolean
  /** Called at every change of state. */
  onState(state: AutosaveState<T>): void
}

/** How saving stands at the moment. */
export interface AutosaveState<T> {
  save: SaveState
  revision: number
  savedAt: number | null
  /** Why the last save failed, while it is being tried again. */
  error: unknown
  /** The stored document, while a conflict with it waits for the person's decision. */
  theirs: Stored<T> | null
  /** Documents that were sent and may be stored: no reply has confirmed it yet. */
  sent: readonly T[]
}

/** Saves a draft as it changes; made by `createAutosave`. */
export interface Autosave<T> {
  /** To be called when the document has changed. It is saved once changes pause, and after `LONGEST` at the latest. */
  changed(document: T): void
  /** Saves unsaved changes at once; resolves true when everything is saved, false when that failed. */
  flush(): Promise<boolean>
  /** Ends a conflict: this document replaces the stored one. */
  keepMine(): void
  /** Ends a conflict in favour of the stored document, which the caller then shows. */
  takeTheirs(): void
  /** The session begins with a conflict: `mine` was typed on an older revision and never saved. */
  meetConflict(mine: T, theirs: Stored<T>): void
  stop(): void
}

/** Milliseconds from the last change to the save. */
const DELAY = 250

/**
 * Milliseconds from the first unsaved change to the save, even while changes go on, so that text is on disk within a
 * second.
 */
const LONGEST = 500

/** Milliseconds from each failed save to the next attempt; the last value is used for all further ones. */
const RETRY_AFTER = [1_000, 2_000, 5_000, 10_000]

/** Saves a document shortly after it changes: one save at a time, and never over a newer revision without asking. */
export function createAutosave<T>(options: AutosaveOptions<T>): Autosave<T> {
  let state: AutosaveState<T> = {
    save: 'none',
    revision: options.revision,
    savedAt: null,
    error: null,
    theirs: null,
    sent: [],
  }
  let unsaved: { document: T } | null = null
  let failures = 0
  /** Timer of the next automatic save: after a failure, or right after a save during which the document changed. */
  let again: ReturnType<typeof setTimeout> | undefined
  const soon = createDebounce(() => void run(), DELAY, LONGEST)
  let saving: Promise<void> | null = null
  let stopped = false

  function become(next: Partial<AutosaveState<T>>) {
    state = { ...state, ...next }
    if (!stopped) options.onState(state)
  }

  function runAgain(ms: number) {
    clearTimeout(again)
    again = setTimeout(() => void run(), ms)
  }

  function run(): Promise<void> {
    saving ??= saveOnce().finally(() => {
      saving = null
    })
    return saving
  }

  function clearTimers() {
    soon.cancel()
    clearTimeout(again)
  }

  async function saveOnce(): Promise<void> {
    clearTimers()
    if (unsaved === null || state.theirs !== null) return
    const sent = unsaved.document
    const before = state.sent
    become({
      save: failures === 0 ? 'saving' : state.save,
      sent: before.includes(sent) ? before : [...before, sent],
    })
    const outcome = await options
      .save(sent, state.revision)
      .catch((error: unknown): SaveOutcome => ({ kind: 'failed', error, uncertain: true }))
    if (outcome.kind === 'saved') return saved(sent, outcome)
    if (outcome.kind === 'conflict') return conflicted(sent)
    if (!outcome.uncertain) become({ sent: before })
    failed(outcome.error)
  }

  function saved(sent: T, { revision, savedAt }: { revision: number; savedAt: number }) {
    failures = 0
    if (unsaved?.document === sent) unsaved = null
    become({ save: unsaved ? 'pending' : 'saved', revision, savedAt, error: null, sent: [] })
    // A change made during this save is saved at its usual time, or now if that time has passed meanwhile.
    if (unsaved && !soon.isWaiting()) runAgain(0)
  }

  function failed(error: unknown) {
    become({ save: 'failed', error })
    const wait = RETRY_AFTER[Math.min(failures, RETRY_AFTER.length - 1)] ?? DELAY
    failures += 1
    if (!stopped) runAgain(wait)
  }

  /**
   * After a conflict: loads the stored document. If that is this page's own text, stored by a save whose reply was
   * lost, there is no conflict.
   */
  async function conflicted(sent: T): Promise<void> {
    let theirs: Stored<T>
    try {
      theirs = await options.load()
    } catch (error) {
      return failed(error)
    }
    const ours = state.sent.find((document) => options.isSame(document, theirs.document))
    if (ours === undefined) {
      become({ save: 'conflict', theirs, error: null, sent: [] })
      return
    }
    state = { ...state, revision: theirs.revision }
    if (ours === sent) saved(sent, { revision: theirs.revision, savedAt: Date.now() })
    else runAgain(0)
  }

  return {
    changed(document) {
      unsaved = { document }
      if (state.theirs !== null) return
      if (failures > 0) return
      if (state.save !== 'saving') become({ save: 'pending' })
      soon.call()
    },
    async flush() {
      if (saving) await saving
      if (unsaved !== null && state.theirs === null) await run()
      return unsaved === null
    },
    keepMine() {
      if (state.theirs === null) return
      become({ revision: state.theirs.revision, theirs: null, save: 'pending' })
      void run()
    },
    takeTheirs() {
      if (state.theirs === null) return
      unsaved = null
      failures = 0
      become({ revision: state.theirs.revision, theirs: null, save: 'saved', error: null, sent: [] })
    },
    meetConflict(mine, theirs) {
      unsaved = { document: mine }
      become({ save: 'conflict', theirs })
    },
    stop() {
      stopped = true
      clearTimers()
    },
  }
}
