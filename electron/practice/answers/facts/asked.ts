import type { Language } from '../text.ts'

/** A closed question, as the readers of facts need it. */
export interface Asked {
  /** Folded, in plain words. */
  readonly stem: string
  /** Whether the stem says the contrary of the fact that it names. */
  readonly negated: boolean
  readonly options: readonly string[]
  /** The options folded, in plain words, without numbering. */
  readonly plain: readonly string[]
  readonly language: Language
  /** Whether a number that two ranges hold goes to either. */
  readonly splits: boolean
}
