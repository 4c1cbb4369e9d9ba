import type { Connection } from '../../../../shared/models/connection.ts'
import { type DraftProblem, findDraftProblems } from '../../../../shared/models/draft-problems.ts'
import type { FieldProblem } from '../../../../shared/models/problem.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError } from '../../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'
import type { ConnectionService } from '../../connections/connection-service.ts'
import type { MarkSupply } from '../../lost-creation/mark-supply.ts'
import type { SinceStart } from '../../lost-creation/since-start.ts'
import type { CorePorts } from '../../ports.ts'
import type { SurveyService } from '../../surveys/survey-service.ts'
import type { RunStore } from '../run-store.ts'

/** What is launched; the same `runId` again is the same run. */
export interface Launch {
  surveyId: string
  revision: number
  connectionId: string
  runId?: string | undefined
}

/** The run whose version is launched again, and an id for each of the new runs; the same id again is the same run. */
export interface LaunchAgain {
  id: string
  runIds: readonly string[]
}

/** How launches are put into the queue. Both return runs that are on disk. */
export interface RunEnqueuer {
  /**
   * Freezes the draft into a version and starts a run of it. Throws CONFLICT for a revision that is not the newest, INVALID
   * for a draft that cannot be launched.
   */
  launch(input: Launch): Run
  /**
   * Starts runs of the very version that a run asked, on its connection; the draft is not looked at. Throws MISSING where
   * the run, its version or its connection is gone.
   */
  launchAgain(input: LaunchAgain): Run[]
}

interface StartParts {
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
}: StartParts): RunEnqueuer {
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
    const known = runIds.map((id) => storage.runs.get(id))
    // Told before anything is launched: an id that names another launch is a mistake.
    if (known.some((run) => run && !isSameLaunch(run, asked))) throw new SondeError('CONFLICT')
    if (known.every((run) => run !== null)) return known
    const version = storage.surveys.version(asked.versionId)
    if (!version) throw new SondeError('MISSING')
    const connection = connections.get(asked.connectionId)
    return runIds.map((id) => storage.runs.get(id) ?? enqueue(id, version, connection))
  }

  function enqueue(id: string, version: SurveyVersion, connection: Connection): Run {
    const now = clock.now()
    const run = store.insert({
      id,
      surveyId: version.surveyId,
      versionId: version.id,
      versionNumber: version.number,
      connectionId: connection.id,
      connectionName: connection.name,
      practice: connection.practice,
      title: version.draft.title.trim(),
      personas: version.draft.personas ?? 0,
      questionCount: version.draft.questions.length,
      state: 'queued',
      remoteId: null,
      remoteStatus: null,
      progress: null,
      results: 'none',
      problem: null,
      createdAt: now,
      queueOrder: now,
      sentAt: null,
      account: null,
      mark: connection.marks ? marks.take(version.surveyId) : null,
      sentAfter: null,
      lookBefore: null,
      mayHaveLeft: false,
      creationProblem: null,
      strays: [],
      doubt: null,
      launchedAt: null,
      finishedAt: null,
      checkedAt: null,
      stopAskedAt: null,
      unsaved: false,
    })
    sinceStart.add(run.id)
    return run
  }

  return { launch, launchAgain }
}

function isSameLaunch(one: Run, other: Run): boolean {
  return one.versionId === other.versionId && one.connectionId === other.connectionId
}

/** Where a draft's problem stands, as a path into the draft; the message is the problem's code. */
function toField({ code, question, option, ageRange }: DraftProblem): FieldProblem {
  if (ageRange !== undefined) return { path: ['audience', 'ageRanges', ageRange], message: code }
  if (code === 'title_empty') return { path: ['title'], message: code }
  if (code === 'personas_out_of_range') return { path: ['personas'], message: code }
  if (question === undefined) return { path: ['questions'], message: code }
  if (option !== undefined) return { path: ['questions', question, 'options', option], message: code }
  return { path: ['questions', question, code === 'options_missing' ? 'options' : 'stem'], message: code }
}
