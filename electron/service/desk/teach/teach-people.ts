import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { ResultsRecipe } from '../../../../shared/models/recipe.ts'
import { asText } from '../../json/json-value.ts'
import { pathBounds, select } from '../../recipes/json-path.ts'
import { type Step, sizeOf, valueAt } from '../tree-paths.ts'
import { ALL, type Part, pathText } from './path-text.ts'
import { personaIds } from './persona-ids.ts'
import type { TeachParts } from './teach-answer.ts'

type PeopleNeed = Extract<DeskNeed, { need: 'persona' | 'persona_id' | 'field' }>

/** The ways in which the value at `steps` may be a persona, its id or a field of it, the likeliest first. */
export function teachPeople(
  { data, asked, results }: TeachParts,
  need: PeopleNeed,
  steps: readonly Step[],
): ResultsRecipe[] {
  const ways = steps.flatMap((_, at): Way[] => {
    const people = valueAt(data, steps.slice(0, at))
    if (sizeOf(people) === 0) return []
    const rest = steps.slice(at + 1)
    const isWhole = rest.length === 0
    if (need.need === 'persona' && !isWhole) return []
    const personas = pathText([...steps.slice(0, at), ALL] satisfies Part[], '$')
    const path =
      isWhole && need.need === 'persona_id' && asText(valueAt(data, steps)) === null
        ? '~'
        : pathText(rest, '@')
    return [{ personas, path, people, fit: fitOf(data, { personas, path, need, asked }) }]
  })
  // What stands within the personas that the person already showed is meant of these.
  const same = ways.filter(({ personas }) => personas === results?.personas)
  const chosen = (same.length > 0 && need.need !== 'persona' ? same : ways).filter(({ fit }) => fit > 0)
  return chosen
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ personas, path, people }) => merged(results, { personas, path, people, need }))
}

interface Way {
  personas: string
  path: string
  people: unknown
  fit: number
}

/** How well so many personas fit, all with an id of their own where ids are meant; 0 for none. */
function fitOf(
  data: unknown,
  { personas, path, need, asked }: { personas: string; path: string; need: PeopleNeed; asked: number | null },
): number {
  const bounds = pathBounds({ steps: 2_000_000, ms: 1_000 })
  const found = select(personas, data, bounds).slice(0, 2_000)
  const isAll = asked === null || found.length === asked
  if (path === '~' || need.need === 'persona') return isAll ? 2 : 1
  const values = found.flatMap(({ value }) => select(path, value, bounds).slice(0, 1))
  const told = values.map(({ value }) => asText(value)).filter((text) => text !== null)
  const isDistinct = new Set(told).size === found.length
  if (need.need === 'persona_id' && !isDistinct) return 0
  return (isAll ? 2 : 1) * (told.length / Math.max(1, found.length))
}

function merged(
  before: ResultsRecipe | undefined,
  { personas, path, people, need }: Omit<Way, 'fit'> & { need: PeopleNeed },
): ResultsRecipe {
  const none: ResultsRecipe = {
    tables: [],
    personas,
    fields: [],
    answers: [],
    optionsFrom: null,
    meanings: [],
  }
  const isSame = before?.personas === personas
  // Rules from other personas would read something else now.
  const base: ResultsRecipe = before
    ? { ...before, personas, answers: isSame ? before.answers : [], fields: isSame ? before.fields : [] }
    : none
  if (need.need === 'persona_id') return { ...base, personaId: path }
  if (need.need === 'field')
    return {
      ...base,
      fields: [...base.fields.filter(({ name }) => name !== need.name), { name: need.name, path }],
    }
  const [personaId] = personaIds(people, { used: null })
  if (isSame || personaId === undefined) return base
  return { ...base, personaId }
}
