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

/** The state of a draft on the screen, whatever its kind. */
export interface SessionState<T> {
  history: History<T>
  saving: AutosaveState<T>
  /** A text from before a backup replaced the data. The person may take it. */
  offer: OfferedDraft<T> | null
  /** Whether the person has left the screen. */
  left: boolean
}

/** A draft on the screen, with its changes, undo and saving. `E` is what its screen keeps beside the document. */
export interface DraftSession<T, E = unknown> extends StoreApi<SessionState<T> & E> {
  /**
   * Changes the draft. Quick changes at the same place become one undo step where they can be joined, as letters can;
   * `always`: also with a change that was made long before.
   */
  edit(place: string, recipe: (draft: T) => void, joins?: boolean | 'always'): void
  /** Changes something beside the text, e.g. its origin. That is no undo step, and undoing does not revert it. */
  amend(recipe: (draft: T) => void): void
  undo(): void
  redo(): void
  /** Saves at once; resolves with the stored revision, or null when it could not be saved. */
  flush(): Promise<number | null>
  /** Ends a conflict in favour of this text; one undo brings the other text back. */
  keepMine(): Promise<void>
  /** Ends a conflict in favour of the other text; one undo brings this text back. */
  takeTheirs(): Promise<void>
  /** Accepts the offered text; one undo brings back the text that was on the screen. */
  takeOffer(): void
  /** Declines the offered text. */
  declineOffer(): void
  /** Shows a text that another window stored meanwhile; one undo leads back. For a draft without unsaved changes. */
  catchUp(): Promise<void>
  /**
   * Shows what another window stored meanwhile, by itself; one undo leads back over all that came so since the last own
   * change. With unsaved changes it does nothing: they meet the other text when they are saved.
   */
  follow(): Promise<void>
  /** Loads what is stored; a text that differs becomes a conflict. For a draft without unsaved changes. */
  meetOther(): Promise<void>
  /** To be called when the person leaves the screen. Unsaved changes go on being saved. */
  leave(): void
}

/** The side effects that a session needs. */
export interface SessionPorts<T> {
  save(draft: T, revision: number): Promise<SaveOutcome>
  load(): Promise<Stored<T>>
  /** Keeps the draft in the page's own storage; called at every change. */
  keep(kept: KeptDraft<T>): void
  /** A text that was offered earlier and still waits for a decision. */
  offered?: OfferedDraft<T> | null
  /** Called when the offer was accepted or declined. */
  endOffer?(): void
  now(): number
}

/** What a screen keeps beside the document, e.g. its problems. It is updated whenever the document changes. */
export interface Beside<T, E> {
  start(document: T): E
  follow(document: T, state: E): Partial<E>
}

/** Whether nothing waits to be saved or decided. */
export function isSettled<T>({ save, theirs }: AutosaveState<T>): boolean {
  return theirs === null && (save === 'saved' || save === 'none')
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

/** The name of the undo step between the person's own text and another one. */
const CONFLICT = 'conflict'

/** The name of the undo step that leads back over what other windows stored. */
export const FOLLOWED = 'followed'

/** Opens a draft for writing. It goes on from the page's kept copy where that fits the stored text. */
export function createDraftSession<T extends object>(
  opened: OpenedDraft<T>,
  kept: KeptDraft<T> | null,
  ports: SessionPorts<T>,
): DraftSession<T> {
  return createSessionWith<T, object>(opened, kept, ports, { start: () => ({}), follow: () => ({}) })
}

/** Like `createDraftSession`, for a screen that keeps something beside the document. */
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
  // Derived values are cached by frozen object. immer freezes what it produces but not the first document, which is
  // therefore frozen here.
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
  /**
   * What the kept text was based on, while a conflict with which the session began is undecided. It is kept on with that
   * basis: with the stored revision it would seem to fit after the next reload, and would overwrite the stored text.
   */
  let undecided: Pick<KeptDraft<T>, 'basis' | 'revision'> | null = null
  const keep = () => {
    const { history: now, saving: state } = store.getState()
    ports.keep({
      basis: undecided ? undecided.basis : opened.history,
      revision: undecided ? undecided.revision : state.revision,
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
      // The state stays `pending` while the person types: listeners are not called again at every key.
      if (isSameSaving(state, before)) return
      if (before.theirs !== null && state.theirs === null) undecided = null
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

  /**
   * Puts what is stored now in place of what a conflict was met with: the other window may have saved again meanwhile,
   * and the decision would meet the next conflict. Where it cannot be loaded, the save that follows tells why.
   */
  const meetNewest = async () => {
    const stored = await ports.load().catch(() => null)
    const { history: now, saving: state } = store.getState()
    if (stored && state.theirs) autosave.meetConflict(now.present, stored)
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
    // No part of it waits to be saved any more.
    if (kept?.unsaved) keep()
  } else {
    if (found === 'fits') autosave.changed(history.present)
    else if (found === 'conflict' && kept) {
      undecided = kept
      autosave.meetConflict(history.present, { document: opened.draft, revision: opened.revision })
    }
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
    async keepMine() {
      await meetNewest()
      const { history: mine, saving: state } = store.getState()
      if (!state.theirs) return
      const theirs = { ...mine, present: freeze(state.theirs.document, true) }
      set({ history: replace(theirs, mine.present, { place: CONFLICT, now: ports.now() }) })
      autosave.keepMine()
    },
    async takeTheirs() {
      await meetNewest()
      takeTheirs()
    },
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
    async follow() {
      if (!isSettled(store.getState().saving)) return
      const stored = await ports.load()
      const { history: now, saving: state, left } = store.getState()
      if (left || !isSettled(state) || stored.revision <= state.revision) return
      autosave.meetConflict(now.present, stored)
      if (!isSame(now.present, stored.document)) {
        const theirs = freeze(stored.document, true)
        set({ history: replace(now, theirs, { place: FOLLOWED, now: ports.now(), joins: true }) })
      }
      autosave.takeTheirs()
    },
    async meetOther() {
      const stored = await ports.load()
      const { present } = store.getState().history
      autosave.meetConflict(present, stored)
      // Where both texts are the same there is nothing to decide.
      if (isSame(present, stored.document)) autosave.takeTheirs()
    },
    leave() {
      keep()
      set({ left: true })
      void autosave.flush().then((saved) => saved && autosave.stop())
    },
  }
}
