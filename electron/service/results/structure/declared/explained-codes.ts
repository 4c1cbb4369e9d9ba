import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../../shared/models/results.ts'
import { saysWhyMissing } from '../../words/missing-reasons.ts'
import { areOneNumber } from '../said-numbers.ts'
import type { Declared } from './declarations.ts'

/**
 * What only programs write: capitals, which may be in brackets ("NSP", "[REF]"), and one word between signs or behind one
 * ("__idk__", "#8", ".a").
 */
const CODE = /^(?:\[?[A-Z]{1,6}\]?|[^\p{L}\p{N}\s]+\w{1,16}[^\p{L}\p{N}\s]*)$/u

/** A number that may be a code, of two digits at least. */
const NUMBER_CODE = /^-?\d{2,6}$/
/** A number that programs fill up with zeros. */
const PADDED = /^0\d+$/
const FEWEST_ALIKE = 3
/** An address of a part of a document, but for the id at its end: "/api/answers/", "https://example.org/answers/". */
const ADDRESS = /^((?:\/|[a-z][a-z\d+.-]{0,20}:)(?:\S*[/:#])?)[^\s/:#]+\/?$/i
/** How items begin that ask for a number, so that few personas may well agree on it. */
const ASKS_FOR_NUMBER = /\b(?:how (?:many|much|old)|combien|quel âge|what age)\b/iu

type Answers = Pick<RunResults, 'answers'>

/**
 * Results without what programs write in place of somebody's words: codes that the payload explains, one number for
 * everybody ("01"), which only says that there are words elsewhere, and addresses at which these are.
 */
export function withoutProgramsWords<R extends Answers>(
  results: R,
  draft: SurveyDraft,
  declared: () => Pick<Declared, 'isOtherCode'>,
): R {
  return withoutAddresses(withoutOneNumber(withoutExplainedCodes(results, declared), draft))
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
      const mayAgree = ASKS_FOR_NUMBER.test(questions[question]?.stem ?? '')
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
 * Results in which no code that the payload explains as the reason for no answer counts as somebody's words: it is unread.
 * Neither does a reason that stands in place of an option elsewhere: it is the program's. `declared` is called only where some
 * answer looks like a code.
 */
function withoutExplainedCodes<R extends Answers>(
  results: R,
  declared: () => Pick<Declared, 'isOtherCode'>,
): R {
  const reasons = reasonsIn(results)
  const isReason = ({ kind, text }: R['answers'][number]): boolean =>
    kind === 'text' && reasons.has(text?.trim() ?? '')
  const isCode = ({ kind, text }: R['answers'][number]): boolean => {
    const own = text?.trim() ?? ''
    return kind === 'text' && (CODE.test(own) || NUMBER_CODE.test(own))
  }
  if (!results.answers.some((answer) => isReason(answer) || isCode(answer))) return results
  const answers = results.answers.map((answer) =>
    isReason(answer) || (isCode(answer) && declared().isOtherCode(answer.question, answer.text?.trim()))
      ? { ...answer, kind: 'unread' as const }
      : answer,
  )
  return { ...results, answers }
}

/** The texts that say why there is no answer and were read as no option where they stand in the place of one. */
function reasonsIn({ answers }: Answers): ReadonlySet<string> {
  const unread = answers.filter(({ kind }) => kind === 'unread')
  return new Set(unread.map(({ text }) => text?.trim() ?? '').filter(saysWhyMissing))
}
