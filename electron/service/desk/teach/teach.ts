import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { examinedPart } from '../../results/shapes/examined-part.ts'
import { stepsTo, valueAt } from '../tree-paths.ts'
import { type TeachParts, teachAnswer } from './teach-answer.ts'
import { teachPeople } from './teach-people.ts'
import { teachPlain } from './teach-plain.ts'
import { weigh } from './weigh.ts'

/**
 * The ways to understand that what is needed stands at `path`, on top of a recipe, the likeliest first. Empty where it cannot
 * be. Takes nothing: the person sees what each way would read.
 */
export function teach(
  recipe: Recipe,
  { need, path }: { need: DeskNeed; path: string },
  known: Omit<TeachParts, 'results'>,
): Taught[] {
  const steps = stepsTo(known.data, path)
  if (!steps) return []
  // What ways differ in shows in as much as a run can have; the person then sees what the whole payload reads as.
  const { value: examined } = examinedPart(known.data, known.draft)
  const data = isAsIn(examined, known.data, path) ? examined : known.data
  const parts: TeachParts = { ...known, data, results: recipe.results }
  switch (need.need) {
    case 'answer':
      if (!known.draft.questions[need.item]) return []
      return teachAnswer(parts, need.item, steps).map(({ results, ...way }) => ({
        ...way,
        recipe: { ...recipe, results },
      }))
    case 'persona':
    case 'persona_id':
    case 'field':
      return teachPeople(parts, need, steps).map((results): Taught => {
        const { understood, unread } = weigh(data, results, known)
        return {
          recipe: { ...recipe, results },
          how: 'each_persona',
          from: results.optionsFrom,
          understood,
          notUnderstood: unread,
        }
      })
    default:
      return teachPlain(known.data, need.need, steps, recipe).map(
        (part): Taught => ({
          recipe: { ...recipe, ...part },
          how: 'this_value_only',
          from: null,
          understood: 1,
          notUnderstood: 0,
        }),
      )
  }
}

/** Whether the place is in the part of the payload too. */
function isAsIn(part: unknown, whole: unknown, path: string): boolean {
  const steps = stepsTo(part, path)
  if (part === whole || !steps) return steps !== null
  const [one, other] = [valueAt(part, steps), valueAt(whole, stepsTo(whole, path) ?? [])]
  return typeof other === 'object' && other !== null ? typeof one === 'object' : one === other
}
