import type { Connection } from '../../../../shared/models/connection.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { SurveyVersion } from '../../../../shared/models/version.ts'

/** What a new run is made from. */
interface NewRun {
  id: string
  /** The version that it asks. */
  version: Pick<SurveyVersion, 'id' | 'surveyId' | 'number' | 'draft'>
  connection: Connection
  /** Returns the mark to put in front of the title; called only where the connection uses marks. */
  mark: () => string
  /** Milliseconds since 1970. */
  now: number
  /** Its place in the queue. */
  queueOrder: number
  experiment?: Run['experiment']
}

/** A run that waits to be sent, not stored yet. */
export function newRun({ id, version, connection, mark, now, queueOrder, experiment = null }: NewRun): Run {
  return {
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
    respondents: null,
    problem: null,
    createdAt: now,
    queueOrder,
    sentAt: null,
    account: null,
    mark: connection.marks ? mark() : null,
    sentAfter: null,
    lookBefore: null,
    mayHaveLeft: false,
    creationProblem: null,
    strays: [],
    doubt: null,
    mayRunAlready: false,
    launchedAt: null,
    finishedAt: null,
    checkedAt: null,
    movedAt: null,
    stopAskedAt: null,
    experiment,
    paused: false,
    unsaved: false,
  }
}
