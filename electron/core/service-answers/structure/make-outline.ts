import { isObject, type JsonObject } from '../../../service/json/json-value.ts'
import { createNameJudge, type NameJudge } from './judge-names.ts'
import { type Kind, kindOf, type Outline } from './outline.ts'

/** The number of values that are looked at; further ones hardly add to the structure. */
const MOST_VALUES = 20_000
/** Entries of one list that are looked at. */
const MOST_ENTRIES = 300
/** The number of member names that are shown for one place; where there are more, they are data. */
const MOST_NAMES = 200
/** The number up to which distinct values are counted. */
const MOST_DISTINCT = 1_000
const DEEPEST = 40

/** The structure of a reply, and whether all of it was looked at. The outline contains no values. */
export function makeOutline(body: unknown): { outline: Outline; whole: boolean } {
  const judge = createNameJudge()
  const budget: Budget = { left: MOST_VALUES, whole: true }
  noteTexts(body, judge, { left: MOST_VALUES, whole: true })
  const place = newPlace()
  look(body, place, budget, 0)
  return { outline: outlineOf(place, judge), whole: budget.whole }
}

interface Budget {
  left: number
  whole: boolean
}

interface Place {
  kinds: Map<Kind, { count: number; values: Set<unknown>; shortest: number; longest: number }>
  lists: { shortest: number; longest: number; item: Place } | null
  maps: { fewest: number; most: number; count: number; members: Map<string, Member> } | null
}

interface Member {
  count: number
  value: Place
}

function newPlace(): Place {
  return { kinds: new Map(), lists: null, maps: null }
}

/** Notes all texts of the reply, because none of them may be shown as the name of a member. */
function noteTexts(value: unknown, judge: NameJudge, budget: Budget, depth = 0): void {
  if (budget.left-- <= 0 || depth > DEEPEST) return
  if (typeof value === 'string') judge.note(value)
  else if (Array.isArray(value))
    for (const each of value.slice(0, MOST_ENTRIES)) noteTexts(each, judge, budget, depth + 1)
  else if (isObject(value))
    for (const name in value) {
      if (budget.left <= 0) return
      noteTexts(value[name], judge, budget, depth + 1)
    }
}

function look(value: unknown, place: Place, budget: Budget, depth: number): void {
  if (budget.left-- <= 0 || depth > DEEPEST) {
    budget.whole = false
    return
  }
  if (Array.isArray(value)) lookAtList(value, place, budget, depth)
  else if (isObject(value)) lookAtMap(value, place, budget, depth)
  else lookAtValue(value, place)
}

function lookAtValue(value: unknown, place: Place): void {
  const kind = kindOf(value)
  const seen = place.kinds.get(kind) ?? {
    ...{ count: 0, values: new Set(), shortest: Number.POSITIVE_INFINITY, longest: 0 },
  }
  seen.count += 1
  if (seen.values.size < MOST_DISTINCT) seen.values.add(value)
  const length = typeof value === 'string' ? value.length : 0
  seen.shortest = Math.min(seen.shortest, length)
  seen.longest = Math.max(seen.longest, length)
  place.kinds.set(kind, seen)
}

function lookAtList(list: readonly unknown[], place: Place, budget: Budget, depth: number): void {
  place.lists ??= { shortest: list.length, longest: list.length, item: newPlace() }
  const { lists } = place
  lists.shortest = Math.min(lists.shortest, list.length)
  lists.longest = Math.max(lists.longest, list.length)
  if (list.length > MOST_ENTRIES) budget.whole = false
  for (const each of list.slice(0, MOST_ENTRIES)) look(each, lists.item, budget, depth + 1)
}

function lookAtMap(map: JsonObject, place: Place, budget: Budget, depth: number): void {
  const size = Object.keys(map).length
  place.maps ??= { fewest: size, most: size, count: 0, members: new Map() }
  const { maps } = place
  maps.fewest = Math.min(maps.fewest, size)
  maps.most = Math.max(maps.most, size)
  maps.count += 1
  for (const name in map) {
    if (budget.left <= 0) {
      budget.whole = false
      return
    }
    const member = maps.members.get(name) ?? { count: 0, value: newPlace() }
    member.count += 1
    maps.members.set(name, member)
    look(map[name], member.value, budget, depth + 1)
  }
}

function outlineOf({ kinds, lists, maps }: Place, judge: NameJudge): Outline {
  return {
    kinds: [...kinds].map(([kind, { values, ...seen }]) => ({ kind, ...seen, distinct: values.size })),
    lists: lists && {
      shortest: lists.shortest,
      longest: lists.longest,
      item: lists.longest === 0 ? null : outlineOf(lists.item, judge),
    },
    maps: maps && {
      fewest: maps.fewest,
      most: maps.most,
      count: maps.count,
      members: membersOf(maps, judge),
    },
  }
}

/** The members of a place. Those whose names are data are joined into one member without a name. */
function membersOf({ members, count: maps }: NonNullable<Place['maps']>, judge: NameJudge) {
  const all = [...members].map(([name, { count, value }]) => ({
    name,
    count,
    value: outlineOf(value, judge),
  }))
  const named = all.length <= MOST_NAMES ? judge.names(all, maps) : new Set<string>()
  const told = all.filter(({ name }) => named.has(name))
  const data = [...members].filter(([name]) => !named.has(name)).map(([, member]) => member)
  if (data.length === 0) return told
  const joined = newPlace()
  for (const { value } of data) joinPlaces(joined, value)
  const count = data.reduce((sum, each) => sum + each.count, 0)
  return [...told, { name: null, count, value: outlineOf(joined, judge) }]
}

function joinPlaces(into: Place, from: Place): void {
  for (const [kind, { count, values, shortest, longest }] of from.kinds) {
    const seen = into.kinds.get(kind)
    if (!seen) {
      into.kinds.set(kind, { count, values: new Set(values), shortest, longest })
      continue
    }
    seen.count += count
    for (const value of values) if (seen.values.size < MOST_DISTINCT) seen.values.add(value)
    seen.shortest = Math.min(seen.shortest, shortest)
    seen.longest = Math.max(seen.longest, longest)
  }
  if (from.lists) {
    into.lists ??= { shortest: from.lists.shortest, longest: from.lists.longest, item: newPlace() }
    into.lists.shortest = Math.min(into.lists.shortest, from.lists.shortest)
    into.lists.longest = Math.max(into.lists.longest, from.lists.longest)
    joinPlaces(into.lists.item, from.lists.item)
  }
  if (!from.maps) return
  const { fewest, most, count, members } = from.maps
  into.maps ??= { fewest, most, count: 0, members: new Map() }
  into.maps.fewest = Math.min(into.maps.fewest, fewest)
  into.maps.most = Math.max(into.maps.most, most)
  into.maps.count += count
  for (const [name, member] of members) {
    const known = into.maps.members.get(name) ?? { count: 0, value: newPlace() }
    known.count += member.count
    joinPlaces(known.value, member.value)
    into.maps.members.set(name, known)
  }
}
