import { markedTitle } from '../../../../shared/models/mark.ts'
import type { Problem } from '../../../../shared/models/problem.ts'
import type { CreationDoubt, Run } from '../../../../shared/models/run.ts'
import { SondeError, toProblem } from '../../../../shared/models/sonde-error.ts'
import { surveyStatusOf } from '../../../service/reading/read-status.ts'
import type { CallOptions, ListedRecord, ServiceClient } from '../../../service/service-api.ts'
import {
  isLookInVain,
  isRefusedUnlessListed,
  isSuccess,
  outcomeOfCreation,
  tellsNoId,
} from '../../lost-creation/call-outcome.ts'
import { type CreationTuning, pauseAfter } from '../../lost-creation/creation-tuning.ts'
import type { SinceStart } from '../../lost-creation/since-start.ts'
import type { CorePorts } from '../../ports.ts'
import { nextTry } from '../../waiting/next-try.ts'
import type { HeadOutcome } from '../head-outcome.ts'
import type { RunStore } from '../run-store.ts'
import { createCreationWatch } from './before-creation.ts'
import { findCandidates, type ListSearch } from './find-candidates.ts'
import { knownSurveys } from './known-surveys.ts'
import { createListProofs } from './list-proof.ts'

/**
 * A creation in doubt blocks its queue, so the pause after failed looks is limited to this many times the usual pause.
 */
const DOUBT_WAITS = 6
/**
 * The number of looks in a row that must miss a survey before it counts as absent. One look may miss it when a row
 * before it is deleted between the reading of two pages.
 */
const ABSENT_LOOKS = 2
/** Doubts for which a marked run that was queued before this start is not sent without asking the person. */
const NOT_SENT_BY_ITSELF: ReadonlySet<CreationDoubt> = new Set(['incomplete', 'omits', 'other_key'])

interface CreateParts {
  ports: Pick<CorePorts, 'clock' | 'storage' | 'newId'>
  store: RunStore
  sinceStart: Pick<SinceStart, 'has' | 'add'>
  client: (run: Run) => ServiceClient
  /** Whether the two runs go to the same service, so that equal ids mean the same survey. */
  isSameService: (one: Run, other: Run) => boolean
  tuning: CreationTuning & { random: () => number }
}

/** What is known of a creation in doubt. */
interface DoubtedCreation {
  /** When its call ended, or when Sonde was started; on the monotonic clock. */
  since: number
  /** Complete looks in a row that showed that the survey is not there. */
  absent: number
  /** Looks in a row that failed. */
  failed: number
  /** The id of the only new row at the last look, where that row has no title. */
  alone?: string
}

