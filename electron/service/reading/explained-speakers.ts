import { isObject, type JsonObject } from '../json/json-value.ts'
import { findRowLists } from './find-rows.ts'
import { readPeople } from './read-profiles.ts'
import { isModerator } from './transcript-line.ts'
import type { ListedTurn } from './turn-pairs.ts'

/** A name of at most four words. */
const NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}('’][\p{L}\p{M}'’.)-]*){0,3}$/u
const DEEPEST = 4

/**
 * The turns with names in place of ids or short forms that the same answer explains: a map from each of them to a name
 * (`{"T1": "Ana"}`), or a list of people with ids and names. As they are where that explains only some of them, or two
 * people would have one name.
 */
export function withNames(listed: ListedTurn[], data: unknown): ListedTurn[] {
  const turns = withoutSigns(listed)
  const all = [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))]
  // The moderator needs no name beside those of the others.
  const others = all.filter((speaker) => !isModerator(speaker))
  // Texts that somebody said are no explanation of a speaker.
  const said = new Set(turns.map(({ text }) => text))
  const legends = [
    ...mapsIn(data).map((map) => new Map(Object.entries(map))),
    ...namedMapsIn(data),
    ...peopleIn(data, said),
    ...placesIn(data, others),
  ].filter((legend) => ![...legend.values()].some((text) => said.has(text)))
  for (const speakers of [all, others]) {
    const [names, ...more] =
      speakers.length === 0 ? [] : legends.filter((legend) => explains(legend, speakers))
    if (more.length > 0) return turns
    if (names === undefined) continue
    return turns.map((turn) => ({ ...turn, speaker: names.get(turn.speaker ?? '') ?? turn.speaker }))
  }
  return turns
}

/**
 * The turns with "#ana", which refers to a person declared elsewhere, as "ana", where all speakers are such references.
 */
function withoutSigns(turns: ListedTurn[]): ListedTurn[] {
  const areReferences = turns.every(({ speaker }) => speaker === null || /^#\p{L}/u.test(speaker))
  return areReferences ? turns.map((turn) => ({ ...turn, speaker: turn.speaker?.slice(1) ?? null })) : turns
}

function explains(legend: ReadonlyMap<string, string>, speakers: readonly string[]): boolean {
  const names = speakers.map((speaker) => legend.get(speaker))
  // A name that is itself one of the speakers may mean either of the two.
  const areNames = names.every((name) => name !== undefined && !speakers.includes(name))
  return areNames && new Set(names).size === names.length
}

/** All maps from names to short texts. */
function mapsIn(data: unknown, depth = 0): Record<string, string>[] {
  if (!isObject(data) || depth > DEEPEST) return []
  const own = isLegend(data) ? [data] : []
  return [...own, ...Object.values(data).flatMap((value) => mapsIn(value, depth + 1))]
}

/**
 * The names of lists by their places ("0", "1"), counted from 0 where somebody is 0, and from 1 where somebody is the
 * last: nobody knows otherwise.
 */
function placesIn(data: unknown, speakers: readonly string[], depth = 0): Map<string, string>[] {
  if (!isObject(data) || depth > DEEPEST || !speakers.every((one) => /^\d{1,2}$/.test(one))) return []
  return Object.values(data).flatMap((value) => {
    if (isObject(value)) return placesIn(value, speakers, depth + 1)
    const isList =
      Array.isArray(value) &&
      value.length > 1 &&
      value.every((name) => typeof name === 'string' && NAME.test(name))
    if (!isList || new Set(value).size < value.length) return []
    const first = speakers.includes('0') ? 0 : speakers.includes(String(value.length)) ? 1 : null
    return first === null ? [] : [new Map(value.map((name, at) => [String(at + first), String(name)]))]
  })
}

/** Maps from ids to records with one name each: `{p1: {name: "Ana", age: 34}}`. */
function namedMapsIn(data: unknown, depth = 0): Map<string, string>[] {
  if (!isObject(data) || depth > DEEPEST) return []
  const below = Object.values(data).flatMap((value) => namedMapsIn(value, depth + 1))
  const names = Object.entries(data).map(([id, record]) => {
    const name = isObject(record) ? (record.name ?? record.nom ?? record.label ?? record.prenom) : null
    return typeof name === 'string' && NAME.test(name) ? ([id, name] as const) : null
  })
  const named = names.filter((entry) => entry !== null)
  return named.length > 1 && named.length === names.length ? [new Map(named), ...below] : below
}

function isLegend(map: JsonObject): map is Record<string, string> {
  const texts = Object.values(map)
  return texts.length > 1 && texts.every((text) => typeof text === 'string' && NAME.test(text))
}

/** The names of people by their ids, in each list of people of an answer, wherever it stands. */
function peopleIn(data: unknown, said: ReadonlySet<string>): Map<string, string>[] {
  const lists = isObject(data) ? findRowLists(data).map(({ rows }) => ({ profiles: rows })) : []
  const all = [data, ...(lists.length > 1 ? lists : [])].map((part) => namesIn(part, said))
  return all.filter((names, at) => all.findIndex((other) => isSame(other, names)) === at)
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([id, name]) => other.get(id) === name)
}

function namesIn(data: unknown, said: ReadonlySet<string>): Map<string, string> {
  const people = readPeople(data).filter(({ attributes }) => !attributes.some(({ value }) => said.has(value)))
  const named = people.flatMap(({ id, name }): [string, string][] =>
    id === null || name === null ? [] : [[id.replace(/^#/, ''), name]],
  )
  const names = new Map(named)
  return names.size === named.length ? names : new Map()
}
