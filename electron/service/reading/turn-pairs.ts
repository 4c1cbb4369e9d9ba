import { isObject } from '../json/json-value.ts'

/** A turn as a service lists it. */
export interface ListedTurn {
  speaker: string | null
  text: string
  round: number | null
}

/** A longer text is no name. */
export const LONGEST_NAME = 60

/**
 * The turns of lists (one inside another for rounds) of pairs of a name and a text; a text alone has no named speaker.
 */
export function pairsIn(data: unknown): ListedTurn[] | null {
  const lists = [...listsIn(data), ...joinedPairsIn(data)]
  const [only, ...others] = lists
  if (only === undefined || others.length > 0) return null
  const rounds = only.every((entry) => Array.isArray(entry) && !isPair(entry))
    ? (only as unknown[][])
    : [only]
  const turns: ListedTurn[] = []
  for (const [at, round] of rounds.entries()) {
    for (const entry of round) {
      const number = rounds.length > 1 ? at + 1 : null
      if (isPair(entry)) turns.push({ speaker: entry[0], text: entry[1], round: number })
      else if (typeof entry === 'string') turns.push({ speaker: null, text: entry, round: number })
      else return null
    }
  }
  const names = turns.map(({ speaker }) => speaker).filter((name) => name !== null)
  const isRepeated = new Set(names).size < names.length
  return isRepeated && areWords(turns) ? turns : null
}

/** Lists of texts that each hold a name and words with a bar or a tab between them, as pairs: `["A|Why?", "B|Hm."]`. */
function joinedPairsIn(data: unknown, depth = 0): unknown[][] {
  if (Array.isArray(data)) {
    const pairs = data.map((line) => (typeof line === 'string' ? line.split(/[|\t]/) : []))
    return pairs.length > 1 && pairs.every((pair) => isPair(pair) && pair[0].trim() !== '')
      ? [pairs.map((pair) => pair.map((part) => part.trim()))]
      : []
  }
  if (!isObject(data) || depth > 3) return []
  return Object.values(data).flatMap((value) => joinedPairsIn(value, depth + 1))
}

/** All lists of lists in an answer, outside of other lists. */
export function listsIn(data: unknown, depth = 0): unknown[][] {
  if (Array.isArray(data)) return data.some(Array.isArray) ? [data] : []
  if (!isObject(data) || depth > 3) return []
  return Object.values(data).flatMap((value) => listsIn(value, depth + 1))
}

function isPair(entry: unknown): entry is [string, string] {
  return (
    Array.isArray(entry) &&
    entry.length === 2 &&
    entry.every((part) => typeof part === 'string') &&
    String(entry[0]).length <= LONGEST_NAME
  )
}

/** Whether most of the texts are of more than a word or two, as spoken texts are. */
export function areWords(turns: readonly ListedTurn[]): boolean {
  const long = turns.filter(({ text }) => /\S\s+\S/.test(text) && text.length > 10).length
  return turns.length > 1 && long * 2 > turns.length
}
