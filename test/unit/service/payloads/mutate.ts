import type { Dice } from './dice.ts'

const NAMES = [
  'results',
  'answers',
  'questions',
  'question',
  'answer',
  'persona',
  'persona_id',
  'profiles',
  'counts',
  'options',
  'texte',
  'value',
  'index',
  'items',
  'status',
  'progress',
  'extra',
  'note',
  '__proto__',
  'constructor',
  '',
  '0',
]

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  -1,
  3.5,
  1e308,
  -0,
  '',
  ' ',
  '1',
  '0',
  '12/50',
  '24 %',
  '\ud800',
  '\u202eabc',
  '\u0000',
  'Oui',
  [],
  {},
  [[]],
]

/** A unique word by which a place of the payload can be found in a reading. */
export function marker(roll: Dice): string {
  return `§mk${roll.below(1_000_000_000)}§`
}

/** A copy of a payload with `times` structural changes. */
export function mutate(data: unknown, roll: Dice, times: number): unknown {
  let changed = structuredClone(data)
  for (let time = 0; time < times; time++) changed = mutateOnce(changed, roll)
  return changed
}

type Parent = unknown[] | Record<string, unknown>

function mutateOnce(data: unknown, roll: Dice): unknown {
  const root = { data }
  const places: [Parent, string | number][] = []
  collect(root, places)
  const [parent, key] = roll.pick(places)
  change(parent, key, roll)
  return root.data
}

function collect(node: unknown, places: [Parent, string | number][]): void {
  if (typeof node !== 'object' || node === null) return
  const parent = node as Parent
  for (const key of Array.isArray(parent) ? parent.keys() : Object.keys(parent)) {
    places.push([parent, key])
    collect(get(parent, key), places)
  }
}

function get(parent: Parent, key: string | number): unknown {
  return (parent as Record<string | number, unknown>)[key]
}

/** Defines the key as an own property, even "__proto__", as JSON.parse does. */
function put(parent: Parent, key: string | number, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, writable: true, configurable: true })
}

function drop(parent: Parent, key: string | number): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

function change(parent: Parent, key: string | number, roll: Dice): void {
  const value = get(parent, key)
  const kind = roll.below(11)
  if (kind === 0) drop(parent, key)
  else if (kind === 1 && !Array.isArray(parent)) {
    drop(parent, key)
    put(parent, roll.pick(NAMES), value)
  } else if (kind === 2) put(parent, key, retype(value))
  else if (kind === 3) {
    const copy = structuredClone(value)
    if (Array.isArray(parent)) parent.splice(Number(key), 0, copy)
    else put(parent, roll.pick(NAMES), copy)
  } else if (kind === 4) put(parent, key, roll.chance(0.5) ? [value] : { [roll.pick(NAMES)]: value })
  else if (kind === 5) permute(parent, roll)
  else if (kind === 6) put(parent, key, structuredClone(roll.pick(ODD)))
  else if (kind === 7) put(parent, key, marker(roll))
  else if (kind === 8 && typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) value.splice(roll.below(value.length + 1), 0, marker(roll))
    else put(value as Parent, roll.pick(NAMES), marker(roll))
  } else if (kind === 9) put(parent, key, roll.below(6))
  else if (!Array.isArray(parent)) put(parent, roll.pick(NAMES), marker(roll))
}

function retype(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string')
    return value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : [value]
  if (Array.isArray(value)) return Object.fromEntries(value.map((item, at) => [`k${at}`, item]))
  if (typeof value === 'object' && value !== null) return Object.values(value)
  return String(value)
}

function permute(parent: Parent, roll: Dice): void {
  const keys: (string | number)[] = Array.isArray(parent) ? [...parent.keys()] : Object.keys(parent)
  const one = roll.pick(keys)
  const other = roll.pick(keys)
  const value = get(parent, one)
  put(parent, one, get(parent, other))
  put(parent, other, value)
}

/** Any JSON value. */
export function garbage(roll: Dice, depth = 0): unknown {
  const kind = depth > 4 ? 0 : roll.below(3)
  if (kind === 0) return roll.chance(0.5) ? structuredClone(roll.pick(ODD)) : marker(roll)
  const inner = Array.from({ length: roll.below(5) }, () => garbage(roll, depth + 1))
  if (kind === 1) return inner
  const object: Parent = {}
  for (const value of inner) put(object, roll.pick(NAMES), value)
  return object
}
