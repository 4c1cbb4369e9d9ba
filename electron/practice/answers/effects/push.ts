import type { EffectName } from './effect.ts'

/** A wording that moves everyone in one direction. */
export interface Push {
  readonly effect: EffectName
  /** 1 towards yes, agreement, or the end of the scale in favour of what is stated; −1 away from it. */
  readonly towards: 1 | -1
  /** The words that push, as written. */
  readonly words: string
  /** For options without an order: content words of the favoured options; if absent, those of the stem. */
  readonly names?: readonly string[]
}

/** A plea inside a question, and the side of the options that it speaks for. */
export interface Plea {
  readonly words: string
  readonly towards: 1 | -1
  /** For options without an order: content words of the favoured ones. */
  readonly names?: readonly string[]
}
