import { isObject, type JsonObject } from '../../json/json-value.ts'
import { placeLabels } from '../options/place-labels.ts'
import { type Entry, entriesOf } from '../shapes/entries.ts'
import type { Aside } from '../shapes/gathered.ts'
import { findText } from '../words/comparable.ts'
import { ANSWER_NAMES, ID_NAMES, NUMBER_NAMES, OPTION_INDEX_NAMES, TEXT_NAMES } from '../words/names.ts'
import { type ReadNumber, readNumberCell } from '../words/number-cell.ts'

/** A row of numbers: its label, and the numbers by the name of their field ("" where it has none). */
interface Row {
  label: string | number
  /** Whether the label comes from a field of texts, so that it is no code. */
  isText?: boolean
  numbers: Map<string, ReadNumber>
  entry: Entry
}

/** A number among those of the options that belongs to none of them: a total, a blank, another category. */
export interface ExtraNumber {
  label: string
  column: string
  number: number
}

/** Numbers for the options of one item, with one column for each name of numbers. */
export interface Spread {
  /** By the name of the field; "" where the numbers have no name of their own. One entry for each option. */
  columns: ReadonlyMap<string, readonly (ReadNumber | null)[]>
  extras: readonly ExtraNumber[]
  /** The path of each option's row; null where there is none. */
  paths: readonly (string | null)[]
  /** The words and numbers that name the options, by the path of their row. */
  labels: ReadonlyMap<string, string | number>
  /** Whether every option was found by its text. */
  sure: boolean
  /** What the rows hold besides numbers. */
  beside: readonly Aside[]
  /** Whether it is a bare list of numbers, in which only the places say which option each belongs to. */
  isList: boolean
}

/** The most totals, blanks and the like that an item may have besides its options. */
const MOST_EXTRAS = 12
const INDEXES: ReadonlySet<string> = new Set(
  [...OPTION_INDEX_NAMES, ...NUMBER_NAMES, ...ID_NAMES, 'code', 'key'].map((name) => name.toLowerCase()),
)
const TEXTS: ReadonlySet<string> = new Set(TEXT_NAMES.map((name) => name.toLowerCase()))
const LABELS: ReadonlySet<string> = new Set(
  [...TEXT_NAMES, ...ANSWER_NAMES, 'name', 'modalite', 'modalité'].map((name) => name.toLowerCase()),
)

/**
 * Reads a list or a map as numbers for the options of an item: a map from option to number, a list of numbers in the
 * options' order, rows with a text and numbers, or pairs. Null where it is none. What the numbers mean is not decided
 * here. `isMoved`: the payload lists the options in another order, so that only their texts identify them.
 * `areCodesTexts`: it uses the texts of some options as the codes of others, so that a number identifies none.
 */
export function readSpread(
  value: unknown,
  path: string,
  options: readonly string[],
  { isMoved, areCodesTexts }: { isMoved: boolean; areCodesTexts: boolean },
): Spread | null {
  const entries = entriesOf(value, path)
  if (options.length === 0 || entries.length === 0 || entries.length > options.length + MOST_EXTRAS)
    return null
  const byText = findText(options)
  const isList = Array.isArray(value) && entries.every((entry) => readNumberCell(entry.value) !== null)
  if (isList && entries.length !== options.length) return null
  const beside: Aside[] = []
  const rows: Row[] = []
  for (const entry of entries) {
    const row = isList ? bareRow(entry, entry.at) : readRow(entry, byText, beside)
    if (row === null) return null
    if (row !== 'blank') rows.push(row)
  }
  const placed = isList
    ? { options: rows.map((_, at) => at), sure: false }
    : placeLabels(
        rows.map(({ label }) => label),
        options,
        byText,
        !Array.isArray(value),
      )
  // A numeric key may be the payload's own code of an option, even where it is also an option's text.
  const areCodes =
    (areCodesTexts || !Array.isArray(value)) &&
    rows.some(({ label, isText }) => isText !== true && /^\s*\d{1,4}\s*$/.test(String(label)))
  if (!placed || (isMoved && (areCodes || !placed.sure))) return null
  const columns = new Map<string, (ReadNumber | null)[]>()
  const extras: ExtraNumber[] = []
  const paths: (string | null)[] = options.map(() => null)
  const labels = new Map<string, string | number>()
  for (const [at, { label, numbers, entry }] of rows.entries()) {
    const option = placed.options[at]
    if (option !== null && option !== undefined) paths[option] = entry.path
    labels.set(entry.path, label)
    for (const [name, number] of numbers) {
      const column = columns.get(name) ?? options.map(() => null)
      columns.set(name, column)
      if (option === null || option === undefined)
        extras.push({ label: String(label), column: name, number: number.number })
      else column[option] = number
    }
  }
  const hasNumbers = [...columns.values()].some((column) => column.some((number) => number !== null))
  return hasNumbers ? { columns, extras, paths, labels, sure: placed.sure, beside, isList } : null
}

