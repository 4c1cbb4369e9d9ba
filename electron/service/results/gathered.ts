import type { Respondent, Unplaced } from '../../../shared/models/results.ts'
import { boundedJson } from './bounded-json.ts'

/** How an answer refers to its item. */
export interface QuestionRef {
  /** Texts, numbers and ids found, the most telling first. */
  names: readonly (string | number)[]
  /** Place in a list that has one entry an item; null where there is no such list. */
  position: number | null
}

/** One answer as found, not yet understood. */
export interface Cell {
  /** Key in `respondents`. */
  respondent: string
  question: QuestionRef
  /** What may be the answer, the most telling first; none when the answer is blank. */
  values: readonly unknown[]
  path: string
}

/** A ready-made number of answers of one option. */
export interface Tally {
  question: QuestionRef
  /** Text or index of the option. */
  option: string | number
  count: number
  path: string
}

/** What a shape found in a payload. */
export interface Gathered {
  shape: string
  respondents: Map<string, Respondent>
  cells: Cell[]
  tallies: Tally[]
  unplaced: Unplaced[]
}

export function nothingGathered(shape: string): Gathered {
  return { shape, respondents: new Map(), cells: [], tallies: [], unplaced: [] }
}

const MOST_UNPLACED = 200
const LONGEST_VALUE = 500

/** Keeps what could not be placed, as JSON; a flood of it is cut, for the payload itself is stored beside. */
export function setAside(unplaced: Unplaced[], path: string, value: unknown): void {
  if (unplaced.length < MOST_UNPLACED) unplaced.push({ path, value: boundedJson(value, LONGEST_VALUE) })
}

/** A step deeper in a payload, as JSONPath writes it. */
export function stepPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`
  return /^[A-Za-z_]\w*$/.test(step) ? `${path}.${step}` : `${path}[${JSON.stringify(step.slice(0, 200))}]`
}
