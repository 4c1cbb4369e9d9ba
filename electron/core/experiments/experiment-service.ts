import {
  type Experiment,
  type ExperimentPlan,
  type ExperimentSummary,
  experimentPlanSchema,
  type FollowedExperiment,
} from '../../../shared/models/experiment.ts'
import type { EarlierAnswers } from '../../../shared/models/experiment-evidence.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import type { CorePorts } from '../ports.ts'
import type { PausedExperiments } from '../runs/paused-experiments.ts'
import type { RunService } from '../runs/run-service.ts'
import { createEarlierAnswers, type EarlierInput } from './evidence/earlier-answers.ts'
import { createEvidence, type EvidenceReader } from './evidence/evidence.ts'
import { createExperimentLauncher, type ExperimentLauncher } from './launch-experiment.ts'
import { createExperimentStopper } from './stop-experiment.ts'
import { summarise } from './summarise-experiment.ts'

/** Everything a person can do with experiments, and see of them. */
export interface ExperimentService extends EvidenceReader {
  list(filter: { surveyId?: string | undefined }): ExperimentSummary[]
  /** `history` identifies the store to which the revision belongs. */
  get(id: string): FollowedExperiment & { history: string }
  create(input: { id: string; plan: ExperimentPlan; basedOn: string | null }): Experiment
  save(input: { id: string; revision: number; plan: ExperimentPlan }): { revision: number; savedAt: number }
  remove(id: string): void
  launch(input: Parameters<ExperimentLauncher['launch']>[0]): FollowedExperiment
  extend(input: Parameters<ExperimentLauncher['extend']>[0]): FollowedExperiment
  rerun(input: Parameters<ExperimentLauncher['rerun']>[0]): FollowedExperiment
  pause(input: { id: string; paused: boolean }): FollowedExperiment
  stop(id: string): FollowedExperiment
  /** How an item was answered before, however seldom; null where it was not. */
  earlier(input: EarlierInput): Promise<EarlierAnswers | null>
}

interface ServiceParts {
  ports: CorePorts
  hub: Hub
  runs: RunService
  connections: ConnectionService
  marks: MarkSupply
  sinceStart: Pick<SinceStart, 'add'>
  paused: PausedExperiments
}

export function createExperimentService(parts: ServiceParts): ExperimentService {
  const { ports, hub, runs, paused } = parts
  const { storage, clock } = ports
  const launcher = createExperimentLauncher(parts)
  const stop = createExperimentStopper(runs)

  /** Throws MISSING. */
  function find(id: string): Experiment {
    const found = storage.experiments.get(id)
    if (!found) throw new SondeError('MISSING')
    return found
  }

  /** Throws CONFLICT where the plan can no longer be changed. */
  function findOpen(id: string): Experiment {
    const found = find(id)
    if (found.frozen) throw new SondeError('CONFLICT')
    return found
  }

  function statesOf(experiment: Experiment) {
    return experiment.runs.flatMap(({ runId }) => runs.find(runId) ?? [])
  }

  function followed(id: string): FollowedExperiment {
    const experiment = find(id)
    return { experiment, runStates: statesOf(experiment) }
  }

  /** Ends a pause for which no run waits any more: it would hold back what the person launches later. */
  function endIdlePause(id: string): void {
    const experiment = find(id)
    if (!experiment.paused || statesOf(experiment).some(({ state }) => state === 'queued')) return
    storage.experiments.save({ ...experiment, paused: false })
    paused.forget()
  }

  return {
    list: ({ surveyId }) => {
      const filter = surveyId === undefined ? {} : { surveyId }
      const standings = new Map(runs.ofExperiments(filter).map((run) => [run.id, run]))
      const connections = new Map(storage.connections.list().map((each) => [each.id, each]))
      return storage.experiments.heads(filter).map((head) => {
        const known = head.runs.flatMap(({ runId }) => standings.get(runId) ?? [])
        return summarise(head, known, connections.get(head.plan.connectionId) ?? null)
      })
    },
    get: (id) => ({ ...followed(id), history: storage.history() }),
    create: ({ id, plan, basedOn }) => {
      const known = storage.experiments.get(id)
      if (known) return known
      const now = clock.now()
      const begun = { revision: 1, createdAt: now, updatedAt: now, frozen: null, runs: [], extensions: [] }
      const experiment = { id, plan: experimentPlanSchema.parse(plan), basedOn, ...begun, paused: false }
      storage.experiments.insert(experiment)
      return experiment
    },
    save: ({ id, revision, plan }) => {
      const open = findOpen(id)
      if (open.revision !== revision) throw new SondeError('CONFLICT')
      const savedAt = clock.now()
      storage.experiments.save({ ...open, plan, revision: revision + 1, updatedAt: savedAt })
      return { revision: revision + 1, savedAt }
    },
    remove: (id) => storage.experiments.remove(findOpen(id).id),
    launch: (input) => {
      launcher.launch(input)
      return followed(input.id)
    },
    extend: (input) => {
      endIdlePause(input.id)
      launcher.extend(input)
      return followed(input.id)
    },
    rerun: (input) => {
      endIdlePause(input.id)
      launcher.rerun(input)
      return followed(input.id)
    },
    pause: ({ id, paused: wanted }) => {
      const experiment = find(id)
      if (!experiment.frozen) throw new SondeError('CONFLICT')
      if (experiment.paused !== wanted) {
        storage.experiments.save({ ...experiment, paused: wanted, updatedAt: clock.now() })
        paused.forget()
        runs.takeUp(experiment.runs.map(({ runId }) => runId))
      }
      return followed(id)
    },
    stop: (id) => {
      stop(statesOf(find(id)))
      endIdlePause(id)
      return followed(id)
    },
    earlier: createEarlierAnswers({ ports, runs }),
    ...createEvidence({ ports, hub, find, runs }),
  }
}
