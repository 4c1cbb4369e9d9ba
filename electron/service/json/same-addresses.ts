import { isObject, type JsonObject } from './json-value.ts'

const DEEPEST = 24
const FEWEST = 2
const LONGEST = 300
/** A payload with more places than that has records under names of their own. */
const MOST_COLUMNS = 600
/** "/questions/7", "https://api.example.org/questions/7/", "gid://app/Question/7", "urn:survey:question:7". */
const ADDRESS = /^(?:\/|[a-z][a-z\d+.-]{0,20}:)/i
/** The last part of an address. */
const TAIL = /[/:#]([^\s/:#]+)\/?$/
const HOST = /^https?:\/\/[^\s/]+(?=\/)/i
/** How the path of the entries of a list ends. */
const ENTRY = '/*'
/** Names of the field with the id of an entry itself. */
const OWN_ID = /^_?(?:id|uuid|uid|ulid|identifier|identifiant)$/i

/** What stands under one name in all entries of a list. */
interface Column {
  values: Set<string>
  /** Whether all of it are addresses, or none is. */
  kind: 'address' | 'bare' | 'other'
}

type Columns = ReadonlyMap<string, Column>
type Wording = (address: string) => string

/**
 * An answer in which fields refer to other parts in the words in which these are named: where one says "/questions/7"
 * and the other "7", or "https://api.example.org/questions/7", both say the same. The same answer where no address is
 * left that names nothing else. Lists of addresses stay as they are, for a list of numbers may be taken for answers.
 */
export function withSameAddresses(data: unknown): unknown {
  if (!hasAddresses(columnsIn(data))) return data
  return reworded(reworded(data, withoutHost, 'address'), tailOf, 'bare')
}

function hasAddresses(columns: Columns): boolean {
  return columns.size <= MOST_COLUMNS && [...columns.values()].some(({ kind }) => kind === 'address')
}

/** The answer with other wordings of those addresses that refer to nothing, and do so in these words. */
function reworded(data: unknown, word: Wording, kind: Column['kind']): unknown {
  const columns = columnsIn(data)
  const lost = [...columns].filter(
    ([path, own]) => own.kind === 'address' && !path.endsWith(ENTRY) && !isNamedElsewhere(path, columns),
  )
  const fresh = new Set<string>()
  for (const [path, { values }] of lost) {
    const own = new Set([...values].map(word))
    if (own.size < FEWEST || own.size < values.size) continue
    for (const [other, column] of columns) {
      if (other === path || column.kind !== kind) continue
      const theirs = kind === 'address' ? new Set([...column.values].map(word)) : column.values
      if (!areWithin(own, theirs)) continue
      fresh.add(path)
      if (kind === 'address') fresh.add(other)
    }
  }
  return fresh.size === 0
    ? data
    : rewritten(data, (value, path) => (fresh.has(path) && typeof value === 'string' ? word(value) : value))
}

/** Whether one of two sets, each of several values, has all values of the other one. */
function areWithin(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  return few.size >= FEWEST && [...few].every((value) => many.has(value))
}

function isNamedElsewhere(path: string, columns: Columns): boolean {
  const values = columns.get(path)?.values ?? new Set()
  return [...columns].some(
    ([other, own]) => other !== path && [...values].some((value) => own.values.has(value)),
  )
}

/**
 * The answer in which the ids of entries are their addresses, where these end in the id and other parts refer to them.
 */
export function withOneId(data: unknown): unknown {
  const columns = columnsIn(data)
  if (!hasAddresses(columns)) return data
  const named = new Set(
    [...columns].flatMap(([path, own]) =>
      own.kind === 'address' && isNamedElsewhere(path, columns) ? [path] : [],
    ),
  )
  if (named.size === 0) return data
  return rewritten(data, (value, path, map) => {
    if (map === null || !OWN_ID.test(path.slice(path.lastIndexOf('/') + 1))) return value
    const around = path.slice(0, path.lastIndexOf('/'))
    const address = Object.entries(map).find(
      ([name, own]) =>
        named.has(`${around}/${name}`) && typeof own === 'string' && tailOf(own) === String(value),
    )
    return address ? address[1] : value
  })
}

function columnsIn(data: unknown): Columns {
  const columns = new Map<string, Column>()
  rewritten(data, (value, path) => {
    const text = String(value)
    const kind = text.length > LONGEST || /\s/.test(text) ? 'other' : isAddress(text) ? 'address' : 'bare'
    const own = columns.get(path)
    if (!own) columns.set(path, { values: new Set([text]), kind })
    else {
      own.values.add(text)
      if (own.kind !== kind) own.kind = 'other'
    }
    return value
  })
  return columns
}

/** An answer with other texts and numbers; `path` has the names around one, and "*" for the entries of lists. */
function rewritten(
  data: unknown,
  fresh: (value: string | number, path: string, map: JsonObject | null) => unknown,
): unknown {
  const walk = (value: unknown, path: string, depth: number, map: JsonObject | null): unknown => {
    if (typeof value === 'string' || typeof value === 'number') return fresh(value, path, map)
    if (depth > DEEPEST) return value
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) => walk(item, `${path}${ENTRY}`, depth + 1, null))
      return items.every((item, at) => item === value[at]) ? value : items
    }
    if (!isObject(value)) return value
    let isSame = true
    const entries = Object.entries(value).map(([name, inner]) => {
      const own = walk(inner, `${path}/${name.replaceAll('/', ' ')}`, depth + 1, value)
      isSame &&= own === inner
      return [name, own] as const
    })
    return isSame ? value : Object.fromEntries(entries)
  }
  return walk(data, '', 0, null)
}

function isAddress(text: string): boolean {
  return ADDRESS.test(text) && TAIL.test(text)
}

/** The id at the end of an address. */
function tailOf(address: string): string {
  return TAIL.exec(address)?.[1] ?? address
}

/** An address without its host, and without a slash at its end. */
function withoutHost(address: string): string {
  return address.replace(HOST, '').replace(/(?<=.)\/$/, '')
}
