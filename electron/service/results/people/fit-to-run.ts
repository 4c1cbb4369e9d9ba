import type { RunResults } from '../../../../shared/models/results.ts'
import type { Gathered } from '../shapes/gathered.ts'
import { hintOf } from '../words/number-names.ts'
import { isDoubtfulNumber } from './doubtful-traits.ts'
import type { RunSizes } from './run-sizes.ts'

/** How far the sum of rounded shares of groups may be from the whole. */
const ROUNDING = 0.011

/** Whether some item has answers of fewer personas than were asked: the others may be missing. */
export function isOfFew({ answers }: Pick<RunResults, 'answers'>, { asked }: RunSizes): boolean {
  const times = new Map<number, number>()
  for (const { question } of answers) times.set(question, (times.get(question) ?? 0) + 1)
  return asked !== null && [...times.values()].some((number) => number < asked)
}

/**
 * Whether each row stands for a group of personas: a column gives the size or the share of each, and these add up to
 * the run.
 */
export function isOfGroups({ respondents }: Gathered, sizes: RunSizes): boolean {
  const rows = [...respondents.values()]
  if (rows.length === 0 || sizes.has(rows.length)) return false
  const names = new Set(rows.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return [...names].some((name) => {
    const values = rows.map(({ attributes }) => attributes.find((one) => one.name === name)?.value ?? '')
    if (hintOf(name) === null && !isDoubtfulNumber(name, values)) return false
    const sum = values.reduce((total, value) => total + Number(value.replace(',', '.').replace('%', '')), 0)
    const isShare = [1, 100].some((whole) => Math.abs(sum - whole) <= whole * ROUNDING)
    return isShare || sizes.has(Math.round(sum * 1000) / 1000)
  })
}
