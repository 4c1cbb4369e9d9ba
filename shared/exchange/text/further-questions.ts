import type { OutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'

/** A further question for those who gave an answer. */
export const FOLLOWS_UP = /^\W*(?:si (?:oui|non)|if (?:yes|no|so))(?!\p{L})/iu

/** How the answers begin that such a question follows. */
const YES_OR_NO = /^\W*(?:yes|no|oui|non)(?!\p{L})/iu
/** With fewer answers a question is not complete yet. */
const ENOUGH = 2

/** Whether a line in a list of answers is a further question for those who gave one: both are above it. */
export function isFurther({ text, fixed }: OutlineLine, options: readonly PlacedPart[]): boolean {
  // Asked first, because there may be thousands of answers above.
  if (fixed?.options || !FOLLOWS_UP.test(text)) return false
  return options.filter((part) => YES_OR_NO.test(part.text)).length >= ENOUGH
}

/** Whether a heading below a question says to whom what follows is asked: "If yes:". */
export const isCase = ({ role, text }: PlacedPart) => role === 'heading' && FOLLOWS_UP.test(text)

/** A remark below an answer such as "Other" that says to name it, and the answer. */
const NAMES_OTHER = /^\W*(?:if|si) (?:others?|autres?)(?!\p{L}).{0,40}$/iu
const OTHER = /^\W*(?:others?|autres?)(?!\p{L})/iu

/** Whether a line in a list of answers only says to name another one, which is an answer above it. */
export const namesOther = ({ text, fixed }: OutlineLine, options: readonly PlacedPart[]) =>
  !fixed?.options && NAMES_OTHER.test(text) && options.some((part) => OTHER.test(part.text))

/** Whether two lines are in the same one of Word's lists. */
export const isInList = (line: OutlineLine, other: OutlineLine) =>
  line.marker !== null &&
  line.marker === other.marker &&
  line.sign === undefined &&
  line.list === other.list &&
  line.list !== ''

/** What an item has so far. */
interface ItemSoFar {
  first: OutlineLine
  options: readonly PlacedPart[]
  marked: boolean
  sure: boolean
}

/** Whether a line is in the list of the question above, whose answers are in none: it is the next question. */
export const isNextInList = (line: OutlineLine, { first, options, marked, sure }: ItemSoFar) =>
  !marked && !sure && options.length >= 2 && line.marker === 'number' && isInList(line, first)
