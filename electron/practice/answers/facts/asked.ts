import type { Language } from '../../text.ts'

/** A closed question in the form that the readers of facts need. */
export interface Asked {
  /** The stem, folded, casual words replaced by plain ones. */
  readonly stem: string
  /** Whether the stem states the contrary of the fact that it names. */
  readonly negated: boolean
  readonly options: readonly string[]
  /** The options folded, in plain words, without numbering. */
  readonly plain: readonly string[]
  readonly language: Language
  /** Whether a number in two overlapping ranges goes to either of them; otherwise to the first. */
  readonly splits: boolean
}
