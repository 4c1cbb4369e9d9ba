import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import { asText } from '../json/json-value.ts'
import type { GuardedSelect } from './guarded-select.ts'
import { locationPath } from './json-path.ts'

/** A persona as the recipe finds it. */
export interface TaughtPerson {
  /** Identifies it among all others. */
  key: string
  id: string | null
  /** The name or index that it is under. */
  step: string | number | null
  path: string
  value: unknown
  /** The path of its id, if that is a value of its own. */
  idPath: string | null
}

/** Far more than any run has: a path that selects more does not select personas. */
const MOST = 5_000

/** The personas that a recipe selects; none, and a problem, where there are none or far too many. */
export function taughtPeople(
  data: unknown,
  { personas, personaId, answers }: ResultsRecipe,
  select: GuardedSelect,
): TaughtPerson[] {
  if (personas === undefined) return []
  const found = select('results.personas', personas, data)
  // Ids that are in a list next to the personas, in their order.
  const beside = personaId?.startsWith('$') ? select('results.personaId', personaId, data) : null
  const ofRows = answers.some(({ rows }) => rows !== undefined)
  const people: TaughtPerson[] = []
  const times = new Map<string, number>()
  for (const [nth, { value, location }] of found.entries()) {
    const path = locationPath(location)
    const step = location.at(-1) ?? null
    let id: string | null = null
    let idPath: string | null = null
    if (personaId === '~') id = step === null ? null : String(step)
    else if (beside) {
      const at = beside.length === found.length ? beside[nth] : undefined
      id = at ? asText(at.value) : null
      idPath = at ? locationPath(at.location) : null
    } else if (personaId !== undefined) {
      const at = select('results.personaId', personaId, value)[0]
      id = at ? asText(at.value) : null
      idPath = at ? locationPath(at.location, path) : null
    } else if (ofRows) {
      id = asText(value)
      idPath = path
    }
    const before = times.get(id ?? '') ?? 0
    if (id !== null) times.set(id, before + 1)
    if (ofRows && id !== null && before > 0) continue
    people.push({
      key: id === null ? path : before > 0 ? `${id}\n${path}` : id,
      id,
      step,
      path,
      value,
      idPath,
    })
    if (people.length > MOST) {
      select.note({
        part: 'results.personas',
        path: personas,
        problem: 'too_many',
        detail: `${found.length}`,
      })
      return []
    }
  }
  if (beside && beside.length !== found.length)
    select.note({
      part: 'results.personaId',
      path: personaId ?? null,
      problem: 'unequal_lengths',
      detail: `${beside.length} ≠ ${found.length}`,
    })
  if (people.length === 0)
    select.note({ part: 'results.personas', path: personas, problem: 'no_personas', detail: '' })
  return people
}

/** The indexes of the personas by their ids; without ids that two of them share. */
export function peopleById(people: readonly TaughtPerson[]): ReadonlyMap<string, number> {
  const byId = new Map<string, number>()
  const twice = new Set<string>()
  people.forEach(({ id }, at) => {
    if (id === null) return
    if (byId.has(id)) twice.add(id)
    byId.set(id, at)
  })
  for (const id of twice) byId.delete(id)
  return byId
}
