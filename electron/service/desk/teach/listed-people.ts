import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { stepPath } from '../../results/shapes/gathered.ts'
import { findText } from '../../results/words/comparable.ts'
import { valueAt } from '../tree-paths.ts'
import { type AnswerWay, itemWays, type Pointed, thisItem } from './item-ways.ts'
import { ALL, type Part, pathText } from './path-text.ts'
import { scalarsOf } from './scalars-of.ts'
import { withPeopleOf } from './with-people-of.ts'

/** Values that may be ids of personas. */
const LONGEST_ID = 80

/**
 * The ways in which the place may be an answer beside a list of all personas who gave it, or one of these personas: {
 * "answer": "Yes", "who": ["p1", "p7"] }.
 */
export function listedPeople(pointed: Pointed): AnswerWay[] {
  const { data, steps } = pointed
  return steps.flatMap((_, at) => {
    const record = valueAt(data, steps.slice(0, at + 1))
    if (!isObject(record)) return []
    const lists = Object.entries(record).flatMap(([name, ids]) => (isListOfIds(ids) ? [{ name, ids }] : []))
    const rowsOf = (item: number, part: Part): Part[] => [
      ...steps.slice(0, item),
      part,
      ...steps.slice(item + 1, at),
      ALL,
    ]
    return lists.flatMap(({ name, ids }) => {
      const who = pathText([name, ALL], '@')
      // Not all personas have answered the same item.
      const everywhere = steps.slice(0, at).map((one): Part => (typeof one === 'number' ? ALL : one))
      const personas = `${pathText([...everywhere, ALL], '$')}${who.slice(1)}`
      return answersIn(record, name, { pointed, at }).flatMap(({ path, ...place }) =>
        steps.slice(0, at).flatMap((step, item) =>
          [...itemWays(pointed, item), thisItem(pointed, step)].flatMap(({ variants, how, rank }) => {
            const answers = variants.map(
              ({ part, rule }): AnswerRule => ({
                ...{ from: 1, ...rule, path, who },
                rows: pathText(rowsOf(item, part), '$'),
              }),
            )
            return withPeopleOf({ recipe: { personas, answers }, how, rank, ...place }, ids, pointed.people)
          }),
        ),
      )
    })
  })
}

/**
 * Where the answer is in a record: at the place that was pointed at or, where that is one of the personas, in any other
 * field that may hold it. A number of these personas may not.
 */
function answersIn(
  record: Readonly<Record<string, unknown>>,
  name: string,
  { pointed: { steps, draft, item }, at }: { pointed: Pointed; at: number },
): { path: string; at?: string }[] {
  const own = steps[at + 1] ?? ''
  // A persona in another list of the same record is no answer.
  if (own !== name) return isListOfIds(record[own]) ? [] : [{ path: pathText(steps.slice(at + 1), '@') }]
  const { options = [], type } = draft.questions[item] ?? {}
  const byText = findText(options.map(({ text }) => text))
  const ids = record[name]
  const size = Array.isArray(ids) ? ids.length : 0
  const told = scalarsOf(record).filter(([, said]) => said !== size)
  const named = told.filter(([, said]) => byText(String(said)) !== null)
  return (type === 'single_choice' && named.length > 0 ? named : told).map(([path, , inner]) => ({
    path,
    at: [...steps.slice(0, at + 1), ...inner].reduce<string>(stepPath, '$'),
  }))
}

function isListOfIds(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (one) => typeof one === 'number' || (typeof one === 'string' && one !== '' && one.length <= LONGEST_ID),
    )
  )
}
