import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../../shared/models/results.ts'
import { comparable } from '../../words/comparable.ts'

/** Longer texts are sentences of somebody. */
const MOST_WORDS = 5

/**
 * Results without the words to open-ended items that also stand where an option should be: "Not willing to answer" is what the
 * service writes for everybody who refuses. They are unread.
 */
export function withoutRefusals<R extends Pick<RunResults, 'answers'>>(
  results: R,
  { questions }: SurveyDraft,
): R {
  const refusals = new Set(
    results.answers.flatMap(({ kind, question, text }) =>
      kind === 'unread' && text !== null && questions[question]?.type === 'single_choice' && isShort(text)
        ? [comparable(text)]
        : [],
    ),
  )
  const isRefusal = ({ kind, text }: RunResults['answers'][number]): boolean =>
    kind === 'text' && text !== null && refusals.has(comparable(text))
  if (!results.answers.some(isRefusal)) return results
  const answers = results.answers.map((answer) =>
    isRefusal(answer) ? { ...answer, kind: 'unread' as const } : answer,
  )
  return { ...results, answers }
}

/** Whether a text has a few words, and is no number. */
function isShort(text: string): boolean {
  return /\p{L}{2}/u.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS
}
