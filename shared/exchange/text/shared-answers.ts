import { areWords, explainedPoints } from './implied-answers.ts'
import { scaleOfEnds } from './scale-ends.ts'
import { isBlank } from './trailing-blank.ts'

/** The longest text that is searched for a scale, in characters. */
const LONGEST = 2_000
/** The fewest points of a scale within a sentence: two may be the codes of anything. */
const FEWEST = 3
/** The longest answer in a list of answers, in characters. */
const LONGEST_ANSWER = 60
/** An answer of a word or two, in characters. */
const SHORT = 20
/** Where a scale begins within a sentence. */
const BEGINS = /(?<![\d.,])[01]\s?=\s?(?=\S)/
/** A line that names the answers: "(Response options: Agree / Disagree)". */
const NAMED =
  /^\(?(?:(?:response|answer)(?: options?| choices?| scale)?s?|options?|choices|scale|échelle|réponses?(?: possibles)?|modalités)\s*:\s*(.+?)\)?\.?$/i
/** A sentence that says with what to answer, and then names it: "For each question, answer: Never / Often". */
const SAID =
  /^(?:[^:?]{0,80}\b)?(?:answer|respond|reply|choose|rate|répond(?:ez|re)|choisi(?:ssez|r)|notez|indiquez)\b[^:?]{0,60}:\s*(.+?)\.?$/i
/** Answers in brackets behind a remark on how many to choose, or alone: "Choose one. (Bus, train, car)". */
const BRACKETED =
  /^(?:(?:please )?(?:choose|select|pick|check|tick)\b[^.:()]{0,30}[.:]?\s*)?\(([^()]+)\)\.?$/i
/** A prompt to write something, for which no scale is meant. */
const PROMPT =
  /[?？:…]$|^(?:please|describe|explain|comments?|name|list|décrivez|expliquez|précisez|veuillez|merci|commentaires?|nom|(?:re)?(?:indiquez|renseignez|donnez|notez|écrivez))\b/i
/** Words that give a scale for questions too, and not only for statements. */
const FOR_QUESTIONS =
  /\b(?:each|every|all|following|these)\b.{0,20}\b(?:questions?|items?)\b|\b(?:chaque|toutes les|chacune des) questions?\b/i

/** The kind of the questions below, behind their answers: "Yes/No questions:". */
const KIND = /(?<=\p{L})\s(?:questions?|items?|statements?|affirmations?)\s?:?$/iu

/** Answers that are given once, for several questions. */
export interface SharedAnswers {
  options: readonly string[]
  /** Whether they answer questions too, and not only statements. */
  forQuestions: boolean
}

/** The answers that a remark gives for what is after it; null where it gives none. */
export function sharedAnswers(text: string): SharedAnswers | null {
  if (text.length > LONGEST) return null
  const bare = text.trim()
  const forQuestions = FOR_QUESTIONS.test(bare)
  const alone = bare
    .replace(KIND, '')
    .split('/')
    .map((part) => part.replace(/^\W+|\W+$/g, ''))
  if (alone.length > 1 && alone.length < 5 && areWords(alone))
    return { options: alone, forQuestions: !KIND.test(bare) }
  const options = listed(bare) ?? within(bare) ?? scaleOfEnds(bare)
  return options && { options, forQuestions }
}

function listed(text: string): string[] | null {
  const named = NAMED.exec(text)?.[1] ?? SAID.exec(text)?.[1] ?? BRACKETED.exec(text)?.[1] ?? ''
  // A slash within the unit of a blank divides no answers: "Answer: ____ days / week".
  if (isBlank(named)) return null
  for (const sign of ['/', ';', ',']) {
    const parts = named.split(sign).map((part) => part.trim())
    const isShort = parts.every((part) => part.length <= SHORT)
    const isList = parts.length > (sign === '/' || isShort ? 1 : 2)
    if (isList && parts.every((part) => part !== '' && part.length <= LONGEST_ANSWER))
      // Two points may be the ends of a scale: "1 = never, 5 = always".
      return explainedPoints(named) ?? (parts.length === 2 ? scaleOfEnds(named) : null) ?? withoutSigns(parts)
  }
  return null
}

/** The letter or number before an answer in a list: "a-Yes", "2. No". */
const SIGN = /^(?:([a-z])|(\d{1,2}))\s?[-–.)]\s?(?=\S)/i

/** Answers without the letters or numbers before them, where these count through all of them. */
function withoutSigns(parts: readonly string[]): string[] {
  const signs = parts.map((part) => SIGN.exec(part))
  const count = (sign: RegExpExecArray | null) =>
    sign?.[1] ? sign[1].toLowerCase().charCodeAt(0) - 96 : Number(sign?.[2])
  return signs.every((sign, at) => count(sign) === at + 1)
    ? parts.map((part, at) => part.slice(signs[at]?.[0].length))
    : [...parts]
}

function within(text: string): string[] | null {
  const from = text.search(BEGINS)
  if (from < 0) return null
  const points = explainedPoints(text.slice(from).split(/[)\]]|\.(?:\s|$)/, 1)[0] ?? '')
  return points && points.length >= FEWEST ? points : null
}

/** Whether answers that are given for several questions are meant for this one. */
export function isAnsweredBy(stem: string, { options, forQuestions }: SharedAnswers): boolean {
  if (!PROMPT.test(stem)) return true
  if (!forQuestions || !/\?\W*$/.test(stem) || OPEN.test(stem)) return false
  return !areWords(options) || isYesNo(stem)
}

/** Words of a question that is answered in one's own words. */
const OPEN =
  /\b(?:why|comments?|remarks?|suggestions?|pourquoi|commentaires?|remarques?|lesquel(?:le)?s|précise[rz]?)\b/i

/** How a question begins that is answered by yes or no. */
const YES_NO =
  /^\W*(?:do|does|did|are|is|was|were|am|have|has|had|can|could|will|would|should|may|est-ce|êtes|avez|aimez|\p{L}+[-‑](?:vous|tu|il|elle|on|ils|elles)|(?:when|if|si|quand|lorsque?)\b.{0,80},)/iu
const isYesNo = (stem: string) => YES_NO.test(stem) || /,\s(?:do|did|are|have|has|avez|êtes)\b/i.test(stem)
