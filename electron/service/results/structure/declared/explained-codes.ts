import type { RunResults } from '../../../../../shared/models/results.ts'
import type { Declared } from './declarations.ts'

/** A code in capitals, which may be in brackets: "NSP", "[REF]". */
const CODE = /^\[?[A-Z]{1,6}\]?$/

/**
 * Results in which no code that the payload explains as the reason for no answer counts as somebody's words: it is unread.
 * `declared` is called only where some answer looks like a code.
 */
export function withoutExplainedCodes<R extends Pick<RunResults, 'answers'>>(
  results: R,
  declared: () => Pick<Declared, 'isOtherCode'>,
): R {
  const isCode = ({ kind, text }: RunResults['answers'][number]): boolean =>
    kind === 'text' && CODE.test(text?.trim() ?? '')
  if (!results.answers.some(isCode)) return results
  const answers = results.answers.map((answer) =>
    isCode(answer) && declared().isOtherCode(answer.question, answer.text?.trim())
      ? { ...answer, kind: 'unread' as const }
      : answer,
  )
  return { ...results, answers }
}