function bareRow(entry: Entry, label: string | number): Row | null {
  const number = readNumberCell(entry.value)
  return number && { label, numbers: new Map([['', number]]), entry }
}

function readRow(
  entry: Entry,
  byText: (text: string) => number | null,
  beside: Aside[],
): Row | 'blank' | null {
  const { key, value } = entry
  if (value === null || value === '') return 'blank'
  if (isObject(value)) return objectRow(entry, value, byText, beside)
  if (Array.isArray(value)) return pairRow(entry, value)
  return key === null ? null : bareRow(entry, key)
}

function objectRow(
  entry: Entry,
  row: JsonObject,
  byText: (text: string) => number | null,
  beside: Aside[],
): Row | null {
  const labelKey = entry.key === null ? labelOf(row, byText) : undefined
  if (labelKey === null) return null
  let label: string | number | null = labelKey === undefined ? entry.key : String(row[labelKey])
  const numbers = new Map<string, ReadNumber>()
  let index: number | null = null
  const words: string[] = []
  for (const [name, value] of Object.entries(row)) {
    if (value === null || value === '' || name === labelKey) continue
    const isIndex = INDEXES.has(name.toLowerCase())
    const number = isIndex ? null : readNumberCell(value)
    if (isIndex && typeof value === 'number') index = value
    else if (number) numbers.set(name, number)
    else if (typeof value === 'string' && !isIndex) words.push(value)
    else if (typeof value === 'object') return null
    else if (!isIndex) beside.push({ path: `${entry.path}.${name}`, value })
  }
  label ??= words.shift() ?? index
  for (const word of words) beside.push({ path: entry.path, value: word })
  const isText = labelKey !== undefined && TEXTS.has(labelKey.toLowerCase())
  return label === null || numbers.size === 0 ? null : { label, isText, numbers, entry }
}

/** The field that names the option of a row; undefined where none does, null where two name different ones. */
function labelOf(row: JsonObject, byText: (text: string) => number | null): string | undefined | null {
  const said = Object.entries(row).filter(([, value]) => typeof value === 'string' && byText(value) !== null)
  const named = said.filter(([name]) => LABELS.has(name.toLowerCase()))
  const found = named.length > 0 ? named : said
  if (new Set(found.map(([, value]) => byText(String(value)))).size > 1) return null
  return found[0]?.[0]
}

/** `["Oui", 30]`, perhaps with more numbers after it. */
function pairRow(entry: Entry, pair: readonly unknown[]): Row | null {
  const [label, ...rest] = pair
  if (typeof label !== 'string' || rest.length === 0 || rest.length > 4) return null
  const numbers = rest.map(readNumberCell)
  if (numbers.some((number) => number === null)) return null
  return { label, numbers: new Map(numbers.map((number, at) => [String(at), number as ReadNumber])), entry }
}
