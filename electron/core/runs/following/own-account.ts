import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../../shared/models/sonde-error.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../../service/service-api.ts'
import { isLookInVain } from '../../lost-creation/call-outcome.ts'
import { isMarked } from '../../lost-creation/is-marked.ts'
import { readList } from '../../lost-creation/read-list.ts'
import { contradicts } from '../same-survey.ts'
import { endRun } from './follow-run.ts'
import type { StepEnd, StepParts } from './run-step.ts'

/**
 * A survey without a mark is the run's own only if it was created within this time after the sending, on the service's
 * clock; `SECONDS` is the tolerance before it.
 */
const MADE_WITHIN = 3 * 60_000
const SECONDS = 2_000

/**
 * Returns a client for calls about a survey that is known by its id. In another account the same id is another survey,
 * so a call that would be sent with another key than `account` is not made: `onOther` is called, and the call rejects
 * with CANCELLED.
 */
export function withinAccount(
  client: ServiceClient,
  account: string | null,
  onOther: () => void,
): ServiceClient {
  if (account === null) return client
  const onAccount = (used: string): void => {
    if (used === account) return
    onOther()
    throw new SondeError('CANCELLED')
  }
  const guarded = (options: CallOptions): CallOptions => ({ ...options, onAccount })
  return {
    ...client,
    launchSurvey: (id, options) => client.launchSurvey(id, guarded(options)),
    surveyStatus: (id, options) => client.surveyStatus(id, guarded(options)),
    surveyResults: (id, options) => client.surveyResults(id, guarded(options)),
    deleteSurvey: (id, options) => client.deleteSurvey(id, guarded(options)),
  }
}

/**
 * The print of the connection's present key, if the list read with it shows the run's own survey: an account may have
 * many keys. Null where it does not, or where that is not certain. Rejects where the list cannot be read.
 */
export async function accountShowing(
  run: Run,
  draft: SurveyDraft | null,
  client: Pick<ServiceClient, 'listSurveys'>,
  options: CallOptions,
): Promise<string | null> {
  const { records, account } = await readList(
    (page, onAccount) => client.listSurveys(page, { ...options, onAccount }),
    (rows) => rows.some(({ id }) => id === run.remoteId),
  )
  // The connection has its earlier key again.
  if (account === run.account) return account
  const row = records.find(({ id }) => id === run.remoteId)
  return row !== undefined && draft !== null && isOwn(row, run, draft) ? account : null
}

function isOwn(row: ListedRecord, { mark, sentAfter }: Run, draft: SurveyDraft): boolean {
  if (contradicts(row, draft, mark)) return false
  if (mark !== null) return isMarked(row, mark)
  // The same survey may have been launched in both accounts: then only the creation time tells.
  const { toldTitle, createdAt } = row
  if (toldTitle?.trim() !== draft.title.trim() || createdAt === null || sentAfter === null) return false
  return createdAt >= sentAfter - SECONDS && createdAt <= sentAfter + MADE_WITHIN
}

/**
 * A call about the run's survey was not made, because the connection's key has changed. The run goes on only if the
 * survey is in the new key's list.
 */
export async function goOnWithOtherKey(run: Run, parts: StepParts): Promise<StepEnd> {
  const { store, storage, signal, client } = parts
  try {
    const draft = storage.surveys.version(run.versionId)?.draft ?? null
    const account = await accountShowing(run, draft, client(), { priority: 'launch', signal })
    if (signal.aborted) return 'stop'
    if (account === null) return leave(run, parts)
    store.hear(run.id, { account, problem: null })
    return 'go'
  } catch (error) {
    const problem = toProblem(error)
    if (signal.aborted) return 'stop'
    return isLookInVain(problem, 1) ? leave(run, parts) : { failed: problem }
  }
}

/**
 * Only the person can tell what is right. Answers of an ended run are not fetched; the person can request them again.
 */
function leave(run: Run, parts: StepParts): StepEnd {
  const problem = { code: 'NOT_FOUND' } as const
  if (run.state === 'done' || run.state === 'failed')
    return endRun(run, { results: 'failed', problem }, parts)
  parts.store.hear(run.id, { state: 'unknown', doubt: 'other_key', problem })
  return 'stop'
}
