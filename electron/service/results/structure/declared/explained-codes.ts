import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../../shared/models/results.ts'
import type { Cell } from '../../shapes/gathered.ts'
import { asksForNumber } from '../../words/asks-for-number.ts'
import { saysWhyMissing } from '../../words/missing-reasons.ts'
import { areOneNumber } from '../said-numbers.ts'
import type { DeclaredLists } from './listed-options.ts'
import { withoutOmittedCodes } from './omitted-codes.ts'

/**
 * What only programs write: capitals, which may be in brackets ("NSP", "[REF]"), and one word between signs or behind
 * one ("__idk__", "#8", ".a").
 */
const CODE = /^(?:\[?[A-Z]{1,6}\]?|[^\p{L}\p{N}\s]+\w{1,16}[^\p{L}\p{N}\s]*)$/u

/** A number that may be a code, of two digits at least. */
const NUMBER_CODE = /^-?\d{2,6}$/
const ONE_DIGIT = /^-?\d$/
/** A number that programs fill up with zeros. */
const PADDED = /^0\d+$/
const FEWEST_ALIKE = 3
/** An address of a part of a document, but for the id at its end: "/api/answers/", "https://example.org/answers/". */
const ADDRESS = /^((?:\/|[a-z][a-z\d+.-]{0,20}:)(?:\S*[/:#])?)[^\s/:#]+\/?$/i
/** A number that programs write where there are no words. */
const STRAY = /^(?:\d|([789])\1+)$/
const FEWEST_OF_SENTENCE = 3
const FEWEST_SENTENCES = 5
/** Reasons as code books shorten them. */
const REASON_CODE = /^(?:NSPP?|NPR|NR|DK|IDK|REF|RF|NVP|KA)$/
/** One to three words without a sign or a digit. */
const SHORT_WORDS = /^\p{L}{1,16}(?: \p{L}{1,16}){0,2}$/u
/** What programs write for a missing answer of any length. */
const REPEATED = /^-?([789])\1+$/

type Answers = Pick<RunResults, 'answers'>
type Codes = Pick<
  DeclaredLists,
  'isOtherCode' | 'isOwnMissingCode' | 'hasMissingCodes' | 'isCode' | 'optionOf'
>

/**
 * Results without what programs write in place of somebody's words: codes that the payload explains, one number for
 * everybody ("01"), which only says that there are words elsewhere, and addresses at which these are.
 */
export function withoutProgramsWords<R extends Answers>(
  results: R,
  columns: readonly (readonly Cell[])[],
  draft: SurveyDraft,
  declared: () => Codes,
): R {
  const said = withoutOneNumber(withoutExplainedCodes(results, declared), draft)
  return withoutAddresses(withoutOmittedCodes(withoutStrayNumbers(said, draft), columns, draft, declared))
}

/** Results in which one and the same number among sentences without digits counts as a code: it is unread. */
function withoutStrayNumbers<R extends Answers>(results: R, { questions }: SurveyDraft): R {
  const texts = Map.groupBy(
    results.answers.filter(({ kind }) => kind === 'text'),
    ({ question }) => question,
  )
  const stray = new Map<number, string>()
  for (const [question, own] of texts) {
    const said = own.map(({ text }) => text?.trim() ?? '')
    const numbers = new Set(said.filter((text) => STRAY.test(text)))
    const [number] = numbers
    const sentences = said.filter((text) => text.split(/\s+/).length >= FEWEST_OF_SENTENCE)
    const areOthers = sentences.length >= FEWEST_SENTENCES && !sentences.some((text) => /\d/.test(text))
    const asksNumber = asksForNumber(questions[question]?.stem ?? '')
    const most = said.filter((text) => !numbers.has(text)).length
    if (number !== undefined && numbers.size === 1 && areOthers && sentences.length * 2 > most && !asksNumber)
      stray.set(question, number)
  }
  if (stray.size === 0) return results
  const answers = results.answers.map((answer) =>
    answer.kind === 'text' && stray.get(answer.question) === answer.text?.trim()
      ? { ...answer, kind: 'unread' as const }
      : answer,
  )
  return { ...results, answers }
}

function withoutOneNumber<R extends Answers>(results: R, { questions }: SurveyDraft): R {
  const texts = Map.groupBy(
    results.answers.filter(({ kind }) => kind === 'text'),
    ({ question }) => question,
  )
  const alike = new Set(
    [...texts].flatMap(([question, own]) => {
      const [first] = own
      const areAlike = own.every(({ text }) => text === first?.text)
      const said = own.map(({ text }) => text?.trim() ?? '')
      const mayAgree = asksForNumber(questions[question]?.stem ?? '')
      const arePadded = own.length >= FEWEST_ALIKE && PADDED.test(said[0] ?? '')
      const areMarks = arePadded || (!mayAgree && areOneNumber(said))
      return areAlike && areMarks ? [question] : []
    }),
  )
  if (alike.size === 0) return results
  const answers = results.answers.map((answer) =>
    answer.kind === 'text' && alike.has(answer.question) ? { ...answer, kind: 'unread' as const } : answer,
  )
  return { ...results, answers }
}

/** Results in which no addresses that are alike but for their ends count as what several people said. */
function withoutAddresses<R extends Answers>(results: R): R {
  const beginningOf = ({ kind, text }: R['answers'][number]): string | undefined =>
    kind === 'text' ? ADDRESS.exec(text?.trim() ?? '')?.[1] : undefined
  const told = Map.groupBy(results.answers, beginningOf)
  told.delete(undefined)
  const alike = new Set(
    [...told].flatMap(([beginning, own]) => (own.length >= FEWEST_ALIKE ? beginning : [])),
  )
  if (alike.size === 0) return results
  const answers = results.answers.map((answer) =>
    alike.has(beginningOf(answer)) ? { ...answer, kind: 'unread' as const } : answer,
  )
  return { ...results, answers }
}

/**
 * Results in which no code that the payload explains as the reason for no answer counts as somebody's words: it is
 * unread. Neither does a reason that stands in place of an option elsewhere: it is the program's. `declared` is called
 * only where some answer looks like a code.
 */
function withoutExplainedCodes<R extends Answers>(results: R, declared: () => Codes): R {
  const reasons = reasonsIn(results)
  const isReason = ({ kind, question, text }: R['answers'][number]): boolean => {
    const own = text?.trim() ?? ''
    if (kind !== 'text' || !reasons.has(own)) return false
    // An item with codes of its own for missing answers may well have the digit that is one for others.
    return !(
      ONE_DIGIT.test(own) &&
      declared().hasMissingCodes(question) &&
      !declared().isOwnMissingCode(question, own)
    )
  }
  const isCode = ({ kind, text }: R['answers'][number]): boolean => {
    const own = text?.trim() ?? ''
    return kind === 'text' && (CODE.test(own) || NUMBER_CODE.test(own) || ONE_DIGIT.test(own))
  }
  const isExplained = ({ question, text }: R['answers'][number]): boolean => {
    const own = text?.trim() ?? ''
    // A digit that others have as a code may well be what somebody said.
    return ONE_DIGIT.test(own)
      ? declared().isOwnMissingCode(question, own)
      : declared().isOtherCode(question, own)
  }
  if (!results.answers.some((answer) => isReason(answer) || isCode(answer))) return results
  const answers = results.answers.map((answer) =>
    isReason(answer) || (isCode(answer) && isExplained(answer))
      ? { ...answer, kind: 'unread' as const }
      : answer,
  )
  return { ...results, answers }
}

/**
 * The texts that say why there is no answer, and numbers that are codes for that, which were read as no option where
 * they stand in the place of one: 99 and the like, or the only number that is none, if it comes more than once. Also
 * reasons in capitals that come again, and short words that come again where options should stand.
 */
function reasonsIn({ answers }: Answers): ReadonlySet<string> {
  const unread = answers.flatMap(({ kind, question, text }) =>
    kind === 'unread' ? [{ question, text: text?.trim() ?? '' }] : [],
  )
  const read = Map.groupBy(answers, ({ question, kind }) => `${question} ${kind === 'option'}`)
  const isRead = (question: number): boolean =>
    (read.get(`${question} true`)?.length ?? 0) > (read.get(`${question} false`)?.length ?? 0)
  const numbers = unread.filter(
    ({ text, question }) => isRead(question) && (ONE_DIGIT.test(text) || NUMBER_CODE.test(text)),
  )
  const isOne = new Set(numbers.map(({ text }) => text)).size === 1
  const isCommon = isOne && numbers.length > 1
  const codes = [...(isCommon ? numbers : []), ...unread.filter(({ text }) => REPEATED.test(text))]
  const reasons = unread.filter(({ text }) => saysWhyMissing(text))
  const capitals = answers.flatMap(({ kind, text }) =>
    kind === 'text' && REASON_CODE.test(text?.trim() ?? '') ? [{ text: text?.trim() ?? '' }] : [],
  )
  // Somebody may well write so once.
  const repeated = capitals.length > 1 ? capitals : []
  // "Not asked", "Ref": short words that come again in the place of options.
  const short = unread.filter(({ text, question }) => isRead(question) && SHORT_WORDS.test(text))
  const counts = Map.groupBy(short, ({ text }) => text)
  const again = short.filter(({ text }) => (counts.get(text)?.length ?? 0) > 1)
  return new Set([...codes, ...reasons, ...repeated, ...again].map(({ text }) => text))
}
