import { isObject, type JsonObject } from '../json/json-value.ts'
import { EMAIL } from './email.ts'
import { valueOfCase } from './plain-parts.ts'

const DEEPEST = 6

/** A list of pairs of somebody and a role as a list of members: `[[{mail: "a@x.org"}, {tag: "Admin"}], …]`. */
export function withRolesOfPairs(data: unknown, depth = 0): unknown {
  if (depth > DEEPEST) return data
  if (Array.isArray(data)) {
    const members = data.map(memberOfPair)
    return data.length > 0 && members.every((member) => member !== null) ? members : data
  }
  if (!isObject(data)) return data
  const entries = Object.entries(data).map(
    ([key, value]) => [key, withRolesOfPairs(value, depth + 1)] as const,
  )
  return entries.every(([key, value]) => value === data[key]) ? data : Object.fromEntries(entries)
}

/** A pair of a map with an address, and a role in a word; null where it is none. */
function memberOfPair(pair: unknown): JsonObject | null {
  if (!Array.isArray(pair) || pair.length !== 2) return null
  const [who, told] = pair
  const role = isObject(told) ? valueOfCase(told) : told
  const hasAddress =
    isObject(who) && Object.values(who).some((value) => typeof value === 'string' && EMAIL.test(value))
  if (!hasAddress || Object.hasOwn(who, 'role') || typeof role !== 'string' || EMAIL.test(role)) return null
  return { ...who, role }
}
