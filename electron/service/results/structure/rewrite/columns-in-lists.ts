import { isObject, type JsonObject } from '../../../json/json-value.ts'
import { wordsOfKey } from '../../../json/words-of-key.ts'
import type { KnownTexts } from '../item-refs.ts'

/** A column as a list of them describes it. */
export interface ListedColumn {
  name: string
  /** The words that its entry has, of which a heading may have one. */
  words: ReadonlySet<string>
  /** Its numbers under the names of the fields that have them. */
  numbers: ReadonlyMap<string, number>
  /** The codes that its entry tells for the options of an item; empty where it tells none. */
  codes: ReadonlySet<string>
  /** What the maps in its entry tell besides, such as the codes of missing answers. */
  told: ReadonlySet<string>
}

const DEEPEST = 12
const DEEPEST_OF_ENTRY = 4
const FEWEST_COLUMNS = 3
const MOST_COLUMNS = 500
const FEWEST_ITEMS = 2
/** Names of fields that number columns, and nothing else. */
const COLUMN_WORDS: ReadonlySet<string> = new Set(
  'col cols column colonne champ field position pos'.split(' '),
)
/** Beside an option in a text: "1, Yes", "2 = No". */
const CODE_BEFORE = /(?:^|[|;\n/])\s*["'[(]?([\p{L}\p{N}_.-]{1,12})["'\])]?\s*[=:,)]/gu

type Known = Pick<KnownTexts, 'itemOf' | 'isOption'>

/** Every list, or map of records, of which the entries describe columns: two of the items at least, each once. */
export function listedColumns(data: unknown, known: Known): (readonly ListedColumn[])[] {
  const found: (readonly ListedColumn[])[] = []
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    const own = columnsIn(value, known)
    if (own) {
      found.push(own)
      return
    }
    for (const one of Object.values(value)) look(one, depth + 1)
  }
  look(data, 0)
  return found
}

function columnsIn(value: object, known: Known): readonly ListedColumn[] | null {
  const entries = Object.entries(value)
  if (entries.length < FEWEST_COLUMNS || entries.length > MOST_COLUMNS) return null
  if (!entries.every(([, entry]) => isObject(entry))) return null
  const records = entries.map(([, entry]) => entry as JsonObject)
  const items: Set<number>[] = []
  const told = new Set<number>()
  for (const entry of records) {
    const own = itemsIn(entry, known)
    const [item] = own
    if (own.size > 1 || (item !== undefined && told.has(item))) return null
    if (item !== undefined) told.add(item)
    items.push(own)
  }
  if (told.size < FEWEST_ITEMS) return null
  const keys = Array.isArray(value) ? null : entries.map(([key]) => key)
  const names = keys?.every((key) => /\p{L}/u.test(key)) ? keys : namesOf(records)
  if (!names) return null
  const numbered = keys?.every((key) => /^\d+$/.test(key)) ? keys : null
  return records.map((entry, at) => ({
    name: names[at] ?? '',
    words: wordsIn(entry, names[at] ?? ''),
    numbers: numbersOf(entry, numbered?.[at]),
    codes: (items[at]?.size ?? 0) > 0 ? codesIn(entry, known) : new Set(),
    told: new Set(toldIn(entry)),
  }))
}

/** The items whose texts an entry has. */
function itemsIn(entry: unknown, known: Known, depth = 0): Set<number> {
  const found = new Set<number>()
  if (depth > DEEPEST_OF_ENTRY) return found
  if (typeof entry === 'string') {
    const item = known.itemOf(entry)
    if (item !== null) found.add(item)
  } else if (typeof entry === 'object' && entry !== null)
    for (const one of Object.values(entry)) for (const item of itemsIn(one, known, depth + 1)) found.add(item)
  return found
}

