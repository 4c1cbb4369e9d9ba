import { freeze } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  type Autosave,
  type AutosaveState,
  createAutosave,
  type SaveOutcome,
  type Stored,
} from './autosave.ts'
import type { OpenedDraft } from './draft-kind.ts'
import { fingerprint } from './fingerprint.ts'
import { isSame, judgeKept } from './judge-kept.ts'
import type { KeptDraft } from './kept-draft.ts'
import type { OfferedDraft } from './offered-draft.ts'
import { amend, change, type History, redo, replace, startHistory, undo } from './undo.ts'

/** What is known of a draft on the screen, of whatever kind. */
export interface SessionState<T> {
  history: History<T>
  saving: AutosaveState<T>
  /** A text from before the data were replaced by older ones, which the person may take. */
  offer: OfferedDraft<T> | null
  /** Whether the screen was left. */
  left: boolean
}

/** A draft on the screen: what can be done to it, and that it is saved. `E` is what its screen keeps beside it. */
export interface DraftSession<T, E = unknown> extends StoreApi<SessionState<T> & E> {
  /** Changes the draft; quick changes of the same place are one step of the undo where they join, as letters do. */
  edit(place: string, recipe: (draft: T) => void, joins?: boolean): void
  /** Changes what stands beside the text, e.g. where it comes from: no step of its own, and undoing keeps it. */
  amend(recipe: (draft: T) => void): void
  undo(): void
  redo(): void
  /** Saves at once; resolves with the stored revision, or null when it could not be saved. */
  flush(): Promise<number | null>
  /** Ends a conflict with this text; one undo leads to the other one. */
  keepMine(): void
  /** Ends a conflict with the other text; one undo leads back to this one. */
  takeTheirs(): void
  /** Ends an offer with that text; one undo leads back to the one on the screen. */
  takeOffer(): void
  /** Ends an offer with the text on the screen. */
  declineOffer(): void
  /** Shows what somebody else stored meanwhile; one undo leads back. For a draft with nothing unsaved. */
  catchUp(): Promise<void>
  /** Asks for what somebody else stored: another text comes up as a conflict. For a draft with nothing unsaved. */
  meetOther(): Promise<void>
  /** The screen is left: what is not saved yet goes on being saved. */
  leave(): void
}

/** What a session needs of the world. */
export interface SessionPorts<T> {
  save(draft: T, revision: number): Promise<SaveOutcome>
  load(): Promise<Stored<T>>
  /** Keeps the draft in the page's own storage; called at every change. */
  keep(kept: KeptDraft<T>): void
  /** What was offered before and waits for a decision. */
  offered?: OfferedDraft<T> | null
  /** The offer was taken or declined. */
  endOffer?(): void
  now(): number
}

/** What a screen keeps beside the document, e.g. what is wrong with it; it changes along with the document. */
export interface Beside<T, E> {
  start(document: T): E
  follow(document: T, state: E): Partial<E>
}

function isSameSaving<T>(a: AutosaveState<T>, b: AutosaveState<T>): boolean {
  return (
    a.save === b.save &&
    a.revision === b.revision &&
    a.savedAt === b.savedAt &&
    a.error === b.error &&
    a.theirs === b.theirs &&
    a.sent === b.sent
  )
}

/** The place of a step between a person's own text and somebody else's. */
const CONFLICT = 'conflict'

/** Opens a draft for writing, going on from what the page kept where that fits. */
export function createDraftSession<T extends object>(
  opened: OpenedDraft<T>,
  kept: KeptDraft<T> | null,
  ports: SessionPorts<T>,
): DraftSession<T> {
  return createSessionWith<T, object>(opened, kept, ports, { start: () => ({}), follow: () => ({}) })
}

