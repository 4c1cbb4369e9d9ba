import type { OutlineLine } from './outline-line.ts'

/** A condition in brackets before a question or behind it, for whoever builds the form: "[If yes to 3] Why?" */
const CONDITION_BEFORE =
  /^\[\s?(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|si et seulement si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]\s*(?=\S)/iu
const CONDITION_BEHIND =
  /(?<=[?:.]\s*)\[\s?(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]$/iu

/** A condition that names a question by its code or number and compares its answer: "if Q2 = yes", « si A3 < 18 ». */
const COMPARED =
  '(?:si|if|when|lorsque)\\s+(?:q(?:uestion)?\\.?\\s?\\d{1,3}[a-z]?\\s*(?:[=≠<>≤≥∈]|!=|(?:in|is|est|vaut)(?!\\p{L}))|[A-Z]{0,6}_?\\d{1,3}[a-z]?\\s*(?:[=≠<>≤≥∈]|!=))'
/** Such a condition in brackets, alone or behind another remark: "(open question, if Q16 = No)". */
const IN_BRACKETS = new RegExp(
  `[([]\\s*(?:(?<kept>[^()[\\]]{2,60}?)\\s*[,;–-]\\s*)?(?:[^()[\\],;]{0,20}\\s)?${COMPARED}[^()[\\]]{0,80}[)\\]]`,
  'iu',
)
/** The same before a question: « Si B1 = a : Quelle est la distance … ». */
const AT_START = new RegExp(`^${COMPARED}[^:,?()[\\]]{0,60}[:,]\\s*(?=\\S{3})`, 'iu')
/** A line that only says who is asked what: « Filtre : poser A4 si A3 = 1 ». */
const ALONE = new RegExp(
  `^[([]?\\s*(?:(?:filtre|filter|base|routing|programming|programmation)\\s*:\\s*)?(?:[^?:]{0,40}\\s)?${COMPARED}[^?]{0,100}$`,
  'iu',
)
/** The longest such line, in characters. */
const LONGEST = 160

/** A question without the condition on which it is asked. */
export function withoutCondition(question: string): string {
  const whole = question.replace(CONDITION_BEFORE, '')
  const bare = (IN_BRACKETS.test(whole) ? withoutBrackets(whole) : whole).replace(AT_START, '')
  const from = Math.max(0, bare.length - 180)
  return (bare.slice(0, from) + bare.slice(from).replace(CONDITION_BEHIND, '')).trim()
}

function withoutBrackets(question: string): string {
  const bare = question.replace(IN_BRACKETS, (_all, kept?: string) => (kept === undefined ? '' : `(${kept})`))
  return bare.replaceAll('  ', ' ')
}

/** Whether a line only says on which condition the next question is asked. */
export function isConditionAlone({ text, typed, fixed, role, isExact, marker }: OutlineLine): boolean {
  const whole = (typed ?? text).trim()
  const isFree = !fixed && !role && !isExact && marker === null
  return isFree && whole.length <= LONGEST && ALONE.test(whole)
}
