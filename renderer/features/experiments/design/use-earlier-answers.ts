import { useQuery } from '@tanstack/react-query'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import type { EarlierAnswers } from '../../../../shared/models/experiment-evidence.ts'
import { api } from '../../../lib/api.ts'

/** Whether the item is the only one that is asked. */
export function isAskedAlone({ alone, draft }: ExperimentPlan): boolean {
  return alone || draft.questions.length === 1
}

/** Earlier answers to A as the plan asks it; null where there are none, or until they are loaded. */
export function useEarlierAnswers(plan: ExperimentPlan): EarlierAnswers | null {
  const { arms, draft, source, connectionId } = plan
  const question = arms.find(({ kind }) => kind === 'base')?.question
  const { context, audience } = draft
  const { data } = useQuery(
    api.experiments.earlier.queryOptions({
      input: {
        surveyId: source.surveyId,
        connectionId,
        question: question ?? { id: 'none', stem: '', type: 'open_ended', options: [] },
        setting: { context, audience },
        alone: isAskedAlone(plan),
      },
      enabled: question?.type === 'single_choice' && connectionId !== '',
      // Not cached, since intermediate wordings are never asked for again.
      gcTime: 0,
    }),
  )
  return data ?? null
}
