import type { Unplaced } from '../../../shared/models/results.ts'
import type { Aside } from './shapes/gathered.ts'
import { boundedJson } from './words/bounded-json.ts'

const MOST_UNPLACED = 200
const LONGEST_VALUE = 500

/**
 * What found no place, as JSON, for a person to read. Beyond 200 places one last entry, with path "…", tells how many
 * more there are: the payload itself is stored beside.
 */
export function showUnplaced(asides: readonly Aside[]): Unplaced[] {
  const shown = asides
    .slice(0, MOST_UNPLACED)
    .map(({ path, value }) => ({ path, value: boundedJson(value, LONGEST_VALUE) }))
  const more = asides.length - shown.length
  return more > 0 ? [...shown, { path: '…', value: `+${more}` }] : shown
}
