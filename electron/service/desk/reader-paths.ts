import type { DeskNeed } from '../../../shared/models/reading-desk.ts'
import { isObject } from '../json/json-value.ts'
import { readCreatedId } from '../reading/read-created-id.ts'
import { readProfiles } from '../reading/read-profiles.ts'
import { readRecords } from '../reading/read-records.ts'
import { readStatus } from '../reading/read-status.ts'
import { readTranscriptText } from '../reading/read-transcript-text.ts'
import { locationPath } from '../recipes/json-path.ts'
import { pathOfStatus } from './path-of-status.ts'
import { placesOfText, placesRead } from './places-read.ts'
import { subjectOf } from './teach/teach-list.ts'
import { type Step, sizeOf, valueAt } from './tree-paths.ts'

/** What Sonde's readers find for a need of one value: the value, or the number of participants; null for nothing. */
export function readBy(data: unknown, { need }: DeskNeed): string | number | null {
  switch (need) {
    case 'survey_id':
    case 'session_id':
      return readCreatedId(data)
    case 'status':
      return readStatus(data).word
    case 'progress_share':
      return readStatus(data).progress?.fraction ?? null
    case 'progress_done':
      return readStatus(data).progress?.answered ?? null
    case 'progress_total':
      return readStatus(data).progress?.total ?? null
    case 'transcript':
      return readTranscriptText(data) || null
    case 'profile':
      return readProfiles(data).length || null
    default:
      return null
  }
}

/** Where the payload has what the readers find for a need, as far as that can be told; nothing else is marked. */
export function readerPaths(data: unknown, need: DeskNeed): string[] {
  const value = readBy(data, need)
  if (value === null) return []
  const isCount = need.need.startsWith('progress')
  const places = placesRead(data, (tried) => readBy(tried, need), { isCount })
  if (need.need === 'transcript' || (isCount && isInside(places)))
    return places.map((place) => locationPath(place))
  if (need.need === 'profile') return places.flatMap((place) => entriesAt(data, place, Number(value)))
  const single = places.filter((place) => isSingle(data, place, String(value)))
  if (single.length > 0) return single.map((place) => locationPath(place))
  const told = placesOfText(data, String(value))
  if (need.need === 'status' && told.length > 0) return [pathOfStatus(data, String(value))]
  // A number that stands in several places may be another one there; an id is the same.
  const isId = need.need === 'survey_id' || need.need === 'session_id'
  return told.length === 1 || isId ? told.map((place) => locationPath(place)) : []
}

/** Whether places are parts of the payload, such as a list that is counted, and not all of it. */
function isInside(places: readonly Step[][]): boolean {
  return places.length > 0 && places.every((place) => place.length > 0)
}

/** Where the payload has a part of each record of a list. */
export function listedPaths(data: unknown, { of, part }: Extract<DeskNeed, { need: 'listed' }>): string[] {
  const subject = subjectOf(of)
  const value = readRecords(data, subject).records[0]?.[part] ?? null
  if (value === null) return []
  const [around = []] = placesRead(data, (tried) => readRecords(tried, subject).records[0]?.[part])
  const place = isSingle(data, around, value) ? around : placeInside(data, around, value)
  if (place === null) return []
  // The name of an entry is its id where the entry has none.
  const at = place.at(-1) === value ? place.length - 1 : place.findIndex((step) => typeof step === 'number')
  if (at === -1) return [locationPath(place)]
  const list = place.slice(0, at)
  const inner = place.slice(at + 1)
  return entriesOf(valueAt(data, list)).flatMap((step) => {
    const path = [...list, step, ...inner]
    return hasPlace(data, path) ? [locationPath(path)] : []
  })
}

/**
 * The first place of a text inside another place, as a name or a value: without an entry's id, its title is not read
 * either.
 */
function placeInside(data: unknown, around: Step[], text: string): Step[] | null {
  const inside = valueAt(data, around)
  if (isObject(inside) && Object.hasOwn(inside, text)) return [...around, text]
  const [first] = placesOfText(inside, text)
  return first ? [...around, ...first] : null
}

/** Whether a place has a single value, or the value is the name of what stands there. */
function isSingle(data: unknown, place: readonly Step[], value: string): boolean {
  const there = valueAt(data, place)
  return typeof there !== 'object' || there === null || place.at(-1) === value
}

/** The entries of a list or map where they are as many as expected, else the place itself. */
function entriesAt(data: unknown, place: Step[], expected: number): string[] {
  const value = valueAt(data, place)
  if (typeof value !== 'object' || sizeOf(value) !== expected) return [locationPath(place)]
  return entriesOf(value).map((step) => locationPath([...place, step]))
}

function entriesOf(value: unknown): Step[] {
  if (Array.isArray(value)) return value.map((_, at) => at)
  return isObject(value) ? Object.keys(value) : []
}

function hasPlace(data: unknown, path: readonly Step[]): boolean {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
    value = (value as Record<Step, unknown>)[step]
  }
  return true
}
