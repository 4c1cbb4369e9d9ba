import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../../service/service-api.ts'
import { tellsNoId } from '../../lost-creation/call-outcome.ts'
import { readList } from '../../lost-creation/read-list.ts'
import type { ListVerdict } from './creation-evidence.ts'
import { candidatesOf, judgeList, mayStandUnmarked, showsAll } from './judge-list.ts'
import type { KnownSurveys } from './known-surveys.ts'
import type { ListProofs } from './list-proof.ts'

/** What a search for a run's survey works with. */
export interface SearchParts {
  client: Pick<ServiceClient, 'listSurveys'>
  known: KnownSurveys
  proofs: ListProofs
  /** The draft of the run's version; null where the version is gone. */
  draft: SurveyDraft | null
  /**
   * The list must be at least this much later than the sending, on the service's clock, to count as fresh.
   * Milliseconds.
   */
  freshAfter: number
  /** How long after its call has ended the service may still carry out a creation, in milliseconds. */
  settles: number
  /** This machine's clock, in milliseconds since 1970. */
  now: () => number
}

/** The result of a look at the service's list for the survey of a run. */
export interface ListSearch {
  verdict: ListVerdict
  /** Rows that may be the survey, the likeliest first: evidence for a person. */
  candidates: ListedRecord[]
  /** Whether a row without a mark may be the survey, because the list may not show marks. */
  mayBeUnmarked: boolean
  /** Number of pages that were read. */
  pages: number
  /** The print of the key with which the pages were read; null where that is not known. */
  account: string | null
}

/**
 * Tolerance between the service's clock and this machine's: the duration of a call, and the service's whole seconds.
 */
const SLACK = 2_000
/** Error of a past moment that is counted back from now: the clock may have been corrected in between. */
const UNSURE = 60_000
/** A call that creates is given up after this time. */
const LONGEST_CALL = 30_000

/** Reads the list of surveys once, for what a run created. Rejects where the list cannot be read. */
export async function findCandidates(
  run: Run,
  parts: SearchParts,
  options: CallOptions,
): Promise<ListSearch> {
  const { client, known, proofs, draft, freshAfter, settles, now } = parts
  const look = await readList((page, onAccount) => client.listSurveys(page, { ...options, onAccount }))
  const { account } = look
  /**
   * Converts a moment of this machine's clock to the service's clock. It uses only the time that has passed since that
   * moment, so the two clocks need not agree.
   */
  const byService = (at: number | null) => (at === null || look.date === null ? null : look.date - now() + at)
  const sentAt = byService(run.sentAt)
  const sending = {
    mark: run.mark,
    title: markedTitle(run.mark, draft?.title ?? run.title),
    draft,
    after: run.sentAfter,
    within:
      sentAt === null || run.sentAfter === null
        ? null
        : { from: Math.max(run.sentAfter, sentAt - UNSURE), to: sentAt + LONGEST_CALL + settles },
  }
  const newest = proofs.before(run.connectionId)
  // Only the look that was made before this creation counts: a later one may already contain the survey that is sought.
  const before =
    newest !== null && newest.look === run.lookBefore && newest.account === account ? newest : null
  const evidence = {
    known,
    account,
    isOtherAccount: run.account !== null && run.account !== account,
    proof: proofs.get(run.connectionId, account),
    rowsBefore: before?.rows ?? null,
    idsBefore: before?.ids ?? null,
    isMade: tellsNoId(run.creationProblem),
    isFresh: look.date === null || run.sentAfter === null || look.date >= run.sentAfter + freshAfter - SLACK,
  }
  // A list that leaves out a survey that certainly exists proves nothing any more, whatever it showed earlier.
  if (look.complete && !showsAll(look, evidence))
    proofs.keep(run.connectionId, { shown: false, timesAgree: false }, look)
  return {
    verdict: judgeList(look, sending, evidence),
    candidates: candidatesOf(look, sending, evidence),
    mayBeUnmarked: mayStandUnmarked(look, sending, evidence, byService(run.createdAt)),
    pages: look.pages,
    account,
  }
}
