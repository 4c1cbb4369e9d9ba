import { conditions, type Met } from '../../../../shared/wording/lexicons/conditions.ts'
import type { OptionSet } from '../scales/option-set.ts'

/** A question that only asks the reason of the answer before it. */
export interface FollowUp {
  /** Null if everybody is asked. */
  readonly only: Met | null
}

const IF_YES = conditions('alone', { met: 'yes' })
const IF_NO = conditions('alone', { met: 'no' })
const REASON =
  'pourquoi(?: (?:pas|donc|cela|ca))?|pour (?:quelle|quelles) raisons?|(?:quelle est la raison|quelles sont les raisons)|(?:precisez|expliquez|dites-nous) pourquoi|why(?: (?:not|so|or why not|is that|is this))?|for what reasons?|(?:please )?(?:say|explain|tell us) why|what (?:is|are) the reasons?'

const WHOLE = new RegExp(
  String.raw`^\W*(?:(?:et|and) )?(?:(?<yes>${IF_YES})|(?<no>${IF_NO}))?\W*(?:${REASON})\W*$`,
)

/**
 * Reads a question that holds nothing but a condition and « pourquoi »: it makes sense only after another one.
 * Undefined for other questions.
 *
 * @param folded the question's text, folded
 */
export function readFollowUp(folded: string): FollowUp | undefined {
  const found = WHOLE.exec(folded)
  if (!found) return undefined
  return { only: found.groups?.yes ? 'yes' : found.groups?.no ? 'no' : null }
}

/**
 * Whether a follow-up is meant for somebody who chose this option. Whoever took a way out is not asked under a
 * condition. Where the options have no yes and no, everybody answers, since nobody can tell who is meant.
 *
 * @param place the chosen option; −1 for none
 */
export function isMeantFor(only: Met | null, place: number, { substantive, valence }: OptionSet): boolean {
  if (only === null) return true
  if (!substantive.includes(place)) return false
  const value = valence[place] ?? null
  return value === null || (only === 'yes' ? value > 0 : value < 0)
}
