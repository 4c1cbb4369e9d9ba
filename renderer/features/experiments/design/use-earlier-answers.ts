import { useQuery } from '@tanstack/react-query'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { EarlierAnswers } from '../../../../shared/models/experiment-evidence.ts'
import { api } from '../../../lib/api.ts'

/** How A was answered before, as the plan asks it; null where it was not, or while that is not known. */
export function useEarlierAnswers({
  arms,
  draft,
  source,
  connectionId,
}: ExperimentPlan): EarlierAnswers | null {
  const question = arms.find(({ kind }) => kind === 'base')?.question
  const { context, audience } = draft
  const { data } = useQuery(
    api.experiments.earlier.queryOptions({
      input: {
        surveyId: source.surveyId,
        connectionId,
        question: question ?? { id: 'none', stem: '', type: 'open_ended', options: [] },
        setting: { context, audience },
      },
      enabled: question?.type === 'single_choice' && connectionId !== '',
      // What was asked with other words on the way is not asked again.
      gcTime: 0,
    }),
  )
  return data ?? null
}
