import { freeze } from 'immer'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { DraftProblemCode } from '../../../shared/models/draft-problems.ts'
import type { FieldProblem } from '../../../shared/models/problem.ts'
import type { Survey } from '../../../shared/models/survey.ts'
import {
  type Autosave,
  type AutosaveState,
  createAutosave,
  type SaveOutcome,
  type Stored,
} from '../../lib/autosave.ts'
import { amend, change, type History, redo, replace, startHistory, undo } from '../../lib/undo.ts'
import { type Field, fieldOfPath, isOneStep, type PlacedProblem, placeProblems } from './fields.ts'
import { isSame, judgeKept } from './judge-kept.ts'
import type { KeptDraft } from './kept-draft.ts'
import type { OfferedDraft } from './offered-draft.ts'

/** What is wrong at a field: a code of ours, or the words of whoever refused it. */
export type ShownProblem = { code: DraftProblemCode } | { said: string }

export interface DraftState {
  history: History<SurveyDraft>
  /** What keeps the draft from being launched, in reading order. */
  problems: PlacedProblem[]
  /** Fields that the person has left once; problems show from then on. */
  touched: ReadonlySet<Field>
  /** After an attempt to launch every problem shows. */
  launchTried: boolean
  /** What the service or the core refused, by field, until the field changes. */
  refused: ReadonlyMap<Field, string>
  /** What shows at the fields just now: what was refused, and the problems of fields that were left. */
  shown: ReadonlyMap<Field, ShownProblem>
  /** The item with the cursor, by id. */
  focusedItem: string | null
  saving: AutosaveState<SurveyDraft>
  /** A text from before the data were replaced by older ones, which the person may take. */
  offer: OfferedDraft | null
  /** Whether the screen was left. */
  left: boolean
}

/** The draft on the screen: what can be done to it, and that it is saved. */
export interface DraftStore extends StoreApi<DraftState> {
  /** Changes the draft; `field` is the place of the change. */
  edit(field: Field, recipe: (draft: SurveyDraft) => void): void
  /** Changes what stands beside the text, e.g. where it comes from: no step of its own, and undoing keeps it. */
  amend(recipe: (draft: SurveyDraft) => void): void
  undo(): void
  redo(): void
  touch(field: Field): void
  focusItem(id: string | null): void
  tryLaunch(): void
  /** Shows what was refused at its fields; returns the first one. */
  showRefused(fields: readonly FieldProblem[]): Field | null
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
  /** The screen is left: what is not saved yet goes on being saved. */
  leave(): void
}

export interface DraftStorePorts {
  save(draft: SurveyDraft, revision: number): Promise<SaveOutcome>
  load(): Promise<Stored<SurveyDraft>>
  /** Keeps the draft in the page's own storage; called at every change. */
  keep(kept: KeptDraft): void
  /** What was offered before and waits for a decision. */
  offered?: OfferedDraft | null
  /** The offer was taken or declined. */
  endOffer?(): void
  now(): number
}

/** What shows; a problem that stays keeps its object, so that its field is not drawn again. */
function findShown(state: Omit<DraftState, 'shown'>, before: DraftState['shown']): DraftState['shown'] {
  if (state.refused.size === 0 && state.problems.length === 0 && before.size === 0) return before
  const shown = new Map<Field, ShownProblem>()
  for (const [field, said] of state.refused) shown.set(field, { said })
  const own = new Set<Field>()
  for (const { field, code } of state.problems) {
    if (own.has(field) || !(state.launchTried || state.touched.has(field))) continue
    own.add(field)
    const known = before.get(field)
    shown.set(field, known && 'code' in known && known.code === code ? known : { code })
  }
  return shown.size === 0 && before.size === 0 ? before : shown
}

/** The problems before, where nothing changed: who shows them is not drawn again. */
function keepSame(now: PlacedProblem[], before: PlacedProblem[]): PlacedProblem[] {
  const same =
    now.length === before.length &&
    now.every((problem, at) => {
      const other = before[at]
      return (
        other?.code === problem.code && other.field === problem.field && other.question === problem.question
      )
    })
  return same ? before : now
}

function isSameSaving(a: AutosaveState<SurveyDraft>, b: AutosaveState<SurveyDraft>): boolean {
  return (
    a.save === b.save &&
    a.revision === b.revision &&
    a.savedAt === b.savedAt &&
    a.error === b.error &&
    a.theirs === b.theirs
  )
}

