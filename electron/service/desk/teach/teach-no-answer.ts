import type { Recipe, ResultsRecipe, ValueMeaning } from '../../../../shared/models/recipe.ts'
import { asText } from '../../json/json-value.ts'
import { stepPath } from '../../results/shapes/gathered.ts'
import { comparable } from '../../results/words/comparable.ts'
import { findResults } from '../found-results.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import type { TeachParts } from './teach-answer.ts'
import type { PlainWay } from './teach-plain.ts'

/**
 * The way to read a value as a missing answer: for all items, but a number only for those where it is not recognised,
 * and for the one that was pointed at, because elsewhere it may be an answer.
 */
export function teachNoAnswer(
  { data, draft, asked }: TeachParts,
  steps: readonly Step[],
  recipe: Recipe,
): PlainWay[] {
  const received = asText(valueAt(data, steps))?.trim()
  if (!received) return []
  const path = steps.reduce<string>(stepPath, '$')
  const stems = /^\d+$/.test(received) ? stemsOf() : null
  const meanings: ValueMeaning[] =
    stems === null ? [{ received, option: null }] : stems.map((stem) => ({ received, option: null, stem }))
  const none: ResultsRecipe = { tables: [], fields: [], answers: [], optionsFrom: null, meanings: [] }
  const before = recipe.results ?? none
  const isReplaced = (one: ValueMeaning): boolean =>
    comparable(one.received) === comparable(received) &&
    (stems === null || stems.some((stem) => comparable(stem) === comparable(one.stem ?? '')))
  const results = { ...before, meanings: [...before.meanings.filter((one) => !isReplaced(one)), ...meanings] }
  return meanings.length === 0
    ? []
    : [{ part: { results }, how: 'this_value_only', from: null, understood: 1, notUnderstood: 0 }]

  function stemsOf(): string[] {
    const { found } = findResults(data, recipe, { draft, personas: asked })
    const items = found.flatMap(({ need, notUnderstood, paths }) =>
      need.need === 'answer' &&
      (paths.includes(path) || notUnderstood.some(({ value }) => value === received))
        ? [need.item]
        : [],
    )
    return items.flatMap((item) => draft.questions[item]?.stem ?? [])
  }
}
