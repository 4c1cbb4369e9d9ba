/** A read-only JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of the object's own key that comes first in `names`, whatever the case of its letters. */
export function pick(object: JsonObject, names: readonly string[]): unknown {
  const key = pickKey(object, names)
  return key === undefined ? undefined : object[key]
}

/** The object's own key that comes first in `names`, whatever the case of its letters. */
export function pickKey(object: JsonObject, names: readonly string[]): string | undefined {
  for (const name of names) if (Object.hasOwn(object, name)) return name
  const keys = lowerKeys(object)
  for (const name of names) {
    const key = keys.get(name.toLowerCase())
    if (key !== undefined) return key
  }
  return undefined
}

/** The object's own keys that are among `names`, in the order of the names, whatever the case of their letters. */
export function keysAmong(object: JsonObject, names: readonly string[]): string[] {
  let ranks = knownRanks.get(names)
  if (!ranks) {
    ranks = new Map(names.map((name, rank): [string, number] => [name.toLowerCase(), rank]).reverse())
    knownRanks.set(names, ranks)
  }
  const found: { key: string; rank: number }[] = []
  for (const key of Object.keys(object)) {
    const rank = ranks.get(key.toLowerCase())
    if (rank !== undefined) found.push({ key, rank })
  }
  return found.sort((one, other) => one.rank - other.rank).map(({ key }) => key)
}

const knownRanks = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/**
 * The keys of each object by their lower-case form, kept because many names are looked up in every row of a payload.
 */
const knownKeys = new WeakMap<JsonObject, ReadonlyMap<string, string>>()

function lowerKeys(object: JsonObject): ReadonlyMap<string, string> {
  const known = knownKeys.get(object)
  if (known) return known
  const keys = new Map(Object.keys(object).map((key) => [key.toLowerCase(), key]))
  knownKeys.set(object, keys)
  return keys
}

/** Whether a value says nothing: null, false, a blank text, an empty list or object. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** A text or a number as text; null for anything else and for blank text. */
export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Any JSON value as text for a person: texts as they are, the rest as JSON. */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Every field of an object as text, in its order, nested objects as "outer.inner". */
export function asFields(object: JsonObject, prefix = ''): { name: string; value: string }[] {
  return Object.entries(object).flatMap(([name, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? asFields(value, `${prefix}${name}.`)
      : [{ name: `${prefix}${name}`, value: fieldText(value) }],
  )
}

/** Like `asFields`, but a nested field has its own name alone where no other field shares it. */
export function flatFields(object: JsonObject): { name: string; value: string }[] {
  const fields = asFields(object)
  const ownName = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
  const seen = new Set<string>()
  const shared = new Set<string>([''])
  for (const { name } of fields) (seen.has(ownName(name)) ? shared : seen).add(ownName(name))
  return fields.map(({ name, value }) => {
    const short = ownName(name)
    return { name: shared.has(short) ? name : short, value }
  })
}

/** A field's value as text: nothing for null, lists of texts joined, other lists and objects as JSON. */
export function fieldText(value: unknown): string {
  if (value === null) return ''
  const flat = Array.isArray(value) && value.every((item) => asText(item) !== null)
  return flat ? value.join(', ') : showValue(value)
}
