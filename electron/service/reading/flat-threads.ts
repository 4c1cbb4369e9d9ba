import { isObject, type JsonObject } from '../json/json-value.ts'

const DEEPEST = 6
/** Answers to answers, nested deeper than any discussion is. */
const MOST_LEVELS = 30

/**
 * An answer in which replies stand below what they reply to, as in forums, with each such thread as one list in the
 * order in which it is read: `[{author: "Ana", text: "…", replies: [{author: "Ben", text: "…", replies: […]}]}]`.
 * Threads of one level stay as they are: they are rounds of what was asked.
 */
export function withFlatThreads(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) {
    const name = repliesIn(data)
    return name === null ? data : data.flatMap((row) => flat(row as JsonObject, name, 0))
  }
  if (!isObject(data)) return data
  const entries = Object.entries(data).map(
    ([key, value]) => [key, withFlatThreads(value, depth + 1)] as const,
  )
  return entries.every(([key, value]) => value === data[key]) ? data : Object.fromEntries(entries)
}

/** The name under which rows hold rows of the same form, which hold such rows again; null where there is none. */
function repliesIn(rows: readonly unknown[]): string | null {
  const listsOf = (row: JsonObject): string[] => Object.keys(row).filter((name) => Array.isArray(row[name]))
  const names = new Set(rows.filter(isObject).flatMap(listsOf))
  const found = [...names].filter((name) => {
    const replies = listsUnder(rows, name)
    const below = listsUnder(replies, name)
    return (
      below.length > 0 &&
      rows.every(isObject) &&
      [...replies, ...below].every((row) => areAlike(rows[0], row, name))
    )
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function listsUnder(rows: readonly unknown[], name: string): unknown[] {
  return rows.flatMap((row) => (isObject(row) && Array.isArray(row[name]) ? row[name] : []))
}

/** Whether two rows have at least two texts of the same names, besides their replies. */
function areAlike(one: unknown, other: unknown, replies: string): boolean {
  if (!isObject(one) || !isObject(other)) return false
  const [own, theirs] = [one, other].map((row) => textsIn(row, replies))
  return [...(own ?? [])].filter((name) => theirs?.has(name)).length > 1
}

/** The names of the texts of a row, also of those in maps in it: `{said: {by: "Ana", words: "…"}}`. */
function textsIn(row: JsonObject, replies: string, around = ''): ReadonlySet<string> {
  const names = Object.entries(row).flatMap(([name, value]) => {
    if (typeof value === 'string') return [`${around}${name}`]
    const isWithin = around === '' && name !== replies && isObject(value)
    return isWithin ? [...textsIn(value, replies, `${name}.`)] : []
  })
  return new Set(names)
}

function flat(row: JsonObject, name: string, level: number): JsonObject[] {
  const { [name]: replies, ...own } = row
  const below = Array.isArray(replies) && level < MOST_LEVELS ? replies.filter(isObject) : []
  return [own, ...below.flatMap((reply) => flat(reply, name, level + 1))]
}