/** Creates a run's survey at the service, and never a second time by itself, whatever fails on the way. */
export function createRemoteSurveyCreator({
  ports,
  store,
  sinceStart,
  client,
  isSameService,
  tuning,
}: CreateParts) {
  const { clock, storage } = ports
  const proofs = createListProofs(ports)
  const watch = createCreationWatch({ clock, store, proofs, client })
  /** Failures in a row, by connection. */
  const failures = new Map<string, number>()
  const doubts = new Map<string, DoubtedCreation>()

  function later(run: Run, problem: Problem, longest = Number.POSITIVE_INFINITY): HeadOutcome {
    const inARow = (failures.get(run.connectionId) ?? 0) + 1
    failures.set(run.connectionId, inARow)
    store.note(run.id, { problem })
    const wait = Math.min(nextTry(inARow, tuning.random()), longest)
    return { wait: Math.max(wait, (problem.retryAt ?? 0) - clock.now()) }
  }

  /** False where the person has stopped the run or paused its experiment since. */
  function mayBeSent(id: string): boolean {
    const { state, paused } = store.get(id)
    return state === 'queued' && !paused
  }

  async function send(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    const version = storage.surveys.version(run.versionId)
    if (!version) {
      store.hear(run.id, { state: 'refused', problem: { code: 'MISSING' } })
      return 'left'
    }
    const { id, connectionId } = run
    // The pause that the service asked for is over; the call now waits for its turn in the budget.
    if (run.problem?.code === 'BUSY') store.note(id, { problem: null })
    const earlier = await findEarlier(run, signal)
    if (earlier) return earlier
    const waitsFor = await watch.prepare(run, signal)
    if (signal.aborted || !mayBeSent(id)) return 'left'
    if (waitsFor) return later(run, waitsFor)
    /** Until the call's turn in the budget comes, nothing has been sent: the run stays queued and may be stopped. */
    const onTurn = (): void => {
      if (signal.aborted || !mayBeSent(id)) throw new SondeError('CANCELLED')
      store.change(id, {
        state: 'creating',
        problem: null,
        creationProblem: null,
        sentAt: clock.now(),
        sentAfter: watch.lastHeard(connectionId),
        lookBefore: proofs.before(connectionId)?.look ?? null,
      })
    }
    const onAccount = (account: string): void => {
      try {
        store.change(id, { account })
      } catch (error) {
        // The disk did not store with which key it would be sent, so it is not sent.
        store.hear(id, { state: 'queued', sentAt: null })
        throw error
      }
    }
    try {
      const onUnparsed = store.keepsUnparsed(id, 'creation')
      const draft = { ...version.draft, title: markedTitle(run.mark, version.draft.title) }
      const { value, raw, date } = await client(run).createSurvey(draft, {
        priority: 'launch',
        onTurn,
        onAccount,
        tellsBusy: true,
        signal,
        onUnparsed,
      })
      failures.delete(connectionId)
      watch.heard(connectionId, date)
      watch.answered(connectionId, true)
      const made: Partial<Run> = { remoteId: value.id, checkedAt: clock.now() }
      // A run that was stopped before the reply came stays stopped, but remembers the id of the survey that was
      // created.
      store.hear(id, store.get(id).state === 'creating' ? { ...made, state: 'created' } : made)
      store.keepPayload(id, 'creation', raw)
      if (store.get(id).state === 'created') await watch.prove(id, signal)
      return 'left'
    } catch (error) {
      const problem = toProblem(error)
      if (tellsNoId(problem)) watch.answered(connectionId, false)
      doubts.set(id, { since: clock.monotonic(), absent: 0, failed: 0 })
      const { state } = store.get(id)
      // Closing Sonde cuts the call: `creating` stays on disk, and the next start finds out what happened.
      if (signal.aborted || (state !== 'creating' && !mayBeSent(id))) return 'left'
      // The disk did not store that the creation begins, so nothing was sent.
      if (state === 'queued' && problem.code === 'STORAGE') throw error
      switch (outcomeOfCreation(problem)) {
        case 'not_sent':
          store.hear(id, { state: 'queued', sentAt: null, account: null })
          return later(run, problem)
        case 'refused':
          store.hear(id, { state: 'refused', problem })
          return 'left'
        case 'unclear':
          // The call had not had its turn yet, so nothing was sent.
          if (state === 'queued') return later(run, problem)
          store.hear(id, { problem, creationProblem: problem })
          return { wait: 0 }
      }
    }
  }

  /**
   * Checks a run that was queued before this start. If the data folder is an older copy, such a run may have been
   * created long ago. Its mark tells, where the whole list can be read and shows marks; otherwise only a list in which
   * no row could be it. Returns null where the run may be sent.
   */
  async function findEarlier(run: Run, signal: AbortSignal): Promise<HeadOutcome | null> {
    const { id, mark, connectionId } = run
    if (sinceStart.has(id)) return null
    const ask = (doubt: CreationDoubt, problem: Problem | null = null): HeadOutcome => {
      store.hear(id, { state: 'unknown', doubt, problem })
      return 'left'
    }
    try {
      const { verdict, mayBeUnmarked, account } = await search(run, 0, { priority: 'launch', signal })
      if (signal.aborted || !mayBeSent(id)) return 'left'
      if (verdict.kind === 'found') {
        adopt(id, verdict.record, account)
        return 'left'
      }
      if (verdict.kind === 'open' && (verdict.why === 'several' || verdict.why === 'differs'))
        return ask(verdict.why, { code: 'CUT_ANSWER' })
      if (verdict.kind === 'open' && mark === null) return ask('before_start')
      if (verdict.kind === 'open' && NOT_SENT_BY_ITSELF.has(verdict.why)) return ask(verdict.why)
      if (mayBeUnmarked) return ask('unexplained')
      sinceStart.add(id)
      return null
    } catch (error) {
      if (signal.aborted || !mayBeSent(id)) return 'left'
      const problem = toProblem(error)
      if (watch.mustWait(problem, connectionId)) return later(run, problem)
      return ask(mark === null ? 'before_start' : 'incomplete', problem)
    }
  }

  function search(run: Run, freshAfter: number, options: CallOptions): Promise<ListSearch> {
    const parts = {
      client: listening(run),
      known: knownSurveys(store, run, isSameService),
      proofs,
      draft: storage.surveys.version(run.versionId)?.draft ?? null,
      freshAfter,
      settles: tuning.settles,
      now: clock.now,
    }
    return findCandidates(run, parts, options)
  }

  function adopt(id: string, record: ListedRecord, account: string | null): void {
    const mayRunAlready = surveyStatusOf(record.status) !== 'draft'
    const found: Partial<Run> = { state: 'created', remoteId: record.id, account, checkedAt: clock.now() }
    store.hear(id, { ...found, mayRunAlready, problem: null, doubt: null })
  }

  /**
   * The reply to a creation was lost: looks for the survey at the service before anything is sent again, and asks the
   * person where the service cannot tell.
   */
  async function findOut(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    const { id } = run
    const doubt = doubts.get(id) ?? { since: clock.monotonic(), absent: 0, failed: 0 }
    doubts.set(id, doubt)
    const answer = run.creationProblem
    // Computed before the list is read: a survey created while it is being read may be missing from it.
    const left = doubt.since + tuning.settles - clock.monotonic()
    try {
      const options = { priority: 'launch', signal, onUnparsed: store.keepsUnparsed(id, 'list') } as const
      const { verdict, pages, account } = await search(run, left > 0 ? 0 : tuning.settles, options)
      if (signal.aborted) return 'left'
      if (store.get(id).state !== 'creating') {
        doubts.delete(id)
        return 'left'
      }
      const mayStillCome = verdict.kind === 'open' && verdict.why !== 'several' && verdict.why !== 'differs'
      doubt.failed = 0
      doubt.absent = verdict.kind === 'absent' ? doubt.absent + 1 : 0
      const pause = pauseAfter(pages, tuning)
      if (verdict.kind === 'found' && verdict.isOnlyNew && verdict.record.toldTitle === null) {
        // A second look must show that it is still the only new row.
        const isAgain = doubt.alone === verdict.record.id
        doubt.alone = verdict.record.id
        if (!isAgain) return { wait: pause }
      }
      if (left > 0 && (mayStillCome || verdict.kind === 'absent')) return { wait: Math.min(left, pause) }
      if (verdict.kind === 'absent' && doubt.absent < ABSENT_LOOKS) return { wait: pause }
      doubts.delete(id)
      if (verdict.kind === 'found') adopt(id, verdict.record, account)
      else if (verdict.kind === 'absent' && answer && isRefusedUnlessListed(answer))
        // It may still be created late, as with one that is sent again, and the person may retry: the stray watch looks
        // for it.
        store.hear(id, { state: 'refused', problem: answer, doubt: null, mayHaveLeft: true })
      else if (verdict.kind === 'absent' && !isSuccess(answer)) {
        sinceStart.add(id)
        // The service may still carry out the first call very late: the stray watch looks for that.
        store.hear(id, { state: 'queued', sentAt: null, problem: null, doubt: null, mayHaveLeft: true })
      } else
        store.hear(id, {
          state: 'unknown',
          // The service called the creation a success but does not list it: it contradicts itself.
          doubt: verdict.kind === 'absent' ? 'omits' : verdict.why,
          problem: answer ?? { code: 'CUT_ANSWER' },
        })
      return 'left'
    } catch (error) {
      if (signal.aborted || store.get(id).state !== 'creating') return 'left'
      const problem = toProblem(error)
      doubt.failed += 1
      if (left > 0 || !isLookInVain(problem, doubt.failed))
        return later(run, problem, DOUBT_WAITS * tuning.looks)
      doubts.delete(id)
      store.hear(id, { state: 'unknown', doubt: 'incomplete', problem })
      return 'left'
    }
  }

  /** The client of a run's connection. Each page read resets the count of failures, even if the next page fails. */
  function listening(run: Run): Pick<ServiceClient, 'listSurveys'> {
    return {
      listSurveys: async (page, options) => {
        const listed = await client(run).listSurveys(page, options)
        failures.delete(run.connectionId)
        watch.heard(run.connectionId, listed.date)
        return listed
      },
    }
  }

  return (run: Run, signal: AbortSignal): Promise<HeadOutcome> =>
    run.state === 'creating' ? findOut(run, signal) : send(run, signal)
}
