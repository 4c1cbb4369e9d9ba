import type { Respondent } from '../../../shared/models/results.ts'

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
  /** Where the counts of its item stand. */
  group: string
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
  tallies: Tally[]
  unplaced: Aside[]
}

export function nothingGathered(shape: string): Gathered {
  return { shape, respondents: new Map(), cells: [], tallies: [], unplaced: [] }
}

/** Keeps what could not be placed. */
export function setAside(unplaced: Aside[], path: string, value: unknown): void {
  unplaced.push({ path, value })
}

/** A step deeper in a payload, as JSONPath writes it. */
export function stepPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`
  return /^[A-Za-z_]\w*$/.test(step) ? `${path}.${step}` : `${path}[${JSON.stringify(step.slice(0, 200))}]`
}
