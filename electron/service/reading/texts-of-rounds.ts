import { isObject, type JsonObject } from '../json/json-value.ts'

/**
 * The text of rounds that come apart, with a heading for each: a list of lists of lines, a list of maps that hold one
 * text of several lines or one list of lines each, or a map of these by the numbers of the rounds. Null where a value
 * is none of these.
 */
export function roundsOfTexts(value: unknown): string | null {
  const rounds = Array.isArray(value) ? value.map(roundOf) : isObject(value) ? numbered(value) : []
  const lines = rounds.flatMap((round, at) => (round === null ? [] : [`## ${at + 1}`, round]))
  return rounds.length === 0 || rounds.includes(null) ? null : lines.join('\n')
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string')
}

/** The text of one round: its lines, or the only text of several lines in a map. */
function roundOf(value: unknown): string | null {
  if (areTexts(value)) return value.join('\n')
  if (!isObject(value)) return null
  const texts = Object.values(value).flatMap((inner) => textOf(inner) ?? [])
  const [only, ...others] = texts
  return only === undefined || others.length > 0 ? null : only
}

function textOf(value: unknown): string | null {
  if (areTexts(value)) return value.join('\n')
  return typeof value === 'string' && /\S\s*\n\s*\S/.test(value) ? value : null
}

/** The texts of a map whose names are nothing but the numbers of rounds behind one word: "1", "tour_2". */
function numbered(map: JsonObject): (string | null)[] {
  const entries = Object.entries(map)
  const parts = entries.map(([name]) => /^(.*?)(\d{1,3})$/su.exec(name))
  const isCounted = parts.every((part, at) => part?.[1] === parts[0]?.[1] && Number(part?.[2]) === at + 1)
  return entries.length > 1 && isCounted ? entries.map(([, value]) => textOf(value)) : []
}
