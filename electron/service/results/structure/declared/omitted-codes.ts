import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../../shared/models/results.ts'
import type { DeclaredLists } from './listed-options.ts'

/** So many items without a single 0 show that the program leaves zeros out. */
const FEWEST = 2

/**
 * Results without blanks of items whose codes count from 0, where no answer to any of them has that code: some programs
 * leave out a 0, so that it looks like a blank.
 */
export function withoutOmittedCodes<R extends Pick<RunResults, 'answers'>>(
  results: R,
  { questions }: SurveyDraft,
  declared: () => Pick<DeclaredLists, 'isCode' | 'optionOf'>,
): R {
  if (!results.answers.some(({ kind }) => kind === 'blank')) return results
  const items = questions.flatMap(({ type }, item) => (type === 'single_choice' ? [item] : []))
  const coded = items.filter((item) => declared().isCode(item, 0))
  const isZero = (item: number, option: number | null): boolean => declared().optionOf(item, 0) === option
  const answered = results.answers.filter(
    ({ kind, question }) => kind === 'option' && coded.includes(question),
  )
  if (coded.length < FEWEST || answered.some(({ question, option }) => isZero(question, option)))
    return results
  const answers = results.answers.filter(
    ({ kind, question }) => kind !== 'blank' || !coded.includes(question),
  )
  return { ...results, answers }
}
