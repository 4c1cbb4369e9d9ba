import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { asText } from '../../json/json-value.ts'
import { valuesFrom } from '../../recipes/values-from.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { type EntryList, entryLists } from './entry-lists.ts'
import { personaIds } from './persona-ids.ts'
import type { PlainWay } from './teach-plain.ts'

/** What is taught about the participants of a focus group. */
export type ProfileNeed = Extract<DeskNeed, { need: 'profile' | 'persona_id' | 'field' }>

type Profiles = NonNullable<Recipe['profiles']>

/** A way that fits less than this share of how the best one fits is not offered. */
const WORTH = 0.5

/** The ways in which the value at `steps` may be a participant, its id or a field of it, the likeliest first. */
export function teachProfiles(
  data: unknown,
  need: ProfileNeed,
  steps: readonly Step[],
  { profiles }: Recipe,
  drawn: number | null,
): PlainWay[] {
  const isPlain = asText(valueAt(data, steps)) !== null
  // A field is not the whole entry. A whole entry may be the id where it is a plain text, or where its name is the id.
  const lists = entryLists(data, steps).filter(({ rest, isMap }) =>
    need.need === 'profile'
      ? rest === '@'
      : rest !== '@' || (need.need === 'persona_id' && isMap !== isPlain),
  )
  const same = lists.filter(({ list }) => list === profiles?.list)
  const ways = (same.length > 0 ? same : lists).flatMap((list) => {
    const before = same.length > 0 ? profiles : undefined
    const made = withTold(data, list, need, before, steps)
    const path = need.need === 'profile' ? '@' : need.need === 'field' ? list.rest : made.id
    const values = valuesFrom(data, list.list, { told: path })
    const told = values.map((one) => (path === '@' ? one.value : one.told) ?? null)
    const known = told.filter((value) => (need.need === 'profile' ? value !== null : asText(value) !== null))
    const isClear = need.need !== 'persona_id' || new Set(known).size === told.length
    // Plain words may be participants, but also the fields of one.
    const isBare = path === '@' && need.need === 'persona_id'
    const isRow = isBare && new Set(told.map((value) => typeof value)).size > 1
    const size = (drawn === null || told.length === drawn ? 2 : 1) * (isBare ? 0.75 : 1)
    const fit = isClear && !isRow ? (known.length / told.length) * size : 0
    const way: PlainWay = {
      ...{ part: { profiles: made }, how: 'each_profile', from: null, place: list.list },
      ...{ understood: known.length, notUnderstood: told.length - known.length },
    }
    return fit > 0 ? [{ way, fit, print: JSON.stringify(told) }] : []
  })
  const best = Math.max(0, ...ways.map(({ fit }) => fit))
  const kept = ways.filter(({ fit }) => fit > best * WORTH)
  return [...new Map(kept.toReversed().map((one) => [one.print, one])).values()]
    .toReversed()
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 3)
    .map(({ way }) => way)
}

function withTold(
  data: unknown,
  { list, rest, isMap }: EntryList,
  need: ProfileNeed,
  before: Profiles | undefined,
  steps: readonly Step[],
): Profiles {
  const base: Profiles = before ?? { list, fields: [] }
  if (need.need === 'field') {
    const at = base.fields.findIndex(({ name }) => name === need.name)
    const field = { name: need.name, path: rest }
    return { ...base, fields: at === -1 ? [...base.fields, field] : base.fields.with(at, field) }
  }
  if (need.need === 'persona_id') return { ...base, id: isMap && rest === '@' ? '~' : rest }
  const [id] = personaIds(valueAt(data, steps.slice(0, -1)), { used: null })
  return id === undefined || base.id !== undefined ? base : { ...base, id }
}
