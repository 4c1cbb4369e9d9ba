import { isObject } from '../../../json/json-value.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import { isForeignName } from '../../words/foreign-words.ts'
import { isReasonName } from '../../words/missing-reasons.ts'
import type { KnownTexts } from '../item-refs.ts'
import { type Case, caseOf, FORMS, type Form, isReason } from './sum-cases.ts'

const DEEPEST = 24
/** Values are of so few kinds. */
const MOST_KINDS = 5
const FEWEST = 4
const MOST_NESTED = 3
/** The cases of programs for what did not succeed: `{"Err": "Refused"}`, `{"Left": "DK"}`. */
const FAILURES: ReadonlySet<string> = new Set(
  'err error left none nothing missing absent empty blank failure failed null erreur vide'.split(' '),
)

/**
 * Takes the case away that programs in languages with sum types put around each value: `{"Picked": 2}`, `{"Wrote":
 * "Three"}`, `{"NoAnswer": "DontKnow"}`; or beside it: `{"tag": "Picked", "contents": 2}`, `["Picked", 2]`. A case that
 * says why there is no value becomes an empty place. Only where some value has such a case, and where the same case
 * comes again, so that it is not the name of an item; never where a case is an item, an option, or of what is no answer
 * ("Imputed").
 */
export function withoutCases(data: unknown, known: Known): unknown {
  let plain = data
  // A case may stand within another one: `{"Right": {"tag": "Picked", "contents": 2}}`.
  for (let depth = 0; depth < MOST_NESTED; depth += 1) {
    const before = plain
    plain = withoutInnermost(before, known)
    if (plain === before) break
  }
  return plain
}

function withoutInnermost(data: unknown, known: Known): unknown {
  const groups = cellGroups(data)
  const fresh = new Map<object, Map<string, Case['value']>>()
  for (const form of FORMS) {
    const told = groups.map((fields) => casesIn(fields, form))
    const sound = told.filter((cases) => areSound(cases, known))
    const kinds = new Set(sound.flat().map(({ kind }) => kind))
    const reasons = new Set(sound.flatMap((cases) => cases.flatMap(({ kind, why }) => (why ? [kind] : []))))
    // Where nobody left an item out, its cells have some of the same cases.
    const open = kinds.size === 0 ? [] : told.filter((cases) => cases.every(({ kind }) => kinds.has(kind)))
    for (const { kind, value, why, cell } of open.flat()) {
      const own = fresh.get(cell.parent) ?? new Map<string, Case['value']>()
      fresh.set(cell.parent, own.set(cell.key, why || reasons.has(kind) ? null : value))
    }
  }
  if (fresh.size === 0) return data
  const rebuilt = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
    const own = fresh.get(value)
    const inner = (key: string, one: unknown): unknown =>
      own?.has(key) ? own.get(key) : rebuilt(one, depth + 1)
    if (Array.isArray(value)) return value.map((one, at) => inner(String(at), one))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(key, one)]))
  }
  return rebuilt(data, 0)
}

type Known = Pick<KnownTexts, 'isOption' | 'itemOf'>

/** A value with what it stands in, and the name of its field; null where it stands in a list or among records. */
interface Cell {
  value: unknown
  parent: object
  key: string
  field: string | null
}

/** Cells by the names of their fields. */
type Fields = Map<string | null, Cell[]>

/**
 * The values in all lists and maps that stand at the same names of a payload, in fields that hold nothing but what may
 * be cases.
 */
function cellGroups(data: unknown): readonly Fields[] {
  const groups = new Map<string, Fields>()
  const others = new Set<string>()
  const look = (parent: unknown, path: string, depth: number): void => {
    if (typeof parent !== 'object' || parent === null || depth > DEEPEST) return
    const entries = Object.entries(parent)
    const areAlike =
      (Array.isArray(parent) && !isPair(parent)) ||
      (!Array.isArray(parent) && entries.length > 1 && entries.every(([, one]) => isObject(one)))
    const group: Fields = groups.get(path) ?? new Map()
    groups.set(path, group)
    for (const [key, value] of entries) {
      const field = areAlike ? null : key
      const own = `${path}/${field ?? '*'}`
      if (value !== null && !others.has(own)) {
        if (typeof value === 'object' || isReason(value)) put(group, field, { value, parent, key, field })
        else {
          others.add(own)
          group.delete(field)
        }
      }
      look(value, own, depth + 1)
    }
  }
  look(data, '', 0)
  return [...groups.values()].filter(({ size }) => size > 0)
}

/** Whether a list is a name with its value, whose two places are fields: `[4, {"Right": 2}]`. */
function isPair([name, value, ...others]: readonly unknown[]): boolean {
  return others.length === 0 && ['string', 'number'].includes(typeof name) && isObject(value)
}

function put(group: Fields, field: string | null, cell: Cell): void {
  const own = group.get(field)
  if (own) own.push(cell)
  else group.set(field, [cell])
}

interface TaggedCell extends Case {
  cell: Cell
  /** Whether it says why there is no value. */
  why: boolean
}

/**
 * The cells of a group that have a case in that form, of fields that have nothing else. A bare
 * word that says why there is no value is such a cell.
 */
function casesIn(fields: Fields, form: Form): readonly TaggedCell[] {
  const found: TaggedCell[] = []
  for (const filled of fields.values()) {
    const told = filled.flatMap((cell): TaggedCell[] => {
      const one = caseOf(cell.value, form)
      if (one !== null) return [{ ...one, cell, why: false }]
      return typeof cell.value === 'string' && isReason(cell.value)
        ? [{ kind: '', value: null, cell, why: true }]
        : []
    })
    if (told.length === filled.length && told.some(({ kind }) => kind !== '')) found.push(...told)
  }
  const reasons = reasonKinds(found)
  return found.map((one) => ({ ...one, why: one.why || reasons.has(one.kind) }))
}

/** The kinds that say why there is no value, by their names or by all that they hold. */
function reasonKinds(found: readonly TaggedCell[]): ReadonlySet<string> {
  const isWhy = ([kind, own]: [string, readonly TaggedCell[]]): boolean => {
    const words = wordsOfKey(kind)
    if (isReasonName(words.join(' '))) return true
    const isFailure = words.length > 0 && words.every((word) => FAILURES.has(word))
    const filled = own.filter(({ value }) => value !== null)
    return (isFailure || filled.length > 1) && filled.every(({ value }) => isReason(value))
  }
  return new Set([...Map.groupBy(found, ({ kind }) => kind)].filter(isWhy).map(([kind]) => kind))
}

function areSound(cases: readonly TaggedCell[], known: Known): boolean {
  const values = cases.filter(({ why }) => !why)
  const kinds = [...new Set(values.map(({ kind }) => kind))]
  if (values.length < FEWEST || values.length === cases.length || kinds.length > MOST_KINDS) return false
  const isOther = (kind: string): boolean =>
    isForeignName(kind) || known.isOption(kind) || known.itemOf(kind) !== null
  const holders = new Set(values.map(({ holder }) => holder))
  const areAlike = holders.size === 1 && values.every(({ value }) => value !== null)
  return areAlike && !kinds.some(isOther) && comesAgain(values)
}

/** Whether two values of one list or map, or two under one name, are of the same kind. */
function comesAgain(values: readonly TaggedCell[]): boolean {
  const seen = new Map<unknown, Set<string>>()
  return values.some(({ kind, cell: { parent, field } }) => {
    const place = field ?? parent
    const kinds = seen.get(place) ?? new Set<string>()
    seen.set(place, kinds)
    const isAgain = kinds.has(kind)
    kinds.add(kind)
    return isAgain
  })
}
