import { isObject, type JsonObject } from '../json/json-value.ts'
import { readRound } from './round-headings.ts'

/**
 * The text of rounds that come apart, with a heading for each: a list of lists of lines, a list of maps that hold one
 * text of several lines or one list of lines each, or a map of these by the numbers of the rounds. Null where a value
 * is none of these.
 */
export function roundsOfTexts(value: unknown): string | null {
  const rounds = Array.isArray(value) ? listed(value) : isObject(value) ? numbered(value) : []
  if (rounds.length === 0 || rounds.includes(null)) return null
  const texts = rounds.filter((round) => round !== null)
  // Rounds that have headings of their own keep these.
  const areHeaded = texts.every((text) => readRound(text.split('\n')[0] ?? '') !== null)
  return texts.flatMap((text, at) => (areHeaded ? [text] : [`## ${at + 1}`, text])).join('\n')
}

/** The texts of a list of lists of lines, or of maps that hold a text under the same name. */
function listed(rounds: readonly unknown[]): (string | null)[] {
  if (rounds.every(areTexts)) return rounds.map((round) => round.join('\n'))
  const found = rounds.map(roundOf)
  return new Set(found.map((round) => round?.name)).size === 1
    ? found.map((round) => round?.text ?? null)
    : []
}

/** Whether a value is a list of texts, with at least one. */
export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string')
}

/** The only text of several lines in a map, and its name. */
function roundOf(value: unknown): { name: string; text: string } | null {
  if (!isObject(value)) return null
  const texts = Object.entries(value).flatMap(([name, inner]) => {
    const text = textOf(inner)
    return text === null ? [] : [{ name, text }]
  })
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
