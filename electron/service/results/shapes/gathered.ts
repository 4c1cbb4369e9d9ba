import type { Respondent } from '../../../../shared/models/results.ts'
import type { ToldNames } from '../words/question-names.ts'

/** How an answer refers to its item. */
export interface QuestionRef {
  /** Texts, numbers and ids found, the most telling first. */
  names: readonly (string | number)[]
  /** What the fields that tell the names say they are; absent: anything. */
  kinds?: ToldNames['kinds']
  /** Place in a list that has one entry an item; null where there is no such list. */
  position: number | null
  /** Words and numbers beside it that may name the item in a way of their own: the place must agree with them. */
  beside?: readonly (string | number)[]
  /** The item, where what stands in the payload has shown it already, and whether it names it. */
  item?: { index: number; isNamed: boolean }
}

/** One answer as found, not yet understood. */
export interface Cell {
  /** Key in `respondents`. */
  respondent: string
  question: QuestionRef
  /** What may be the answer, the most telling first; none when the answer is blank. */
  values: readonly unknown[]
  /** Words beside it, which name the item or say the answer a second time. */
  labels?: readonly unknown[]
  path: string
  /** What stands at the path, where the values were made from it: a code, a text with entities, a table in a text. */
  source?: unknown
  /** Whether the values are known to be none of the item's options, so that no number among them counts as one. */
  isNoOption?: boolean
  /** The option that the payload shows it to be, where the option's text is a number, which might be its place as well. */
  option?: number
}

/** A list or a map that belongs to an item: numbers for its options, or answers. */
export interface Block {
  question: QuestionRef
  /** The name under which it stands; "" where it has none of its own. */
  name: string
  value: unknown
  path: string
  /** Words and numbers that stand beside it in its item. */
  beside: readonly (readonly [name: string, value: unknown])[]
  /**
   * Whether it is the fields of the item itself. Where they are no numbers for its options, each of them is listed by
   * itself.
   */
  isItem: boolean
  /** The lists and maps in it: where the whole is not understood, each of them is looked at as a block of its own. */
  parts?: readonly Block[]
}

/** A part of the payload that found no place, as it came. */
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
  /** Whether answers were given to their personas by their places alone. */
  byPlace?: boolean
  /** Whether personas are told by the names of bare lists alone. */
  byKeys?: boolean
  /** Whether answers were taken by their places from lists that do not say whose they are. */
  isBare?: boolean
  /** The respondents told by a plain name only, which two of them may share, by their key. */
  plainNames?: Map<string, PlainName>
  /** What the payload says of its own codes. */
  legend?: readonly Aside[]
}

/** A plain name, such as a first name, and the field that tells it. */
export interface PlainName {
  field: string
  name: string
}

/**
 * Notes that a respondent is told by a plain name only, where its answers come one by one and not in a row of its own.
 */
export function notePlainName(gathered: Gathered, name: string, field: string): void {
  gathered.plainNames ??= new Map()
  gathered.plainNames.set(name, { field, name })
}

/** The key of a row told by a plain name, before namesakes are looked for. */
export function plainKey(gathered: Gathered, { field, name }: PlainName, place: string | number): string {
  const key = `${name}\n${place}`
  gathered.plainNames ??= new Map()
  gathered.plainNames.set(key, { field, name })
  return key
}

export function nothingGathered(shape: string): Gathered {
  return { shape, respondents: new Map(), cells: [], blocks: [], unplaced: [] }
}

/** Keeps what could not be placed. */
export function setAside(unplaced: Aside[], path: string, value: unknown): void {
  unplaced.push({ path, value })
}

/** A step deeper in a payload, as JSONPath writes it. */
export function stepPath(path: string, step: string | number): string {
  // Put together first: to look up a text of many parts takes several times as long, and there are thousands of these.
  const last = typeof step === 'number' ? `[${step}]` : namePath(step)
  return path + last
}

function namePath(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 200))}]`
}
