import type { RunResults, Unplaced } from '../../../shared/models/results.ts'
import type { Aside } from './shapes/gathered.ts'
import { boundedJson } from './words/bounded-json.ts'

const MOST_UNPLACED = 200
const LONGEST_VALUE = 500

/**
 * What was left unplaced, as JSON for a person to read. Beyond 200 places, one last entry with the path "…" gives the
 * number of further ones; the stored payload has them all.
 */
export function showUnplaced(asides: readonly Aside[]): Unplaced[] {
  const shown = asides
    .slice(0, MOST_UNPLACED)
    .map(({ path, value }) => ({ path, value: boundedJson(value, LONGEST_VALUE) }))
  const more = asides.length - shown.length
  return more > 0 ? [...shown, { path: '…', value: `+${more}` }] : shown
}

/** The states that a payload gives of its run, in its own words. */
export function showStates(states: readonly Aside[]): Pick<RunResults, 'states'> {
  if (states.length === 0) return {}
  return { states: states.map(({ path, value }) => ({ path, value: String(value) })) }
}

/** Results with further parts left unplaced; they are not sure. */
export function withUnplaced(results: RunResults, more: readonly Unplaced[]): RunResults {
  const certainty = results.certainty === 'sure' ? 'likely' : results.certainty
  return { ...results, certainty, unplaced: [...results.unplaced, ...more] }
}
