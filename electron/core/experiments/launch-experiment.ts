import { armDraft } from '../../../shared/experiments/arm-draft.ts'
import { interleave, type LaunchPlace } from '../../../shared/experiments/interleave.ts'
import { hasRoomFor } from '../../../shared/experiments/room-for-runs.ts'
import type { Experiment, PlannedRun } from '../../../shared/models/experiment.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import type { ExperimentQuestionnaires } from '../../storage/storage.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import type { CorePorts } from '../ports.ts'
import { APART, endOfQueue } from '../runs/queue/end-of-queue.ts'
import { newRun } from '../runs/queue/new-run.ts'
import type { RunService } from '../runs/run-service.ts'
import { demandLaunchable } from './demand-launchable.ts'
import { planHash } from './plan-hash.ts'

/** Puts the runs of an experiment into the queue. Each method stores everything it adds in one write, or nothing. */
export interface ExperimentLauncher {
  /**
   * Freezes the plan and launches its runs. Throws CONFLICT for a revision that is not the newest, INVALID for a plan
   * that cannot be launched. Does nothing where the experiment is launched already.
   */
  launch(input: { id: string; revision: number }): void
  /**
   * Launches further repeats of every arm. Throws CONFLICT before the launch, and where the extension before this one
   * is missing; INVALID for too many runs. Does nothing for an extension that exists.
   */
  extend(input: { id: string; extension: number; runs: number }): void
  /**
   * Launches a new run in place of one that failed. Throws CONFLICT for a run that may still bring answers or has some,
   * MISSING for a run of another experiment.
   */
  rerun(input: { id: string; runId: string }): void
}

interface LauncherParts {
  ports: Pick<CorePorts, 'storage' | 'clock' | 'newId'>
  runs: Pick<RunService, 'find' | 'takeUp'>
  connections: Pick<ConnectionService, 'get'>
  marks: MarkSupply
  sinceStart: Pick<SinceStart, 'add'>
}

/** A run to be made: the version that it asks, and its entry in the experiment. */
interface Wanted {
  version: SurveyVersion
  planned: PlannedRun
}

