import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Cell } from '../shapes/gathered.ts'
import { comparable, findText } from '../words/comparable.ts'
import { withoutCode } from '../words/numbered-options.ts'

/** Longer texts are sentences of somebody. */
const MOST_WORDS = 5

/**
 * Results without the words to open-ended items that stand in the place of options, too, where all options have codes
 * beside them: without one, "Not willing to answer" is what the service writes for everybody who refuses. They are
 * unread.
 */
export function withoutRefusals<R extends Pick<RunResults, 'answers'>>(
  results: R,
  columns: readonly (readonly Cell[])[],
  { questions }: SurveyDraft,
): R {
  const coded = new Set(
    questions.flatMap(({ options }, at) => {
      const byText = findText(options.map(({ text }) => text))
      const isCoded = ({ values: [text] }: Cell): boolean =>
        typeof text === 'string' && byText(text) === null && byText(withoutCode(text)) !== null
      return columns[at]?.some(isCoded) ? [at] : []
    }),
  )
  const refusals = new Set(
    results.answers.flatMap(({ kind, question, text }) =>
      kind === 'unread' && text !== null && coded.has(question) && isShort(text) ? [comparable(text)] : [],
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