/** As `createDraftSession`, for a screen that keeps something beside the document. */
export function createSessionWith<T extends object, E extends object>(
  opened: OpenedDraft<T>,
  kept: KeptDraft<T> | null,
  ports: SessionPorts<T>,
  beside: Beside<T, E>,
): DraftSession<T, E> {
  const found = kept === null ? 'dropped' : judgeKept(kept, opened)
  const history =
    kept !== null && (found === 'fits' || found === 'conflict') ? kept.history : startHistory(opened.draft)
  const before = ports.offered ?? null
  const offer =
    kept !== null && found === 'offered' ? { draft: kept.history.present, keptAt: kept.keptAt ?? 0 } : before
  // Results are cached by frozen object. immer freezes what it produces but not the first document, so that is frozen
  // here.
  freeze(history.present, true)
  const saving: AutosaveState<T> = {
    save: 'none',
    revision: opened.revision,
    savedAt: null,
    error: null,
    theirs: null,
    sent: [],
  }
  const store = createStore<SessionState<T> & E>(() => ({
    ...beside.start(history.present),
    history,
    saving,
    offer: offer && isSame(offer.draft, history.present) ? null : offer,
    left: false,
  }))
  const set = (next: Partial<SessionState<T>>) => {
    const followed = next.history ? beside.follow(next.history.present, store.getState()) : {}
    store.setState({ ...store.getState(), ...next, ...followed })
  }
  const keep = () => {
    const { history: now, saving: state } = store.getState()
    ports.keep({
      basis: opened.history,
      revision: state.revision,
      unsaved: state.save !== 'saved' && state.save !== 'none',
      failing: state.save === 'failed' || state.save === 'conflict',
      sent: state.sent.map(fingerprint),
      history: now,
    })
  }
  const autosave: Autosave<T> = createAutosave<T>({
    revision: opened.revision,
    save: ports.save,
    load: ports.load,
    isSame,
    onState: (state) => {
      const before = store.getState().saving
      // The state stays `pending` while typing goes on: listeners are not told again at every key.
      if (isSameSaving(state, before)) return
      set({ saving: state })
      if (state.save !== before.save || state.revision !== before.revision) keep()
    },
  })

  const show = (next: History<T>) => {
    if (next === store.getState().history) return
    set({ history: next })
    autosave.changed(next.present)
    keep()
  }

  const endOffer = () => {
    set({ offer: null })
    ports.endOffer?.()
  }

  const takeTheirs = () => {
    const { history: mine, saving: state } = store.getState()
    if (!state.theirs) return
    const theirs = freeze(state.theirs.document, true)
    set({ history: replace(mine, theirs, { place: CONFLICT, now: ports.now() }) })
    autosave.takeTheirs()
  }

  if (isSame(history.present, opened.draft)) {
    // Nothing of it waits any more.
    if (kept?.unsaved) keep()
  } else {
    if (found === 'fits') autosave.changed(history.present)
    else if (found === 'conflict')
      autosave.meetConflict(history.present, { document: opened.draft, revision: opened.revision })
  }

  return {
    ...store,
    edit: (place, recipe, joins = false) =>
      show(change(store.getState().history, recipe, { place, now: ports.now(), joins })),
    amend: (recipe) => show(amend(store.getState().history, recipe)),
    undo: () => show(undo(store.getState().history)),
    redo: () => show(redo(store.getState().history)),
    async flush() {
      return (await autosave.flush()) ? store.getState().saving.revision : null
    },
    keepMine() {
      const { history: mine, saving: state } = store.getState()
      if (!state.theirs) return
      const theirs = { ...mine, present: freeze(state.theirs.document, true) }
      set({ history: replace(theirs, mine.present, { place: CONFLICT, now: ports.now() }) })
      autosave.keepMine()
    },
    takeTheirs,
    takeOffer() {
      const { history: now, offer: taken } = store.getState()
      if (!taken) return
      show(replace(now, freeze(taken.draft, true), { place: CONFLICT, now: ports.now() }))
      endOffer()
    },
    declineOffer: endOffer,
    async catchUp() {
      const stored = await ports.load()
      autosave.meetConflict(store.getState().history.present, stored)
      takeTheirs()
    },
    async meetOther() {
      const stored = await ports.load()
      const { present } = store.getState().history
      autosave.meetConflict(present, stored)
      // The same text is nothing to decide.
      if (isSame(present, stored.document)) autosave.takeTheirs()
    },
    leave() {
      keep()
      set({ left: true })
      void autosave.flush().then((saved) => saved && autosave.stop())
    },
  }
}
