import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { asText } from '../../json/json-value.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { ALL, type Part, pathText } from './path-text.ts'

/** What a person points at beside answers. */
type PlainNeed = Exclude<DeskNeed['need'], 'answer' | 'persona' | 'persona_id' | 'field'>

/** The ways in which the value at `steps` may be what is needed, as parts of a recipe. */
export function teachPlain(
  data: unknown,
  need: PlainNeed,
  steps: readonly Step[],
  recipe: Recipe,
): Partial<Recipe>[] {
  const path = pathText(steps, '$')
  const value = valueAt(data, steps)
  switch (need) {
    case 'survey_id':
      return asText(value) === null ? [] : [{ createdSurveyId: path }]
    case 'session_id':
      return asText(value) === null ? [] : [{ createdSessionId: path }]
    case 'status':
      return asText(value) === null ? [] : [{ status: path }]
    case 'progress_done':
      return isCount(value) ? [{ progress: withoutShare({ ...recipe.progress, done: path }) }] : []
    case 'progress_total':
      return isCount(value) ? [{ progress: withoutShare({ ...recipe.progress, total: path }) }] : []
    case 'progress_share': {
      const number = numberOf(value)
      if (number === null || number > 100) return []
      const ways =
        number < 1 && number > 0 ? [1 as const] : number > 1 ? [100 as const] : [100 as const, 1 as const]
      return ways.map((shareOf) => ({ progress: { share: path, shareOf } }))
    }
    case 'transcript':
      return typeof value === 'string' ? [{ transcript: { text: path } }] : []
    case 'turn_words':
    case 'turn_speaker':
      return turns(need, steps, recipe)
    case 'profile':
      return lists(steps).map(({ list }) => ({
        profiles: { ...recipe.profiles, fields: recipe.profiles?.fields ?? [], list },
      }))
  }
}

/** A list on the way to a place, and the rest of the way from its entry. */
interface List {
  list: string
  rest: string
}

/** The lists on the way to a place, the innermost first. */
function lists(steps: readonly Step[]): List[] {
  return steps
    .flatMap((step, at): List[] => {
      if (typeof step !== 'number') return []
      const parts: Part[] = [...steps.slice(0, at), ALL]
      return [{ list: pathText(parts, '$'), rest: pathText(steps.slice(at + 1), '@') }]
    })
    .reverse()
}

function turns(
  need: 'turn_words' | 'turn_speaker',
  steps: readonly Step[],
  { transcript }: Recipe,
): Partial<Recipe>[] {
  const found = lists(steps)
  // Words and speaker are told from the same turn.
  const same = found.filter(({ list }) => list === transcript?.turns)
  const ways = same.length > 0 ? same : found
  return ways.map(({ list, rest }) => {
    const { text: _text, ...before } = (same.length > 0 ? transcript : undefined) ?? {}
    return {
      transcript: {
        ...before,
        turns: list,
        ...(need === 'turn_words' ? { words: rest } : { speaker: rest }),
      },
    }
  })
}

function withoutShare({ done, total }: NonNullable<Recipe['progress']> | { done?: string; total?: string }) {
  return { shareOf: 100 as const, ...(done !== undefined && { done }), ...(total !== undefined && { total }) }
}

function isCount(value: unknown): boolean {
  const number = numberOf(value)
  return number !== null && Number.isInteger(number)
}

function numberOf(value: unknown): number | null {
  const text = asText(value)?.trim().replace(',', '.').replace(/\s*%$/, '') ?? ''
  const number = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) && number >= 0 ? number : null
}
