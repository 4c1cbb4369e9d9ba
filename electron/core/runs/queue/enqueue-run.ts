import type { Connection } from '../../../../shared/models/connection.ts'
import { findDraftProblems } from '../../../../shared/models/draft-problems.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import type { ConnectionService } from '../../connections/connection-service.ts'
import type { MarkSupply } from '../../lost-creation/mark-supply.ts'
import type { SinceStart } from '../../lost-creation/since-start.ts'
import type { CorePorts } from '../../ports.ts'
import type { SurveyService } from '../../surveys/survey-service.ts'
import type { RunStore } from '../run-store.ts'
import { toField } from './draft-field.ts'
import { endOfQueue } from './end-of-queue.ts'
import { newRun } from './new-run.ts'

/** What is launched. A call with a `runId` that exists returns that run. */
export interface Launch {
  surveyId: string
  revision: number
  connectionId: string
  runId?: string | undefined
}

/**
 * The run whose version is launched again, and an id for each of the new runs. Ids that exist stand for the runs that
 * they name.
 */
export interface LaunchAgain {
  id: string
  runIds: readonly string[]
}

/** Puts launches into the queue. Both methods return runs that are stored on disk. */
export interface RunEnqueuer {
  /**
   * Freezes the draft into a version and starts a run of it. Throws CONFLICT for a revision that is not the newest,
   * INVALID for a draft that cannot be launched.
   */
  launch(input: Launch): Run
  /**
   * Starts runs of the very version that a run asked, on its connection; the draft is not looked at. Throws MISSING
   * where the run, its version or its connection is gone, CONFLICT for a run of an experiment.
   */
  launchAgain(input: LaunchAgain): Run[]
}

interface EnqueuerParts {
  ports: Pick<CorePorts, 'storage' | 'clock' | 'newId'>
  store: RunStore
  connections: ConnectionService
  surveys: SurveyService
  marks: MarkSupply
  sinceStart: Pick<SinceStart, 'add'>
}

export function createRunEnqueuer({
  ports,
  store,
  connections,
  surveys,
  marks,
  sinceStart,
}: EnqueuerParts): RunEnqueuer {
  const { storage, clock, newId } = ports

  function launch(input: Launch): Run {
    const id = input.runId ?? newId()
    const asked = storage.runs.get(id)
    if (asked?.surveyId === input.surveyId) return asked
    if (asked) throw new SondeError('CONFLICT')
    const survey = surveys.get(input.surveyId)
    if (survey.revision !== input.revision) throw new SondeError('CONFLICT')
    const problems = findDraftProblems(survey.draft)
    if (problems.length > 0) throw new SondeError('INVALID', { fields: problems.map(toField) })
    const connection = connections.get(input.connectionId)
    const version = storage.surveys.freeze(survey.id, survey.draft, newId(), clock.now(), {
      origin: 'launch',
    })
    return enqueue(id, version, connection)
  }

  function launchAgain({ id: askedId, runIds }: LaunchAgain): Run[] {
    const asked = store.get(askedId)
    // More runs of an arm are launched through the experiment, which otherwise would not know of them.
    if (asked.experiment) throw new SondeError('CONFLICT')
    const known = runIds.map((id) => storage.runs.get(id))
    // Checked before anything is launched: an id that names another launch is a mistake.
    if (known.some((run) => run && !isSameLaunch(run, asked))) throw new SondeError('CONFLICT')
    if (known.every((run) => run !== null)) return known
    const version = storage.surveys.version(asked.versionId)
    if (!version) throw new SondeError('MISSING')
    const connection = connections.get(asked.connectionId)
    return runIds.map((id) => storage.runs.get(id) ?? enqueue(id, version, connection))
  }

  function enqueue(id: string, version: SurveyVersion, connection: Connection): Run {
    const now = clock.now()
    const queueOrder = endOfQueue(store.list({ underWay: true }), connection.id, now)
    const run = store.insert(
      newRun({ id, version, connection, mark: () => marks.take(version.surveyId), now, queueOrder }),
    )
    sinceStart.add(run.id)
    return run
  }

  return { launch, launchAgain }
}

function isSameLaunch(one: Run, other: Run): boolean {
  return one.versionId === other.versionId && one.connectionId === other.connectionId
}
