import type { Respondent } from '../../../../shared/models/results.ts'
import type { JsonObject } from '../../json/json-value.ts'
import type { ToldNames } from '../words/question-names.ts'

/** How an answer refers to its item. */
export interface QuestionRef {
  /** The texts, numbers and ids found, the most telling first. */
  names: readonly (string | number)[]
  /** What the names' fields say they are (ids or places); absent: anything. */
  kinds?: ToldNames['kinds']
  /** The place in a list with one entry for each item; null where there is no such list. */
  position: number | null
  /** Words and numbers next to it that may name the item in their own way: the place must agree with them. */
  beside?: readonly (string | number)[]
  /** The item, where the payload has already shown which it is, and whether a name gave it. */
  item?: { index: number; isNamed: boolean }
}

/** One answer as found, not understood yet. */
export interface Cell {
  /** Key in `respondents`. */
  respondent: string
  question: QuestionRef
  /** The possible answers, the most telling first; empty when the answer is blank. */
  values: readonly unknown[]
  /** Words next to it, which name the item or repeat the answer. */
  labels?: readonly unknown[]
  path: string
  /** The value at the path, if `values` were made from it: a code, a text with entities, a table in a text. */
  source?: unknown
  /** The names of the fields of its entry that hold a number or words (`tellingFields`). */
  telling?: readonly string[]
  /** The map that the answer was taken from, with whatever else it holds. */
  entry?: JsonObject
  /** Whether the values are known to be none of the item's options, so that no number among them is read as one. */
  isNoOption?: boolean
  /**
   * The option, if the payload shows which it is although the option's text is a number, which could also be a place.
   */
  option?: number
}

/** A list or a map that belongs to an item: numbers for its options, or answers. */
export interface Block {
  question: QuestionRef
  /** Its name; "" where it has none of its own. */
  name: string
  value: unknown
  path: string
  /** The words and numbers next to it in its item. */
  beside: readonly (readonly [name: string, value: unknown])[]
  /**
   * Whether it consists of the fields of the item itself. If these are not numbers for its options, they are listed one
   * by one.
   */
  isItem: boolean
  /** The lists and maps in it: if the whole is not understood, each of them is treated as a block. */
  parts?: readonly Block[]
}

/** A part of the payload that was not placed, as received. */
export interface Aside {
  path: string
  value: unknown
}

/** What a shape found in a payload. */
export interface Gathered {
  shape: string
  respondents: Map<string, Respondent>
  cells: Cell[]
  blocks: Block[]
  unplaced: Aside[]
  /** Whether answers were assigned to personas by their places alone. */
  byPlace?: boolean
  /** Whether personas are identified only by the keys of bare lists. */
  byKeys?: boolean
  /** Whether answers were taken by their places from lists that do not say whose they are. */
  isBare?: boolean
  /** The respondents known by a plain name only, which two of them may share, by their key. */
  plainNames?: Map<string, PlainName>
  /** What the payload says about its own codes. */
  legend?: readonly Aside[]
}

/** A plain name, such as a first name, and the field that holds it. */
export interface PlainName {
  field: string
  name: string
}

/** Notes that a respondent is known by a plain name only, where its answers come one by one rather than in one row. */
export function notePlainName(gathered: Gathered, name: string, field: string): void {
  gathered.plainNames ??= new Map()
  gathered.plainNames.set(name, { field, name })
}

/** The key of a row that is known by a plain name, used until namesakes have been looked for. */
export function plainKey(gathered: Gathered, { field, name }: PlainName, place: string | number): string {
  const key = `${name}\n${place}`
  gathered.plainNames ??= new Map()
  gathered.plainNames.set(key, { field, name })
  return key
}

/** The result of a shape that found nothing. */
export function nothingGathered(shape: string): Gathered {
  return { shape, respondents: new Map(), cells: [], blocks: [], unplaced: [] }
}

/** Keeps a value that could not be placed. */
export function setAside(unplaced: Aside[], path: string, value: unknown): void {
  unplaced.push({ path, value })
}

/** The path of an entry, written as in JSONPath. */
export function stepPath(path: string, step: string | number): string {
  // The step is built first and added at once: a string joined of many parts is several times as slow to look up.
  const last = typeof step === 'number' ? `[${step}]` : namePath(step)
  return path + last
}

function namePath(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 200))}]`
}
