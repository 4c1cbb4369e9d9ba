import type { ExperimentPlan } from '../../../shared/models/experiment.ts'
import { api, client } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { experimentForm } from './document-forms.ts'
import type { DraftKind } from './draft-kind.ts'

/** Plans of experiments that are not launched yet. */
export const experimentKind: DraftKind<ExperimentPlan> = {
  ...experimentForm,
  open: async (id) => {
    const { experiment, history } = await client.experiments.get({ id })
    const { plan, revision, updatedAt } = experiment
    return { id, draft: plan, revision, updatedAt, history }
  },
  save: (id, plan, revision) => client.experiments.save({ id, plan, revision }),
  onSaved: () => void queryClient.invalidateQueries({ queryKey: api.experiments.list.key() }),
}