/** The place of a step between a person's own text and somebody else's. */
const CONFLICT = 'conflict'

/** Opens a survey for writing, going on from what the page kept where that fits. */
export function createDraftStore(survey: Survey, kept: KeptDraft | null, ports: DraftStorePorts): DraftStore {
  const found = kept === null ? 'dropped' : judgeKept(kept, survey)
  const history =
    kept !== null && (found === 'fits' || found === 'conflict') ? kept.history : startHistory(survey.draft)
  const before = ports.offered ?? null
  const offer =
    kept !== null && found === 'offered' ? { draft: kept.history.present, keptAt: kept.keptAt ?? 0 } : before
  // What is known of frozen items is known for good; immer freezes what it makes, but not where it starts.
  freeze(history.present, true)
  const saving: AutosaveState<SurveyDraft> = {
    save: 'none',
    revision: survey.revision,
    savedAt: null,
    error: null,
    theirs: null,
  }
  const store = createStore<DraftState>(() => ({
    history,
    problems: placeProblems(history.present),
    touched: new Set(),
    launchTried: false,
    refused: new Map(),
    shown: new Map(),
    focusedItem: null,
    saving,
    offer: offer && isSame(offer.draft, history.present) ? null : offer,
    left: false,
  }))
  /** Changes the state along with what shows because of it. */
  const set = (change: Partial<Omit<DraftState, 'shown'>>) => {
    const next = { ...store.getState(), ...change }
    store.setState({ ...change, shown: findShown(next, next.shown) })
  }
  const keep = () => {
    const { history: now, saving: state } = store.getState()
    ports.keep({
      basis: survey.history,
      revision: state.revision,
      unsaved: state.save !== 'saved' && state.save !== 'none',
      failing: state.save === 'failed' || state.save === 'conflict',
      history: now,
    })
  }
  const autosave: Autosave<SurveyDraft> = createAutosave({
    revision: survey.revision,
    save: ports.save,
    load: ports.load,
    isSame,
    onState: (state) => {
      const before = store.getState().saving
      // Typing goes on while a save waits: everybody would be told at every key that it still waits.
      if (isSameSaving(state, before)) return
      store.setState({ saving: state })
      if (state.save !== before.save || state.revision !== before.revision) keep()
    },
  })

  const show = (next: History<SurveyDraft>) => {
    const before = store.getState().history
    if (next === before) return
    set({ history: next, problems: keepSame(placeProblems(next.present), store.getState().problems) })
    autosave.changed(next.present)
    keep()
  }

  const endOffer = () => {
    store.setState({ offer: null })
    ports.endOffer?.()
  }

  const takeTheirs = () => {
    const { history: mine, saving: state } = store.getState()
    if (!state.theirs) return
    const theirs = freeze(state.theirs.document, true)
    set({
      history: replace(mine, theirs, { place: CONFLICT, now: ports.now() }),
      problems: placeProblems(theirs),
    })
    autosave.takeTheirs()
  }

  if (isSame(history.present, survey.draft)) {
    // Nothing of it waits any more.
    if (kept?.unsaved) keep()
  } else {
    if (found === 'fits') autosave.changed(history.present)
    else if (found === 'conflict')
      autosave.meetConflict(history.present, { document: survey.draft, revision: survey.revision })
  }

  return {
    ...store,
    edit(field, recipe) {
      const options = { place: field, now: ports.now(), joins: isOneStep(field) }
      show(change(store.getState().history, recipe, options))
      const { refused } = store.getState()
      if (!refused.has(field)) return
      set({ refused: new Map([...refused].filter(([key]) => key !== field)) })
    },
    amend: (recipe) => show(amend(store.getState().history, recipe)),
    undo: () => show(undo(store.getState().history)),
    redo: () => show(redo(store.getState().history)),
    touch(field) {
      const { touched } = store.getState()
      if (!touched.has(field)) set({ touched: new Set([...touched, field]) })
    },
    focusItem(id) {
      if (store.getState().focusedItem !== id) store.setState({ focusedItem: id })
    },
    tryLaunch: () => set({ launchTried: true }),
    showRefused(fields) {
      const { history: now } = store.getState()
      const refused = new Map(fields.map(({ path, message }) => [fieldOfPath(path, now.present), message]))
      set({ refused, launchTried: true })
      return refused.keys().next().value ?? null
    },
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
    leave() {
      keep()
      store.setState({ left: true })
      void autosave.flush().then((saved) => saved && autosave.stop())
    },
  }
}
