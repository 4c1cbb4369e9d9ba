import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../../shared/models/results.ts'
import type { Cell } from '../../shapes/gathered.ts'
import type { DeclaredLists } from './listed-options.ts'

/** So many items without a single 0 show that the program leaves zeros out. */
const FEWEST = 2

/**
 * Results without blanks of items whose codes count from 0, where no answer to any of them has that code: some programs
 * leave out a 0, so that it looks like a blank. `columns`: the answers as found, of which those not understood may have
 * a 0.
 */
export function withoutOmittedCodes<R extends Pick<RunResults, 'answers'>>(
  results: R,
  columns: readonly (readonly Cell[])[],
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
  const showsZero = (item: number): boolean =>
    hasZero(columns[item] ?? [], (value) => declared().isCode(item, value))
  if (
    coded.length < FEWEST ||
    answered.some(({ question, option }) => isZero(question, option)) ||
    coded.some(showsZero)
  )
    return results
  const answers = results.answers.filter(
    ({ kind, question }) => kind !== 'blank' || !coded.includes(question),
  )
  return { ...results, answers }
}

/** Whether a 0 stands in a field, beside the answers to an item, that has nothing but codes of its options. */
function hasZero(column: readonly Cell[], isCode: (value: unknown) => boolean): boolean {
  const held = column.flatMap(({ entry }) => Object.entries(entry ?? {}))
  const fields = Map.groupBy(
    held.filter(([, value]) => value !== null && value !== ''),
    ([name]) => name,
  )
  return [...fields.values()].some(
    (own) => own.some(([, value]) => Number(value) === 0) && own.every(([, value]) => isCode(value)),
  )
}
