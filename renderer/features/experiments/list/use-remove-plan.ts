import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toldTitle } from '../../../../shared/experiments/told-title.ts'
import type { ExperimentSummary } from '../../../../shared/models/experiment.ts'
import { api, client } from '../../../lib/api.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { offerUndo } from '../../../ui/offer-undo.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'

/** Deletes a plan that was never launched, and offers to restore it. */
export function useRemovePlan({ id }: Pick<ExperimentSummary, 'id'>) {
  const { t } = useTranslation(['experiments', 'common'])
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: api.experiments.list.key() })
  return useOneAtATime({
    mutationFn: async () => {
      const { experiment } = await client.experiments.get({ id })
      await client.experiments.remove({ id })
      return experiment
    },
    onSuccess: ({ plan, basedOn }) => {
      void refresh()
      const title = toldTitle(plan) || t('common:untitled')
      offerUndo(t('removed', { title }), () => {
        client.experiments.create({ id, plan, basedOn }).then(refresh, tellProblem)
      })
    },
    onError: tellProblem,
  })
}
