import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../../service/service-api.ts'
import { tellsNoId } from '../../lost-creation/call-outcome.ts'
import { readList } from '../../lost-creation/read-list.ts'
import type { Verdict } from './creation-evidence.ts'
import { candidatesOf, judgeList, mayStandUnmarked, showsAll } from './judge-list.ts'
import type { KnownSurveys } from './known-surveys.ts'
import type { ListProofs } from './list-proof.ts'

/** What a search for a run's survey works with. */
export interface SearchParts {
  client: Pick<ServiceClient, 'listSurveys'>
  known: KnownSurveys
  proofs: ListProofs
  /** What the run's version asks; null where the version is gone. */
  draft: SurveyDraft | null
  /** Time that must have passed by the service's clock since the creation was sent, in milliseconds. */
  freshAfter: number
  /** How long after its call has ended a creation may still be carried out, in milliseconds. */
  settles: number
  /** This machine's clock, in milliseconds since 1970. */
  now: () => number
}

/** What a look at the service's list tells of a run's creation. */
export interface Finding {
  verdict: Verdict
  /** What may be it, the likeliest first: the evidence for a person. */
  candidates: ListedRecord[]
  /** Whether a row may be it although it carries no mark, in a list that may not show marks. */
  mayBeUnmarked: boolean
  /** Pages that were read. */
  pages: number
  /** The print of the key that they were read with; null where that is not known. */
  account: string | null
}

/** The service's clock and ours differ by what a call takes, and the service tells whole seconds. */
const SLACK = 2_000
/**
 * How exactly a past moment is known when it is counted back from now: the clock may have been corrected in between.
 */
const UNSURE = 60_000
/** A creation is given up after so long. */
const LONGEST_CALL = 30_000

/** Looks once through the list of surveys for what a run created. Rejects where the list cannot be read. */
export async function findCandidates(run: Run, parts: SearchParts, options: CallOptions): Promise<Finding> {
  const { client, known, proofs, draft, freshAfter, settles, now } = parts
  const look = await readList((page, onAccount) => client.listSurveys(page, { ...options, onAccount }))
  const { account } = look
  /**
   * Converts a moment of this machine's clock to the service's clock. Only the time that has passed since counts, so
   * the two clocks may be set differently.
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
  // A later look may have shown the very survey that is looked for.
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
  // A list that leaves out what is surely there has lost its credit, whatever it showed earlier.
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
