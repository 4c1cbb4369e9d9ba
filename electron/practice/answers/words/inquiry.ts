import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Fact } from '../facts/fact.ts'
import type { Language } from '../text.ts'
import type { Ask } from './ask.ts'
import type { Matter } from './matter.ts'
import type { Particular } from './particulars/particular.ts'
import type { Pen } from './pen.ts'
import type { Thing } from './thing.ts'
import type { Manner, Tongue } from './tongue.ts'

/** What an open question asks, and of what. */
export interface Inquiry {
  readonly ask: Ask
  /** The question, folded. */
  readonly asked: string
  /** What is said around it, folded. */
  readonly around: string
  readonly language: Language
  /** What the question offers to choose from. */
  readonly offered: readonly string[]
  readonly facts: readonly Fact[]
  readonly theme: Theme
  /** What is known of the thing it is about. */
  readonly thing: Thing | undefined
  /** What it is about, as a noun phrase with its determiner; undefined where that could not be told. */
  readonly subject: string | undefined
  readonly tongue: Tongue
  readonly matter: Matter
  /** What people answer to questions of its class, where that is known. */
  readonly particular: Particular | undefined
}

/** Who answers, and where it stands on what is asked about. */
export interface Speaker {
  readonly sheet: FactSheet
  readonly life: Life
  readonly prenom: string
  readonly manner: Manner
  /** How much it says, 0 to 1. */
  readonly talk: number
  readonly stance: number
  /** Sentences on its own life that bear on what is asked. */
  readonly grounds: () => readonly string[]
  /** What stays the same whenever it is asked: numbers and names are drawn from it. */
  readonly steady: Pen
  readonly steadyKey: number
}
