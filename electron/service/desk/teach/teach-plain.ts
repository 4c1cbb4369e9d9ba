import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { isObject } from '../../json/json-value.ts'
import { progressNumber } from '../../recipes/progress-number.ts'
import { taughtId } from '../../recipes/read-taught-answers.ts'
import { statusWordOf } from '../../recipes/read-taught-status.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { type SinglePath, singlePaths } from './single-paths.ts'

/** Needs of a single value of the payload. */
export type PlainNeed = Extract<
  DeskNeed['need'],
  'survey_id' | 'session_id' | 'status' | 'progress_done' | 'progress_total' | 'progress_share'
>

/** A way to read a value, as a part of a recipe. */
export type PlainWay = Omit<Taught, 'recipe'> & { part: Partial<Recipe> }

/** The ways in which the value at `steps` may be what is needed, the likeliest first. */
export function teachPlain(
  data: unknown,
  need: PlainNeed,
  steps: readonly Step[],
  recipe: Recipe,
): PlainWay[] {
  const told = need === 'status' ? stepsOfStatus(data, steps) : steps
  const value = valueAt(data, told)
  const paths = singlePaths(data, told)
  const each = (part: (path: string) => Partial<Recipe>): PlainWay[] =>
    paths.map((one) => way(one, part(one.path)))
  switch (need) {
    case 'survey_id':
    case 'session_id': {
      const name = need === 'survey_id' ? 'createdSurveyId' : 'createdSessionId'
      return each((path) => ({ [name]: path })).filter(({ part }) => taughtId(data, part[name]) !== null)
    }
    case 'status':
      return statusWordOf(value) === null ? [] : each((status) => ({ status }))
    case 'progress_done':
      return progressNumber(value, 'done') === null
        ? []
        : each((done) => ({ progress: withoutShare({ ...recipe.progress, done }) }))
    case 'progress_total':
      return progressNumber(value, 'total') === null
        ? []
        : each((total) => ({ progress: withoutShare({ ...recipe.progress, total }) }))
    case 'progress_share':
      return paths.flatMap((one) =>
        wholes(value).map((shareOf): PlainWay => {
          const made = way(one, { progress: { share: one.path, shareOf } })
          return wholes(value).length > 1 ? { ...made, how: `whole_is_${shareOf}` } : made
        }),
      )
  }
}

function way({ path, how }: SinglePath, part: Partial<Recipe>): PlainWay {
  return { part, how, place: path, from: null, understood: 1, notUnderstood: 0 }
}

/** The possible wholes (1 or 100) of a share. For 0 and 1 both are possible, unless they come with a percent sign. */
function wholes(value: unknown): (1 | 100)[] {
  const number = progressNumber(value, 'share')
  if (number === null || number > 100) return []
  if (typeof value === 'string' && value.includes('%')) return [100]
  if (number > 1) return [100]
  return number > 0 && number < 1 ? [1] : [100, 1]
}

function withoutShare({ done, total }: NonNullable<Recipe['progress']> | { done?: string; total?: string }) {
  return { shareOf: 100 as const, ...(done !== undefined && { done }), ...(total !== undefined && { total }) }
}

/**
 * The steps to a status: to the map around a name that stands alone in it, which will be another name in another reply.
 */
function stepsOfStatus(data: unknown, steps: readonly Step[]): readonly Step[] {
  const around = steps.slice(0, -1)
  const isName = around.length > 0 && isObject(valueAt(data, steps)) && sizeOf(valueAt(data, around)) === 1
  return isName && isObject(valueAt(data, around)) ? around : steps
}
