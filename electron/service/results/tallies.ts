import { asText, isObject, pick } from '../json-value.ts'
import { entriesOf } from './entries.ts'
import type { QuestionRef, Tally } from './gathered.ts'
import { COUNT_NAMES, OPTION_INDEX_NAMES, TEXT_NAMES } from './names.ts'

/**
 * Counts per option: a map from option to count, a list in the options' order, or a list of objects. Null when it is
 * none: percentages and shares are no counts. Whole numbers that sum up to 100 are taken for counts only where the
 * name says that they are (`named`).
 */
export function readTallies(
  question: QuestionRef,
  counts: unknown,
  path: string,
  named: boolean,
): Tally[] | null {
  const tallies: Tally[] = []
  for (const { key, at, value, path: entryPath } of entriesOf(counts, path)) {
    const row = isObject(value) ? value : null
    const option = row ? asText(pick(row, [...TEXT_NAMES, 'option', 'choix', 'value'])) : key
    const index = row ? pick(row, ['index', ...OPTION_INDEX_NAMES]) : at
    const count = row ? pick(row, COUNT_NAMES) : value
    const which = option ?? key ?? (typeof index === 'number' ? index : null)
    if (which === null || typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null
    tallies.push({ question, option: which, count, path: entryPath, group: path })
  }
  const sum = tallies.reduce((total, { count }) => total + count, 0)
  return tallies.length === 0 || (!named && sum === 100) ? null : tallies
}
