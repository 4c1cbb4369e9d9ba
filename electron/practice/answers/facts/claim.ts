import type { FactSheet } from '../../panel/life/fact-sheet.ts'

/** Something that an option says about the person beside the answer: « Je ne travaille pas », "I don't own a car". */
export interface Claim {
  readonly says: RegExp
  readonly holds: (sheet: FactSheet) => boolean
  /** Whether it counts as a claim only in an option of yes or no. */
  readonly only?: true
}
