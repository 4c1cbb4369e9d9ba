import { useQueryClient } from '@tanstack/react-query'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { api, client } from '../../../lib/api.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'

/** Runs that are added at once to each arm. */
export const MORE_RUNS = 2

/** What a person does with a launched experiment; each answer is on the screen before it counts as done. */
export function useExperimentActions({ id }: Pick<Experiment, 'id'>) {
  const cache = useQueryClient()
  const shared = {
    onSuccess: () => cache.invalidateQueries({ queryKey: api.experiments.key() }),
    onError: tellProblem,
  }
  return {
    pause: useOneAtATime({
      mutationFn: (paused: boolean) => client.experiments.pause({ id, paused }),
      ...shared,
    }),
    stop: useOneAtATime({ mutationFn: () => client.experiments.stop({ id }), ...shared }),
    /** Asking again after a lost answer adds nothing: the extension has a number. */
    extend: useOneAtATime({
      mutationFn: (extension: number) => client.experiments.extend({ id, extension, runs: MORE_RUNS }),
      ...shared,
    }),
    rerun: useOneAtATime({
      mutationFn: (runId: string) => client.experiments.rerun({ id, runId }),
      ...shared,
    }),
  }
}
