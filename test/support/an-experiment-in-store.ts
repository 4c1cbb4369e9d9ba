import { READERS_EDITION } from '../../electron/service/results/readers-edition.ts'
import type { Storage } from '../../electron/storage/storage.ts'
import type { Experiment, ExperimentPlan } from '../../shared/models/experiment.ts'
import { storeLaunchedExperiment, WHEN } from './a-launched-experiment.ts'
import { askPractice } from './practice/ask-practice.ts'

/** Puts a launched experiment into a store; all its runs have answers of practice personas. */
export function storeAnsweredExperiment(store: Storage, id: string, plan: ExperimentPlan): Experiment {
  const { experiment, runs } = storeLaunchedExperiment(store, id, plan, 'stored')
  runs.forEach(({ run, version }, at) => {
    const payload = {
      id: `${run.id}-payload`,
      subjectId: run.id,
      kind: 'results',
      text: '{}',
      receivedAt: WHEN,
    }
    const results = askPractice(version.draft.questions, at + 1, plan.personas ?? 0)
    store.runs.saveResults(
      run.id,
      store.payloads.add(payload),
      { ...results, edition: READERS_EDITION },
      WHEN,
    )
  })
  return experiment
}