export function createExperimentLauncher({
  ports: { storage, clock, newId },
  runs: runService,
  connections,
  marks,
  sinceStart,
}: LauncherParts): ExperimentLauncher {
  function find(id: string): Experiment {
    const found = storage.experiments.get(id)
    if (!found) throw new SondeError('MISSING')
    return found
  }

  /** The questionnaires of the arms, in their order; they differ only in the item under test. */
  function questionnairesOf({ plan }: Experiment, now: number): ExperimentQuestionnaires {
    const facts = { name: null, note: '', origin: 'launch', target: null, parent: null } as const
    const times = { createdAt: now, importedAt: null }
    return {
      surveyId: newId(),
      versions: plan.arms.map((arm, at) => {
        return { id: newId(), number: at + 1, draft: armDraft(plan, arm), ...times, ...facts }
      }),
    }
  }

  /** The version of each arm, as the launch froze it. */
  function storedVersions(id: string): SurveyVersion[] {
    const surveyId = storage.experiments.surveyOf(id)
    if (surveyId === null) throw new SondeError('MISSING')
    return storage.surveys.versions(surveyId).sort((a, b) => a.number - b.number)
  }

  function versionOf({ plan }: Experiment, arm: string, versions: readonly SurveyVersion[]): SurveyVersion {
    const version = versions[plan.arms.findIndex(({ id }) => id === arm)]
    if (!version) throw new SondeError('MISSING')
    return version
  }

  /** Makes the runs, lets `store` store them, and starts the work on them. */
  function add(
    { id, plan }: Experiment,
    wanted: readonly Wanted[],
    now: number,
    store: (runs: Run[]) => void,
  ): void {
    const connection = connections.get(plan.connectionId)
    const first = endOfQueue(storage.runs.list({ underWay: true }), connection.id, now)
    const ids = wanted.map(({ planned }) => planned.runId)
    try {
      store(
        wanted.map(({ version, planned }, at) =>
          newRun({
            id: planned.runId,
            version,
            connection,
            mark: () => marks.next(planned.runId),
            now,
            queueOrder: first + at * APART,
            experiment: { id, arm: planned.arm },
          }),
        ),
      )
    } finally {
      // The store knows the marks of stored runs as taken. Until then `next` reserves each for its run, so that no two
      // are alike.
      if (connection.marks) for (const runId of ids) marks.take(runId)
    }
    for (const runId of ids) sinceStart.add(runId)
    runService.takeUp(ids)
  }

  /** The runs of the given places, in the order in which they are to be sent. */
  function plannedRuns(
    experiment: Experiment,
    places: readonly LaunchPlace[],
    extension: number,
  ): PlannedRun[] {
    return places.map(({ arm, repeat }) => {
      return { arm, repeat: lastRepeat(experiment, arm) + repeat, runId: newId(), replaces: null, extension }
    })
  }

  return {
    launch: ({ id, revision }) => {
      const open = find(id)
      if (open.frozen) return
      if (open.revision !== revision) throw new SondeError('CONFLICT')
      demandLaunchable(open.plan)
      const now = clock.now()
      const { surveyId, versions } = questionnairesOf(open, now)
      const own = versions.map((version) => ({ ...version, surveyId }))
      const arms = open.plan.arms.map((arm) => arm.id)
      const planned = plannedRuns(open, interleave(arms, open.plan.runs), 0)
      const frozen = { at: now, hash: planHash(open.plan) }
      const launched = { ...open, frozen, runs: planned, updatedAt: now }
      const wanted = planned.map((each) => ({ planned: each, version: versionOf(open, each.arm, own) }))
      add(launched, wanted, now, (runs) => storage.experiments.launch(launched, { surveyId, versions }, runs))
    },

    extend: ({ id, extension, runs: repeats }) => {
      const before = find(id)
      if (!before.frozen || extension > before.extensions.length + 1) throw new SondeError('CONFLICT')
      if (extension <= before.extensions.length) return
      if (!hasRoomFor(before, repeats)) {
        throw new SondeError('INVALID', { fields: [{ path: ['runs'], message: 'too_many' }] })
      }
      const now = clock.now()
      const arms = before.plan.arms.map((arm) => arm.id)
      // An odd extension begins with the arm that came last before it, so that the order is mirrored for single repeats
      // too.
      const order = extension % 2 === 1 ? arms.toReversed() : arms
      const planned = plannedRuns(before, interleave(order, repeats), extension)
      const versions = storedVersions(id)
      const wanted = planned.map((each) => ({
        planned: each,
        version: versionOf(before, each.arm, versions),
      }))
      const extended = {
        ...before,
        runs: [...before.runs, ...planned],
        extensions: [...before.extensions, { at: now, runs: repeats }],
        updatedAt: now,
      }
      add(extended, wanted, now, (runs) => storage.experiments.save(extended, runs))
    },

    rerun: ({ id, runId }) => {
      const before = find(id)
      const failed = before.runs.find((each) => each.runId === runId)
      if (!failed) throw new SondeError('MISSING')
      if (before.runs.some(({ replaces }) => replaces === runId)) return
      const run = runService.find(runId)
      if (run && !endedWithoutAnswers(run)) throw new SondeError('CONFLICT')
      const now = clock.now()
      const { arm, extension } = failed
      const repeat = lastRepeat(before, arm) + 1
      const planned = { arm, repeat, runId: newId(), replaces: runId, extension }
      const wanted = [{ planned, version: versionOf(before, arm, storedVersions(id)) }]
      const after = { ...before, runs: [...before.runs, planned], updatedAt: now }
      add(after, wanted, now, (runs) => storage.experiments.save(after, runs))
    },
  }
}

function lastRepeat({ runs }: Experiment, arm: string): number {
  return Math.max(0, ...runs.filter((run) => run.arm === arm).map(({ repeat }) => repeat))
}

/** Whether a run has ended without answers and will not get any on its own. */
function endedWithoutAnswers({ state, results }: Run): boolean {
  if (state === 'refused' || state === 'stopped') return results !== 'stored'
  return (state === 'failed' || state === 'done') && results !== 'stored' && results !== 'waiting'
}
