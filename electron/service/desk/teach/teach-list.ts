import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { asText, isObject } from '../../json/json-value.ts'
import { readTaughtRecords } from '../../recipes/read-taught-answers.ts'
import { type Step, valueAt } from '../tree-paths.ts'
import { type EntryList, entryLists } from './entry-lists.ts'
import { isCounted } from './generalise.ts'
import { personaIds } from './persona-ids.ts'
import type { PlainWay } from './teach-plain.ts'

/** What is taught about the entries of a list of surveys or focus groups. */
export type ListNeed = Extract<DeskNeed, { need: 'listed' }>

type Listed = NonNullable<Recipe['surveys']>

/** A way that finds less than this share of what the best one finds is not offered. */
const WORTH = 0.5
/** The most ways that are offered. */
const MOST_WAYS = 3

/**
 * The ways in which the value at `steps` may be the id, the title or the status of a list's entry, the likeliest first.
 */
export function teachList(
  data: unknown,
  { part, of }: ListNeed,
  steps: readonly Step[],
  recipe: Recipe,
): PlainWay[] {
  const before = recipe[of]
  const isPlain = asText(valueAt(data, steps)) !== null
  const around = entryLists(data, steps)
  // A value in a row of a list is a field of that row.
  const isInRow = around.some(({ container, rest }) => Array.isArray(container) && rest !== '@')
  const lists = around.filter(({ rest, isMap, container }) => {
    if (isMap && !mayHoldEntries(container)) return false
    if (rest !== '@') return true
    // The ids of a map are its names: the person points at one by pointing at the entry under it.
    return isMap ? !isPlain || (part !== 'id' && !isInRow) : isPlain && part === 'id'
  })
  const same = lists.filter(({ list }) => list === before?.records)
  const ways = (same.length > 0 ? same : lists).flatMap((list) => {
    const made = withPart(list, part, same.length > 0 ? before : undefined)
    if (!made) return []
    const { records, unrecognised } = readTaughtRecords(data, { ...recipe, [of]: made }, subjectOf(of))
    const told = records.map(({ id, title, status }) => ({ id, title, status })[part])
    const known = told.filter((each) => each !== null)
    // If an id occurred twice, one survey would be listed twice.
    if (known.length === 0 || new Set(records.map(({ id }) => id)).size < records.length) return []
    const way: PlainWay = {
      ...{ part: { [of]: made }, how: 'each_entry', from: null, place: made.records },
      ...{ understood: known.length, notUnderstood: unrecognised + told.length - known.length },
    }
    return [{ way, print: JSON.stringify(told) }]
  })
  const best = Math.max(0, ...ways.map(({ way }) => way.understood))
  return [...new Map(ways.map((one) => [one.print, one.way])).values()]
    .filter(({ understood }) => understood > best * WORTH)
    .toSorted((one, other) => other.understood - one.understood || one.notUnderstood - other.notUnderstood)
    .slice(0, MOST_WAYS)
}

/** Whether a map may be a list: one with a single name without a digit is an entry, or a wrapper. */
function mayHoldEntries(map: unknown): boolean {
  const names = isObject(map) ? Object.keys(map) : []
  return names.length > 1 || names.some(isCounted)
}

/** The subject of a list. */
export function subjectOf(of: ListNeed['of']): 'survey' | 'focus' {
  return of === 'surveys' ? 'survey' : 'focus'
}

/** The list with what was pointed at; null where the ids of its entries are not known yet. */
function withPart(
  { list, rest, isMap, container }: EntryList,
  part: ListNeed['part'],
  before: Listed | undefined,
): Listed | null {
  if (part === 'id') return { ...before, records: list, id: isMap && rest === '@' ? '~' : rest }
  const id = before?.id ?? personaIds(container, { used: null })[0]
  return id === undefined ? null : { ...before, records: list, id, [part]: rest }
}
