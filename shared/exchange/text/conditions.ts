import type { OutlineLine } from './outline-line.ts'

/** A condition in brackets before a question or behind it, for whoever builds the form: "[If yes to 3] Why?" */
const CONDITION_BEFORE =
  /^\[\s?(?!(?:if|si)\s{1,3}\d{1,3}\s?=)(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|si et seulement si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]\s*(?=\S)/iu
const CONDITION_BEHIND =
  /(?<=[?:.]\s*)\[\s?(?:if|ask if|only if|(?:show|display|ask) (?:only )?(?:if|to)|filter|base|si|poser si|à poser si|afficher si|filtre)(?!\p{L})[^[\]]{1,160}\]$/iu

/** What a short answer to a question is compared with: its code, yes or no, or what stands in quotation marks. */
const VALUE = '(?:-?\\d{1,4}|\\p{L}{1,2}|yes|non|oui|"[^"]{1,40}"|“[^”]{1,40}”|«[^»]{1,40}»)'
const VALUES = `\\{?${VALUE}(?:\\s{0,2},\\s{0,2}\\d{1,4}|\\s{0,2}/\\s{0,2}${VALUE}|\\s(?:or|ou|and|et|to|à)\\s${VALUE}){0,8}\\}?`
/** An answer of one word, which may have a degree: more words may be a request to who answers. */
const WORD =
  "(?:(?:très|very|plutôt|rather|quite|fairly|somewhat|assez|peu|pas|not)\\s)?\\p{L}[\\p{L}’'-]{0,24}"
const SIGN = '\\s{0,3}(?:[=≠∈]|[!<>=]=|<>|[<>≤≥])\\s{0,3}'
/** The code of a question: "Q2", "question 12", and "A3", "B1_2", "EMPL1". A number alone is a point of a scale. */
const NUMBERED = 'q(?:uestion)?\\.?\\s?\\d{1,3}[a-z]?(?:_\\d{1,3})?'
const CODE = '[A-Z]{1,6}_?\\d{1,3}(?:_\\d{1,3}|[a-z])?'
const AND = '\\s(?:and|or|et|ou)\\s'
const IF = '(?:si|if|when|lorsque)\\s{1,3}'
const asMany = (term: string) => `${term}(?:${AND}${term}){0,3}`
/** A condition that names a question by its code and compares its answer: "if Q2 = yes", « si A3 < 18 ». */
const COMPARED = `${IF}${asMany(`(?:${NUMBERED}${SIGN}(?:${VALUES}|${WORD})|${CODE}${SIGN}${VALUES})`)}`
/** Who builds the form is told what to ask: "ask", « poser A4 », "show Q4 to Q7 only". */
const TOLD = `(?:(?:ask|show|display|filter|base|(?:à )?poser|afficher|filtre)\\s{1,3}(?:(?:${NUMBERED}|${CODE})\\s{1,3}(?:(?:to|and|à|et|-|–)\\s{1,3}(?:${NUMBERED}|${CODE})\\s{1,3})?)?)?(?:(?:only|seulement|uniquement)\\s{1,3})?`
/** Such a condition in brackets, alone or behind another remark: "(open question, if Q16 = No)". */
const IN_BRACKETS = new RegExp(
  `(?<space>\\s{0,3})(?<open>[([])\\s{0,3}(?:(?<kept>[^()[\\]\\s](?:[^()[\\]]{0,58}[^()[\\]\\s])?)(?:\\s{0,3}[,;]|\\s{1,3}[–-](?=\\s))\\s{0,3})?${TOLD}${COMPARED}\\s{0,3}(?<close>[)\\]])(?!\\p{L})`,
  'iu',
)
/** A condition within what else is in the brackets, which says then who each part is for. */
const CONDITION = /(?<!\p{L})(?:if|si)(?!\p{L})/iu
/** The same before a question: « Si B1 = a : Quelle est la distance … ». A comma is enough behind "Q1 = Yes" only. */
const AT_START = new RegExp(
  `^${IF}(?:${asMany(`(?:${NUMBERED}|${CODE})${SIGN}${VALUES}`)}\\s?:|${asMany(`${NUMBERED}${SIGN}${VALUES}`)},|${NUMBERED}${SIGN}${WORD}\\s?:)\\s{0,3}(?=\\S{3})`,
  'iu',
)
/** A line that only says who is asked what: « Filtre : poser A4 si A3 = 1 ». */
const ALONE = new RegExp(
  `^[([]?\\s{0,3}(?:(?:filtre|filter|base|routing|programming|programmation)\\s{0,2}:\\s{0,3})?${TOLD}${COMPARED}\\s{0,3}[)\\]]?\\s?[:.]?$`,
  'iu',
)
/** The longest such line, in characters. */
const LONGEST = 160

/** A question without the condition on which it is asked. */
export function withoutCondition(question: string): string {
  const whole = question.replace(CONDITION_BEFORE, '')
  const bare = withoutBrackets(whole).replace(AT_START, '')
  const from = Math.max(0, bare.length - 180)
  return (bare.slice(0, from) + bare.slice(from).replace(CONDITION_BEHIND, '')).trim()
}

function withoutBrackets(question: string): string {
  return question.replace(IN_BRACKETS, (all, ...found) => {
    const { space, open, kept, close } = found.at(-1) as Record<string, string | undefined>
    if (kept === undefined) return ''
    return CONDITION.test(kept) ? all : `${space}${open}${kept}${close}`
  })
}

/** Whether a line only says on which condition the next question is asked. */
export function isConditionAlone({ text, typed, fixed, role, isExact, marker }: OutlineLine): boolean {
  const whole = (typed ?? text).trim()
  const isFree = !fixed && !role && !isExact && marker === null
  return isFree && whole.length <= LONGEST && ALONE.test(whole)
}

/** Whether a line without a number begins with such a condition, and asks who meets it something. */
export function asksOnCondition({ text, fixed, role, isExact, marker }: OutlineLine): boolean {
  return !fixed && !role && !isExact && marker === null && AT_START.test(text)
}
