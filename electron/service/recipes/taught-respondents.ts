import type { ResultsRecipe } from '../../../shared/models/recipe.ts'
import type { Respondent } from '../../../shared/models/results.ts'
import { fieldText, isObject } from '../json/json-value.ts'
import { stepPath } from '../results/shapes/gathered.ts'
import type { GuardedSelect } from './guarded-select.ts'
import { locationPath } from './json-path.ts'
import type { TaughtPerson } from './taught-people.ts'

type Places = Pick<ReadonlySet<string>, 'has' | 'size'>

interface Respondents {
  data: unknown
  select: GuardedSelect
  /** The places of answers. */
  used: Places
  /** Filled with the places of the recipe's fields, by their names. */
  places?: Map<string, string[]>
}

interface Field {
  name: string
  inner: string
  value: string
}

/**
 * The personas with their descriptions: the fields that the recipe names, then all other fields of their own map.
 * Fields in an inner map that also holds answers are left out, to be listed as not understood.
 */
export function taughtRespondents(
  people: readonly TaughtPerson[],
  { fields }: Pick<ResultsRecipe, 'fields'>,
  { data, select, used, places = new Map() }: Respondents,
): Respondent[] {
  // A field may be in a list next to the personas, in their order.
  const beside = fields.map(({ path }, at) =>
    path.startsWith('$') ? select(`results.fields[${at}].path`, path, data) : null,
  )
  return people.map(({ id, path, value, idPath }, person) => {
    const told = new Set<string>()
    const named = fields.flatMap((field, at) => {
      const row = beside[at]
      const own = row ? (row.length === people.length ? row.slice(person, person + 1) : []) : null
      const found = own ?? select(`results.fields[${at}].path`, field.path, value)
      for (const { location } of found) {
        const place = locationPath(location, row ? '$' : path)
        told.add(place)
        places.set(field.name, [...(places.get(field.name) ?? []), place])
      }
      return found.length === 0
        ? []
        : [{ name: field.name, value: found.map((one) => fieldText(one.value)).join(', ') }]
    })
    const taken = (place: string): boolean => used.has(place) || told.has(place) || place === idPath
    const others = isObject(value) ? fieldsOf(value, path, '', { used, taken, isTop: true }) : []
    const times = new Map<string, number>()
    for (const { inner } of others) times.set(inner, (times.get(inner) ?? 0) + 1)
    const described = others.map(({ name, inner, value: text }) => ({
      name: times.get(inner) === 1 ? inner : name,
      value: text,
    }))
    return { id, attributes: [...named, ...described] }
  })
}

interface Walk {
  used: Places
  taken(place: string): boolean
  isTop: boolean
}

function fieldsOf(map: Readonly<Record<string, unknown>>, path: string, prefix: string, walk: Walk): Field[] {
  const entries = Object.entries(map).map(([key, value]) => ({ key, value, place: stepPath(path, key) }))
  const isAnswers = !walk.isTop && entries.some(({ place }) => walk.used.has(place))
  if (isAnswers) return []
  return entries.flatMap(({ key, value, place }): Field[] => {
    if (walk.taken(place)) return []
    if (isObject(value)) return fieldsOf(value, place, `${prefix}${key}.`, { ...walk, isTop: false })
    const isPlain =
      value !== null &&
      (!Array.isArray(value) || value.every((one) => typeof one !== 'object' && !walk.used.size))
    return isPlain ? [{ name: `${prefix}${key}`, inner: key, value: fieldText(value) }] : []
  })
}
