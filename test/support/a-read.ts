import type { ReadRun } from '../../shared/analysis/compare-runs.ts'
import type { Question } from '../../shared/models/draft.ts'
import type { Answer } from '../../shared/models/results.ts'
import { aSurvey } from './drafts.ts'
import { resultsOf } from './results-of.ts'

/** What the personas answered to one item: how many chose each option, or the words of each; null is left blank. */
type Given = readonly number[] | readonly (string | null)[]

/** A run that asked these items, with the answers of its personas. */
export function aRead(asked: readonly [Question, Given][], patch: Partial<ReadRun> = {}): ReadRun {
  const answers = asked.flatMap(([{ type }, given], question): Answer[] =>
    type === 'single_choice'
      ? given
          .flatMap((count, option) => Array.from({ length: Number(count) }, () => option))
          .map((option, respondent) => ({ respondent, question, kind: 'option', option, text: null }))
      : given.map((words, respondent) => ({
          ...{ respondent, question, option: null },
          ...(words === null ? { kind: 'blank', text: null } : { kind: 'text', text: String(words) }),
        })),
  )
  const personas = Math.max(0, ...answers.map(({ respondent }) => respondent + 1))
  const respondents = Array.from({ length: personas }, (_, at) => ({ id: `p${at}`, attributes: [] }))
  return {
    connectionId: 'practice',
    draft: aSurvey(
      'S',
      asked.map(([question]) => question),
    ),
    results: resultsOf({ respondents, answers }),
    ...patch,
  }
}
