import type { RunResults } from '../../../shared/models/results.ts'
import type { Gathered } from './gathered.ts'
import { hintOf } from './number-names.ts'
import type { RunSizes } from './run-sizes.ts'

/** Whether some item has answers of fewer personas than were asked: the others may be still to come. */
export function isOfFew({ answers }: Pick<RunResults, 'answers'>, { asked }: RunSizes): boolean {
  const times = new Map<number, number>()
  for (const { question } of answers) times.set(question, (times.get(question) ?? 0) + 1)
  return asked !== null && [...times.values()].some((number) => number < asked)
}

/**
 * Whether the rows stand for groups of personas and not for one each: each says how many it is, and together they are
 * the run.
 */
export function isOfGroups({ respondents }: Gathered, sizes: RunSizes): boolean {
  const rows = [...respondents.values()]
  if (rows.length === 0 || sizes.has(rows.length)) return false
  const names = new Set(rows.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return [...names].some((name) => {
    if (hintOf(name) === null) return false
    const numbers = rows.map(({ attributes }) => Number(attributes.find((one) => one.name === name)?.value))
    return numbers.every(Number.isInteger) && sizes.has(numbers.reduce((sum, number) => sum + number, 0))
  })
}
