import { produce } from 'immer'

/** A change that was made and can be undone, or was undone and can be made again. */
export interface Step<T> {
  /**
   * The whole document on the other side of the step. Documents share their unchanged parts, so that keeping many is
   * cheap.
   */
  document: T
  /** Names the place of the change, e.g. a field. */
  place: string
  /** Milliseconds since 1970. */
  at: number
}

/** A document with its undo and redo steps. */
export interface History<T> {
  present: T
  /** Oldest first; each with the document before it. */
  past: Step<T>[]
  /** Undone steps, the next to redo last; each with the document after it. */
  future: Step<T>[]
}

/** Describes a change. */
export interface ChangeOptions {
  place: string
  /** Milliseconds since 1970. */
  now: number
  /** Whether quick changes at the same place join into one step, as the letters of a word do; `always`: slow ones too. */
  joins: boolean | 'always'
}

/** Milliseconds within which changes at the same place join into one step. */
const ONE_STEP_WITHIN = 1_000

/** Most steps that are kept; older ones are dropped. */
export const KEPT_STEPS = 300

export function startHistory<T>(present: T): History<T> {
  return { present, past: [], future: [] }
}

/** Changes the document by `recipe` (immer); returns the same history when nothing changed. */
export function change<T extends object>(
  history: History<T>,
  recipe: (draft: T) => void,
  { place, now, joins }: ChangeOptions,
): History<T> {
  const present = produce(history.present, (draft: T) => {
    recipe(draft)
  })
  if (present === history.present) return history
  const last = history.past.at(-1)
  const isSoon = joins === 'always' || (last !== undefined && now - last.at < ONE_STEP_WITHIN)
  const joined = joins && last?.place === place && isSoon && history.future.length === 0
  const past = joined
    ? [...history.past.slice(0, -1), { ...last, at: now }]
    : [...history.past, { document: history.present, place, at: now }].slice(-KEPT_STEPS)
  return { present, past, future: [] }
}

/** Replaces the whole document, as one step. `joins`: with the steps at the same place right before it. */
export function replace<T>(
  history: History<T>,
  document: T,
  { place, now, joins = false }: Omit<ChangeOptions, 'joins'> & { joins?: boolean },
): History<T> {
  const last = history.past.at(-1)
  const past =
    joins && last?.place === place
      ? [...history.past.slice(0, -1), { ...last, at: now }]
      : [...history.past, { document: history.present, place, at: now }].slice(-KEPT_STEPS)
  return { present: document, past, future: [] }
}

/** Changes every document of the history, without a step of its own: undo and redo do not revert it. */
export function amend<T extends object>(history: History<T>, recipe: (draft: T) => void): History<T> {
  const amended = (document: T) =>
    produce(document, (draft: T) => {
      recipe(draft)
    })
  const steps = (all: readonly Step<T>[]) =>
    all.map((step) => ({ ...step, document: amended(step.document) }))
  return { present: amended(history.present), past: steps(history.past), future: steps(history.future) }
}

/** Undoes the last step; returns the same history where there is none. */
export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    present: step.document,
    past: history.past.slice(0, -1),
    future: [...history.future, { ...step, document: history.present }],
  }
}

/** Redoes the last undone step; returns the same history where there is none. */
export function redo<T>(history: History<T>): History<T> {
  const step = history.future.at(-1)
  if (!step) return history
  return {
    present: step.document,
    past: [...history.past, { ...step, document: history.present }],
    future: history.future.slice(0, -1),
  }
}