/** The texts of the field that tells all entries apart, in one word if there is such a field. */
function namesOf(records: readonly JsonObject[]): readonly string[] | null {
  const fields = Object.keys(records[0] ?? {}).flatMap((key) => {
    const texts = records.flatMap((entry) => {
      const text = entry[key]
      return typeof text === 'string' && /\p{L}/u.test(text) ? [text] : []
    })
    return texts.length === records.length && new Set(texts).size === texts.length ? [texts] : []
  })
  return fields.find((texts) => texts.every((text) => !/\s/.test(text))) ?? fields[0] ?? null
}

/** The texts of an entry's fields that may be the name of its column. */
function wordsIn(entry: JsonObject, name: string): ReadonlySet<string> {
  const texts = Object.values(entry).flatMap((one) => (typeof one === 'string' ? [one.trim()] : []))
  return new Set([name, ...texts].filter((text) => /\p{L}/u.test(text)))
}

function numbersOf(entry: JsonObject, key: string | undefined): ReadonlyMap<string, number> {
  const own = Object.entries(entry).flatMap(([name, value]): [string, number][] =>
    /^\d{1,4}$/.test(String(value)) ? [[name, Number(value)]] : [],
  )
  return new Map(key === undefined ? own : [['column', Number(key)], ...own])
}

/** The names and the values in the maps and lists of an entry, and what stands before texts in one of its texts. */
function toldIn(entry: unknown, depth = 0): string[] {
  if (typeof entry !== 'object' || entry === null) {
    const before = [...String(entry).matchAll(CODE_BEFORE)].map(([, code = '']) => code)
    return depth > 1 ? [String(entry), ...before] : before
  }
  if (depth > DEEPEST_OF_ENTRY) return []
  const names = depth > 0 ? Object.keys(entry) : []
  return [...names, ...Object.values(entry).flatMap((one) => toldIn(one, depth + 1))]
}

/** The codes beside the texts of options: the names around them, fields beside them, or before them in a text. */
function codesIn(entry: unknown, known: Known, depth = 0): Set<string> {
  const found = new Set<string>()
  if (depth > DEEPEST_OF_ENTRY) return found
  if (typeof entry === 'string' && known.itemOf(entry) === null && !known.isOption(entry))
    for (const [, code = ''] of entry.matchAll(CODE_BEFORE)) found.add(code)
  if (typeof entry !== 'object' || entry === null) return found
  const told = Object.entries(entry).filter(([, value]) => typeof value === 'string' && known.isOption(value))
  if (told.length > 1 && !Array.isArray(entry)) for (const [key] of told) found.add(key)
  if (told.length === 1 && !Array.isArray(entry))
    for (const value of Object.values(entry)) if (!known.isOption(value)) found.add(String(value))
  for (const one of Object.values(entry)) for (const code of codesIn(one, known, depth + 1)) found.add(code)
  return found
}

/**
 * In which cells of a row the columns may stand: where their numbers say, counted from 1 or from 0, or in the order of
 * the list, with other cells before or behind them. Numbers that are called those of columns stand for themselves.
 */
export function placementsOf(columns: readonly ListedColumn[], width: number): number[][] {
  const [first] = columns
  const numbered = [...(first?.numbers.keys() ?? [])].flatMap((name) => {
    const numbers = columns.flatMap(({ numbers: own }) => own.get(name) ?? [])
    if (numbers.length < columns.length || new Set(numbers).size < numbers.length) return []
    const from = [0, 1].filter((base) => numbers.every((at) => at >= base && at - base < width))
    const isSure = wordsOfKey(name).some((word) => COLUMN_WORDS.has(word))
    return from.map((base) => ({ isSure, places: numbers.map((at) => at - base) }))
  })
  const sure = numbered.filter(({ isSure }) => isSure)
  const listed = Array.from({ length: Math.max(0, width - columns.length + 1) }, (_, from) =>
    columns.map((_, at) => from + at),
  )
  const all = sure.length > 0 ? sure : numbered
  const places = [...all.map((own) => own.places), ...(sure.length > 0 ? [] : listed)]
  return [...new Map(places.map((own) => [own.join(), own])).values()]
}
