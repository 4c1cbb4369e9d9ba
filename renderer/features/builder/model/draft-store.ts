import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { DraftProblemCode } from '../../../../shared/models/draft-problems.ts'
import type { FieldProblem } from '../../../../shared/models/problem.ts'
import type { OpenedDraft } from '../../draft/draft-kind.ts'
import {
  createSessionWith,
  type DraftSession,
  type SessionPorts,
  type SessionState,
} from '../../draft/draft-session.ts'
import type { KeptDraft } from '../../draft/kept-draft.ts'
import { type Field, fieldOfPath, isOneStep, type PlacedProblem, placeProblems } from './fields.ts'

/** What is wrong at a field: one of Sonde's codes, or a message of the service or the core, which rejected it. */
export type ShownProblem = { code: DraftProblemCode } | { said: string }

/** The state of the fields on the page, beside the draft itself. */
interface FieldsState {
  /** The problems that prevent a launch, in reading order. */
  problems: PlacedProblem[]
  /** Fields that the person has left at least once, whose problems are shown. */
  touched: ReadonlySet<Field>
  /** Whether a launch was attempted; from then on all problems are shown. */
  launchTried: boolean
  /** Messages of the service or the core about rejected fields, by field; removed when the field changes. */
  refused: ReadonlyMap<Field, string>
  /** The problems shown at present: of rejected fields, and of fields that the person has left. */
  shown: ReadonlyMap<Field, ShownProblem>
  /** Id of the item that has the cursor. */
  focusedItem: string | null
}

export type DraftState = SessionState<SurveyDraft> & FieldsState

/** The draft of the survey on the screen, with the problems of its fields. */
export interface DraftStore extends DraftSession<SurveyDraft, FieldsState> {
  /** Changes the draft; `field` is the place of the change. */
  edit(field: Field, recipe: (draft: SurveyDraft) => void): void
  touch(field: Field): void
  focusItem(id: string | null): void
  tryLaunch(): void
  /** Shows the messages about rejected fields; returns the first of these fields. */
  showRefused(fields: readonly FieldProblem[]): Field | null
}

/** The problems to show. A problem that stays keeps its object, so that its field is not rendered again. */
function findShown(state: Omit<FieldsState, 'shown'>, before: FieldsState['shown']): FieldsState['shown'] {
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

/** Returns the old array if no problem has changed, so that components that show it are not rendered again. */
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

/** A change of the fields' state, together with the problems that it makes visible. */
function withShown(state: FieldsState, change: Partial<Omit<FieldsState, 'shown'>>): Partial<FieldsState> {
  const next = { ...state, ...change }
  return { ...change, shown: findShown(next, next.shown) }
}

/** Opens a survey for writing. It goes on from the page's kept copy where that fits the stored text. */
export function createDraftStore(
  survey: OpenedDraft<SurveyDraft>,
  kept: KeptDraft<SurveyDraft> | null,
  ports: SessionPorts<SurveyDraft>,
): DraftStore {
  const session = createSessionWith<SurveyDraft, FieldsState>(survey, kept, ports, {
    start: (draft) => ({
      problems: placeProblems(draft),
      touched: new Set(),
      launchTried: false,
      refused: new Map(),
      shown: new Map(),
      focusedItem: null,
    }),
    follow: (draft, state) => withShown(state, { problems: keepSame(placeProblems(draft), state.problems) }),
  })
  const { getState, setState } = session
  const set = (change: Partial<Omit<FieldsState, 'shown'>>) => setState(withShown(getState(), change))

  return {
    ...session,
    edit(field, recipe) {
      session.edit(field, recipe, isOneStep(field))
      const { refused } = getState()
      if (refused.has(field)) set({ refused: new Map([...refused].filter(([key]) => key !== field)) })
    },
    touch(field) {
      const { touched } = getState()
      if (!touched.has(field)) set({ touched: new Set([...touched, field]) })
    },
    focusItem(id) {
      if (getState().focusedItem !== id) setState({ focusedItem: id })
    },
    tryLaunch: () => set({ launchTried: true }),
    showRefused(fields) {
      const { history } = getState()
      const refused = new Map(
        fields.map(({ path, message }) => [fieldOfPath(path, history.present), message]),
      )
      set({ refused, launchTried: true })
      return refused.keys().next().value ?? null
    },
  }
}
