import { isObject, type JsonObject } from '../json/json-value.ts'
import { isPrompt } from './asked-by-host.ts'
import { LONGEST_NAME } from './turn-pairs.ts'

/** In place of a speaker's name where nothing names the speaker. */
export const NOBODY = ''

/**
 * The only list whose entries are rounds: lists of objects, or objects of one text of the host and one list of replies.
 */
export function roundLists(data: unknown, depth = 0): unknown[][] | null {
  if (Array.isArray(data)) {
    if (data.every((round) => Array.isArray(round) && round.length > 0 && round.every(isObject))) return data
    const rounds = data.map(roundWithHost)
    return rounds.every((round) => round !== null) && rounds.length > 1 ? rounds : null
  }
  if (!isObject(data) || depth > 3) return null
  const keyed = roundsByKey(data)
  if (keyed) return keyed
  const found = Object.values(data).flatMap((value) => {
    const rounds = roundLists(value, depth + 1)
    return rounds === null ? [] : [rounds]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/**
 * `{tour_1: [{…}], tour_2: [{…}]}`: lists of rows under the same word with the numbers of the rounds, in their order.
 */
function roundsByKey(data: JsonObject): unknown[][] | null {
  const rounds = Object.entries(data).flatMap(([key, rows]) => {
    const [, word, number] = /^(.*?)(\d{1,3})$/su.exec(key) ?? []
    const areRows = Array.isArray(rows) && rows.length > 0 && rows.every(isObject)
    return number !== undefined && areRows ? [{ word, number: Number(number), rows }] : []
  })
  const isCounted = rounds.every(
    ({ word, number }, at) => word === rounds[0]?.word && number === at + (rounds[0]?.number ?? 0),
  )
  if (rounds.length < 2 || rounds.length < Object.keys(data).length || !isCounted) return null
  return rounds.map(({ rows }) => rows)
}

/** `{host: "…?", replies: [{"Ana": "…"}]}` as one list: what the host asks, then each reply. */
function roundWithHost(round: unknown): unknown[] | null {
  if (!isObject(round)) return null
  const texts = Object.entries(round).filter(
    ([, value]) => typeof value === 'string' && /\s/.test(value.trim()),
  )
  const lists = Object.values(round).flatMap((value) => {
    if (Array.isArray(value)) return [value]
    // `{"Ana": "…", "Ben": "…"}`: a map from who replies to what they say.
    return isObject(value) ? [Object.entries(value).map(([name, text]) => ({ [name]: text }))] : []
  })
  const [host] = texts
  const [replies] = lists
  if (!host || texts.length > 1 || !replies || lists.length > 1) return null
  const arePairs = replies.length > 0 && replies.every((reply) => isObject(reply) && isOnePair(reply))
  // A field for what is asked is not called like whoever asks it.
  return arePairs ? [{ [isPrompt(host[0]) ? NOBODY : host[0]]: host[1] }, ...replies] : null
}

/** Whether an object is nothing but one name with a text. */
export function isOnePair(reply: JsonObject): boolean {
  const [entry, ...others] = Object.entries(reply)
  return (
    entry !== undefined &&
    others.length === 0 &&
    typeof entry[1] === 'string' &&
    entry[0].length <= LONGEST_NAME
  )
}
