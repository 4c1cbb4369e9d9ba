import { useQueryClient } from '@tanstack/react-query'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { api, client } from '../../../lib/api.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { tellProblem } from '../../../ui/tell-problem.tsx'

/** Number of runs added to each arm at once. */
export const MORE_RUNS = 2

/** The actions on a launched experiment; each is pending until its result is on the screen. */
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
    /** The extension is numbered, so that pressing again after a lost reply adds nothing. */
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
