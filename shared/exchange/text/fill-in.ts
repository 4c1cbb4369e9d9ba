import { impliedAnswers } from './implied-answers.ts'
import type { OutlineLine } from './outline-line.ts'
import { blankField } from './trailing-blank.ts'

/** The longest line to fill in, without its blank, in characters. */
const LONGEST = 100
/** The longest name of something to fill in, in characters and words. */
const LONGEST_NAME = 60
const NAME_WORDS = 7
/** Fields for the staff, and for a signature: neither they nor what is beside them is an answer. */
const OFFICE =
  /signature|interviewer|enumerator|enquêteur|enquêtrice|(?:office|official|staff|internal) use|réservé|(?:questionnaire|form|serial|record|case|household|respondent|participant)['’]?s? ?(?:n[°o]\.?|number|id|code)(?!\p{L})|n[°o]\.? (?:du |de |d['’])?(?:questionnaire|ordre|enquête)|date (?:of|de) (?:the |l['’])?(?:interview|survey|enquête|passation|visite|entretien)|^\W*n[°o]\.?\s*:?$/iu
/** The same for a field alone on its line. */
const TODAY = /^\W*(?:today['’]s )?date(?: du jour| of completion)?\W*$/iu

/** Whether a line has a field for the staff or a signature. */
export const isOffice = (text: string) => OFFICE.test(blankField(text)?.label ?? '')

/** Whether a field is for the staff, a signature or the day, and so no answer. */
export const isAside = (text: string) => {
  const label = blankField(text)?.label ?? ''
  return OFFICE.test(label) || TODAY.test(label)
}

/** Whether a line is to be filled in by the respondent: it ends with a blank. */
export function isField({ marker, text }: OutlineLine): boolean {
  return marker === null && isFilledIn(text)
}

function isFilledIn(text: string): boolean {
  const label = blankField(text)?.label ?? ''
  return label.length <= LONGEST && /\p{L}{2}|n°/iu.test(label)
}

/**
 * Whether a line before the first question is to be filled in: it ends with a blank, or it is one of several names with
 * a colon behind them. `isLast`: such a line is above it, and no answers are below.
 */
export function isHeadField(line: OutlineLine, next: OutlineLine | null, isLast: boolean): boolean {
  if (line.role || line.fixed || line.marker === 'checkbox' || line.isAnswer) return false
  if (isFilledIn(line.text)) return true
  // Below such a line one may be a choice: "Sex: M / F".
  if (isLast && CHOICE.test(line.text) && impliedAnswers(line.text) !== null) return true
  // A name with answers below it is a question of another kind.
  return isName(line) && ((next !== null && isName(next)) || isLast)
}

/** A short name with its answers behind a colon. */
const CHOICE = /^[^?:/]{1,40}\s?:\s[^?:]{1,80}$/
/** Words that announce what is to be filled in below them. */
const ANNOUNCES =
  /(?<!\p{L})(?:please|following|below|these|fill|complete|provide|enter|details|information|suivante?s?|ci-dessous|remplir|compléter|indiquer|coordonnées|informations?|\p{L}{2,}ez)(?!\p{L})/iu

/** Whether two lines, one below the other, are both names of something to fill in: neither announces the other. */
export function areNames(above: OutlineLine, line: OutlineLine): boolean {
  return isName(above) && isName(line) && above.marker === line.marker && !ANNOUNCES.test(above.text)
}

/** Whether a line is a short name with a colon behind it: "First name:". */
function isName({ marker, role, fixed, isAnswer, text }: OutlineLine): boolean {
  return (
    (marker === null || marker === 'bullet') &&
    !role &&
    !fixed &&
    !isAnswer &&
    /\p{L}\s?:$/u.test(text) &&
    text.length <= LONGEST_NAME &&
    text.split(/\s+/, NAME_WORDS + 1).length <= NAME_WORDS
  )
}
