import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import type { Theme } from '../../speech/theme.ts'
import type { Language } from '../../text.ts'
import type { Fact } from '../facts/fact.ts'
import type { Ask } from './ask.ts'
import type { AskedClause } from './grammar/take-apart.ts'
import type { Identity } from './identity.ts'
import type { Matter } from './matter.ts'
import type { Particular } from './particulars/particular.ts'
import type { Pen } from './pen.ts'
import type { Thing } from './thing.ts'
import type { Manner, Tongue } from './tongue.ts'

/** What an open question asks for, and what it is about. */
export interface Inquiry {
  readonly ask: Ask
  /** Set if it asks who somebody is, as forms do. */
  readonly identity: Identity | undefined
  /** The question, folded. */
  readonly asked: string
  /** The context of the survey, folded. */
  readonly around: string
  readonly language: Language
  /** The choices that the question offers. */
  readonly offered: readonly string[]
  readonly facts: readonly Fact[]
  readonly theme: Theme
  /** What is known about the thing that it is about. */
  readonly thing: Thing | undefined
  /** Its subject as a noun phrase with its determiner; undefined if none was found. */
  readonly subject: string | undefined
  readonly tongue: Tongue
  readonly matter: Matter
  /** Answers to questions of its class, if the class is known. */
  readonly particular: Particular | undefined
  /** The question taken apart by its grammar, where nothing else tells what it asks for. */
  readonly clause: AskedClause | undefined
}

/** The persona that answers, and its stance on the subject. */
export interface Speaker {
  readonly sheet: FactSheet
  readonly life: Life
  readonly prenom: string
  /** The persona's key. */
  readonly key: number
  readonly manner: Manner
  /** How talkative it is, 0 to 1. */
  readonly talk: number
  readonly stance: number
  /** Sentences about its own life that suit the subject. */
  readonly grounds: () => readonly string[]
  /** Draws that stay the same whenever the question is asked, for numbers and names. */
  readonly steady: Pen
  readonly steadyKey: number
}
