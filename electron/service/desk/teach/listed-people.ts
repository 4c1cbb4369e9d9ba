import type { AnswerRule } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { valueAt } from '../tree-paths.ts'
import type { AnswerWay } from './item-ways.ts'
import { itemWays, type Pointed, thisItem } from './item-ways.ts'
import { ALL, type Part, pathText } from './path-text.ts'

/** Values that may be ids of personas. */
const LONGEST_ID = 80

/**
 * The ways in which the place may be an answer beside a list of all personas who gave it: { "answer": "Yes", "who": ["p1", "p7"] }.
 */
export function listedPeople(pointed: Pointed): AnswerWay[] {
  const { data, steps } = pointed
  return steps.flatMap((_, at) => {
    const record = valueAt(data, steps.slice(0, at + 1))
    if (!isObject(record)) return []
    const path = pathText(steps.slice(at + 1), '@')
    const lists = Object.entries(record).flatMap(([name, value]) =>
      isListOfIds(value) ? [pathText([name, ALL], '@')] : [],
    )
    const rowsOf = (item: number, part: Part): Part[] => [
      ...steps.slice(0, item),
      part,
      ...steps.slice(item + 1, at),
      ALL,
    ]
    return lists.flatMap((who) =>
      steps.slice(0, at).flatMap((step, item) =>
        [...itemWays(pointed, item), thisItem(pointed, step)].map(({ variants, how, rank }): AnswerWay => {
          const answers = variants.map(
            ({ part, rule }): AnswerRule => ({
              ...{ from: 1, ...rule, path, who },
              rows: pathText(rowsOf(item, part), '$'),
            }),
          )
          // Not all personas have answered the same item.
          const everywhere = steps.slice(0, at).map((one): Part => (typeof one === 'number' ? ALL : one))
          const personas = `${pathText([...everywhere, ALL], '$')}${who.slice(1)}`
          return { recipe: { personas, answers }, how, rank }
        }),
      ),
    )
  })
}

function isListOfIds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (one) => typeof one === 'number' || (typeof one === 'string' && one !== '' && one.length <= LONGEST_ID),
    )
  )
}
