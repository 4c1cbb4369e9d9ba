import type { Run } from '../../../../shared/models/run.ts'

/** A run that is done, with what is given instead. */
export function sampleRun(parts: Partial<Run> = {}): Run {
  return {
    id: 'run-1',
    surveyId: 'survey-1',
    versionId: 'version-1',
    versionNumber: 1,
    connectionId: 'practice',
    connectionName: 'Practice',
    practice: true,
    title: 'Urban mobility',
    personas: 20,
    questionCount: 2,
    state: 'done',
    remoteId: 'srv-1',
    remoteStatus: null,
    progress: null,
    results: 'stored',
    problem: null,
    createdAt: 0,
    queueOrder: 0,
    sentAt: null,
    account: null,
    mark: null,
    sentAfter: null,
    lookBefore: null,
    mayHaveLeft: false,
    strays: [],
    doubt: null,
    launchedAt: 0,
    finishedAt: 0,
    checkedAt: 0,
    stopAskedAt: null,
    unsaved: false,
    ...parts,
  }
}
