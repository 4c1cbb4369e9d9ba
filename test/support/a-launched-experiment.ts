import { planHash } from '../../electron/core/experiments/plan-hash.ts'
import { newRun } from '../../electron/core/runs/queue/new-run.ts'
import type { Storage } from '../../electron/storage/storage.ts'
import { armDraft } from '../../shared/experiments/arm-draft.ts'
import { interleave } from '../../shared/experiments/interleave.ts'
import type { Connection } from '../../shared/models/connection.ts'
import type { Experiment, ExperimentPlan } from '../../shared/models/experiment.ts'

/** When a stored experiment was launched and answered. */
export const WHEN = 1_700_000_000_000

/** Puts a launched experiment with ended runs into a store; `results` is the state of the runs' answers. */
export function storeLaunchedExperiment(
  store: Storage,
  id: string,
  plan: ExperimentPlan,
  results: 'stored' | 'none',
) {
  const versions = plan.arms.map((arm, at) => ({
    ...{ id: `${id}-version-${at}`, number: at + 1, draft: armDraft(plan, arm), createdAt: WHEN },
    ...{ importedAt: null, name: null, note: '', origin: 'launch', target: null, parent: null },
  })) satisfies Parameters<Storage['experiments']['launch']>[1]['versions']
  const planned = interleave(
    plan.arms.map((arm) => arm.id),
    plan.runs,
  ).map((place, at) => ({ ...place, runId: `${id}-run-${at}`, replaces: null, extension: 0 }))
  const begun = {
    revision: 1,
    createdAt: WHEN,
    updatedAt: WHEN,
    basedOn: null,
    extensions: [],
    paused: false,
  }
  const experiment: Experiment = {
    id,
    plan,
    ...begun,
    frozen: { at: WHEN, hash: planHash(plan) },
    runs: planned,
  }
  const surveyId = `${id}-survey`
  const connection: Connection = {
    ...{
      id: 'practice',
      name: 'Practice',
      practice: true,
      baseUrl: 'http://127.0.0.1:1',
      colour: 'practice',
    },
    ...{ plan: 'enterprise', key: 'keychain' },
    ...{ marks: false, otherPrograms: null },
  }
  store.experiments.insert({ ...experiment, frozen: null, runs: [] })
  const runs = planned.map(({ runId, arm }) => {
    const version = versions[plan.arms.findIndex((each) => each.id === arm)]
    if (!version) throw new Error('An arm without a version.')
    const run = newRun({
      ...{
        id: runId,
        version: { ...version, surveyId },
        connection,
        mark: () => '',
        now: WHEN,
        queueOrder: WHEN,
      },
      experiment: { id, arm },
    })
    return { run: { ...run, state: 'done', results, finishedAt: WHEN } as const, version }
  })
  store.experiments.launch(
    experiment,
    { surveyId, versions },
    runs.map(({ run }) => run),
  )
  return { experiment, runs }
}
