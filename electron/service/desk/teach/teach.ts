import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { Recipe, ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { examinedPart } from '../../results/shapes/examined-part.ts'
import { type Step, stepsTo, valueAt } from '../tree-paths.ts'
import { type TeachParts, teachAnswer } from './teach-answer.ts'
import { teachList } from './teach-list.ts'
import { teachNoAnswer } from './teach-no-answer.ts'
import { type PeopleNeed, teachPeople } from './teach-people.ts'
import { type PlainWay, teachPlain } from './teach-plain.ts'
import { teachProfiles } from './teach-profiles.ts'
import { teachTurns } from './teach-turns.ts'

/**
 * The ways to read `path` as what is needed, on top of a recipe, the likeliest first; empty where that is impossible.
 * Nothing is stored: the person first sees what each way would read.
 */
export function teach(
  recipe: Recipe,
  { need, path }: { need: DeskNeed; path: string },
  known: Omit<TeachParts, 'results'>,
): Taught[] {
  const steps = stepsTo(known.data, path)
  if (!steps) return []
  // The part of a payload that a run can fill is enough to compare ways; the person then sees the reading of the whole.
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
    case 'no_answer':
      return plainly(recipe, teachNoAnswer({ ...parts, data: known.data }, steps, recipe))
    case 'profile':
      return plainly(recipe, teachProfiles(known.data, need, steps, recipe, known.asked))
    case 'persona_id':
    case 'field':
      // Where no questionnaire was asked, these are the participants of a focus group.
      if (known.draft.questions.length === 0)
        return plainly(recipe, teachProfiles(known.data, need, steps, recipe, known.asked))
      return people(parts, need, steps, recipe)
    case 'persona':
      return people(parts, need, steps, recipe)
    case 'transcript':
    case 'turn_words':
    case 'turn_speaker':
      return plainly(recipe, teachTurns(known.data, need.need, steps, recipe))
    case 'listed':
      return plainly(recipe, teachList(known.data, need, steps, recipe))
    default:
      return plainly(recipe, teachPlain(known.data, need.need, steps, recipe))
  }
}

function people(parts: TeachParts, need: PeopleNeed, steps: readonly Step[], recipe: Recipe): Taught[] {
  return teachPeople(parts, need, steps).map(({ results, ...way }) => ({
    ...way,
    ...{ recipe: { ...recipe, results }, how: 'each_persona' as const, from: null },
    place: [results.personas, placeOf(results, need)].filter(Boolean).join(' '),
  }))
}

function placeOf({ personaId, fields }: ResultsRecipe, need: PeopleNeed): string | undefined {
  if (need.need === 'persona') return undefined
  return need.need === 'field' ? fields.find(({ name }) => name === need.name)?.path : personaId
}

function plainly(recipe: Recipe, ways: readonly PlainWay[]): Taught[] {
  return ways.map(({ part, ...way }) => ({ ...way, recipe: { ...recipe, ...part } }))
}

/** Whether the place is also in the part of the payload, with the same value. */
function isAsIn(part: unknown, whole: unknown, path: string): boolean {
  const steps = stepsTo(part, path)
  if (part === whole || !steps) return steps !== null
  const [one, other] = [valueAt(part, steps), valueAt(whole, stepsTo(whole, path) ?? [])]
  return typeof other === 'object' && other !== null ? typeof one === 'object' : one === other
}
