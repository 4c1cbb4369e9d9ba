import { isObject, type JsonObject } from '../../../json/json-value.ts'

const DEEPEST = 40
const FEWEST = 4
const FEWEST_TYPES = 2

/** How a database writes a value under the name of its type. */
type Unwrap = (inner: unknown) => unknown

const asIs: Unwrap = (inner) => (typeof inner === 'object' && inner !== null ? undefined : inner)
const asNull: Unwrap = () => null
const within =
  (name: string): Unwrap =>
  (inner) =>
    isObject(inner) && Object.keys(inner).every((key) => key === name) ? (inner[name] ?? {}) : undefined
const listIn: Unwrap = (inner) =>
  isObject(inner) && Object.keys(inner).every((key) => key === 'values') ? (inner.values ?? []) : undefined
const asMap: Unwrap = (inner) => (isObject(inner) ? inner : undefined)
const asList: Unwrap = (inner) => (Array.isArray(inner) ? inner : undefined)
const asText: Unwrap = (inner) => (typeof inner === 'string' ? inner : undefined)
const asFlag: Unwrap = (inner) => (typeof inner === 'boolean' ? inner : undefined)
const asNumber: Unwrap = (inner) =>
  typeof inner === 'string' && /^-?\d+(?:\.\d+)?$/.test(inner) ? inner : undefined

/** What document databases write around each value: those with names of types, with letters, and with signs. */
const WRITINGS: readonly Readonly<Record<string, Unwrap>>[] = [
  {
    stringValue: asIs,
    integerValue: asIs,
    doubleValue: asIs,
    booleanValue: asIs,
    timestampValue: asIs,
    referenceValue: asIs,
    nullValue: asNull,
    mapValue: within('fields'),
    arrayValue: listIn,
  },
  { S: asText, N: asNumber, BOOL: asFlag, NULL: asNull, M: asMap, L: asList, SS: asList, NS: asList },
  {
    $numberInt: asNumber,
    $numberLong: asNumber,
    $numberDouble: asNumber,
    $numberDecimal: asNumber,
    $oid: asText,
    $date: asIs,
  },
]

/**
 * A payload with plain values, where a document database wrote each of them under the name of its type:
 * `{"integerValue": "8"}` and `{"doubleValue": 1.5}` are numbers in one place. Only where values of two types are
 * written so, and none of these names has another value.
 */
export function withPlainTypes(data: unknown): unknown {
  const writing = WRITINGS.find((own) => isWritten(data, own))
  if (!writing) return data
  const bare = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    if (Array.isArray(value)) return value.map((inner) => bare(inner, depth + 1))
    const type = typeIn(value as JsonObject, writing)
    if (type !== null) return bare(writing[type]?.((value as JsonObject)[type]), depth + 1)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bare(inner, depth + 1)]))
  }
  return bare(data, 0)
}

function typeIn(value: JsonObject, writing: Readonly<Record<string, Unwrap>>): string | null {
  const [name, ...others] = Object.keys(value)
  return name !== undefined && others.length === 0 && Object.hasOwn(writing, name) ? name : null
}

function isWritten(data: unknown, writing: Readonly<Record<string, Unwrap>>): boolean {
  const types = new Set<string>()
  let count = 0
  const areSound = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return true
    const type = isObject(value) ? typeIn(value, writing) : null
    if (type !== null && isObject(value)) {
      types.add(type)
      count += 1
      if (writing[type]?.(value[type]) === undefined) return false
    }
    return Object.values(value).every((inner) => areSound(inner, depth + 1))
  }
  return areSound(data, 0) && types.size >= FEWEST_TYPES && count >= FEWEST
}
