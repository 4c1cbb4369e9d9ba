import { isObject, type JsonObject } from './json-value.ts'

const DEEPEST = 40
/** So many texts in maps of their own show that all of an answer was written like this. */
const FEWEST_TEXTS = 2
/** Under what programs that write XML as JSON put the text of an element. */
const TEXT = /^(?:\$t?|#text|_text|_)$/
/** What stands before the name of an attribute: "@ref", "@_ref". */
const ATTRIBUTE = /^@_?(?=[\p{L}_])/u
/** What is said of the document and not of what it is about: namespaces, and the types of a schema. */
const OF_DOCUMENT = /^@_?(?:xmlns|xsi)(?::|$)/i
const NIL = /^@_?(?:[\w-]+:)?nil$/i
/** A namespace before a name. */
const PREFIX = /^[\p{L}_][\p{L}\d_.-]*:(?=[\p{L}_])/u

/**
 * An answer that a program wrote from XML, as `readXml` would give the document: `{"a:Status": {"$": "open"}}` as
 * `{"Status": "open"}`, attributes among the fields, and null for an element that says that it is none. Undefined where
 * the texts of an answer are not mostly in such maps.
 */
export function withoutMarkup(data: unknown): unknown {
  const told = { marked: 0, bare: 0 }
  count(data, told, 0)
  return told.marked >= FEWEST_TEXTS && told.marked > told.bare ? plain(data, 0) : undefined
}

/** Counts the texts of elements, and the values under other names that are no attributes. */
function count(value: unknown, told: { marked: number; bare: number }, depth: number): void {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const inner of value) count(inner, told, depth + 1)
    return
  }
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') count(inner, told, depth + 1)
    else if (TEXT.test(name)) told.marked += 1
    else if (!ATTRIBUTE.test(name)) told.bare += 1
  }
}

function plain(value: unknown, depth: number): unknown {
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((inner) => plain(inner, depth + 1))
  if (!isObject(value)) return value
  const entries = Object.entries(value)
  const texts = entries.filter(([name, inner]) => TEXT.test(name) && typeof inner !== 'object')
  const fields = entries.filter((entry) => !texts.includes(entry) && !OF_DOCUMENT.test(entry[0]))
  if (fields.length === 0) {
    if (texts.length === 1) return texts[0]?.[1]
    return entries.some(([name, inner]) => NIL.test(name) && String(inner) === 'true') ? null : {}
  }
  return named([...fields, ...texts], depth)
}

/** A map of elements and attributes under their bare names, unless two would have the same one. */
function named(entries: readonly (readonly [string, unknown])[], depth: number): JsonObject {
  const bare = entries.map(([name]) =>
    TEXT.test(name) ? '#text' : name.replace(ATTRIBUTE, '').replace(PREFIX, ''),
  )
  const areApart = new Set(bare).size === bare.length
  return Object.fromEntries(
    entries.map(([name, inner], at) => [areApart ? (bare[at] ?? name) : name, plain(inner, depth + 1)]),
  )
}
