import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'

enablePatches()

/** One thing that was done and can be taken back. */
export interface Step {
  patches: Patch[]
  inverse: Patch[]
  /** Names the place of the change, e.g. a field; quick changes of one place are one step. */
  place: string
  /** Milliseconds since 1970. */
  at: number
}

/** A document with what was done to it. */
export interface History<T> {
  present: T
  /** Oldest first. */
  past: Step[]
  /** Undone steps, the next to redo last. */
  future: Step[]
}

/** Changes of one place within this time of each other are one step. Milliseconds. */
const ONE_STEP_WITHIN = 1_000

/** Steps kept; older ones are forgotten. */
const KEPT_STEPS = 300

export function startHistory<T>(present: T): History<T> {
  return { present, past: [], future: [] }
}

/** Changes the document by `recipe` (immer); returns the same history when nothing changed. */
export function change<T extends object>(
  history: History<T>,
  recipe: (draft: T) => void,
  { place, now }: { place: string; now: number },
): History<T> {
  const [present, patches, inverse] = produceWithPatches(history.present, recipe)
  if (patches.length === 0) return history
  const step: Step = { patches, inverse, place, at: now }
  const last = history.past.at(-1)
  const joins =
    last !== undefined &&
    last.place === place &&
    now - last.at < ONE_STEP_WITHIN &&
    history.future.length === 0
  const past = joins ? [...history.past.slice(0, -1), joinSteps(last, step)] : [...history.past, step]
  return { present, past: past.slice(-KEPT_STEPS), future: [] }
}

function joinSteps(first: Step, second: Step): Step {
  return isSameField(first, second)
    ? { ...second, inverse: first.inverse }
    : {
        ...second,
        patches: [...first.patches, ...second.patches],
        inverse: [...second.inverse, ...first.inverse],
      }
}

/** Typing replaces one text again and again: only its first and last state matter. */
function isSameField(first: Step, second: Step): boolean {
  const [a] = first.patches
  const [b] = second.patches
  return (
    first.patches.length === 1 &&
    second.patches.length === 1 &&
    first.inverse.length === 1 &&
    a?.op === 'replace' &&
    b?.op === 'replace' &&
    a.path.join('/') === b.path.join('/')
  )
}

/** Takes the last step back; the same history when there is none. */
export function undo<T extends object>(history: History<T>): History<T> {
  const step = history.past.at(-1)
  if (!step) return history
  return {
    present: applyPatches(history.present, step.inverse),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  }
}

/** Does the last undone step again; the same history when there is none. */
export function redo<T extends object>(history: History<T>): History<T> {
  const step = history.future.at(-1)
  if (!step) return history
  return {
    present: applyPatches(history.present, step.patches),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  }
}
