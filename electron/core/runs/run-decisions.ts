import type { RunDecision } from '../../../shared/contract/runs.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { wasNeverSent } from '../../../shared/runs/was-never-sent.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import type { Clock } from '../ports.ts'
import { idsOf } from './creation/known-surveys.ts'
import { accountShowing, withinAccount } from './following/own-account.ts'
import type { RunDriver } from './run-driver.ts'
import type { RunStore } from './run-store.ts'

/** What a person may do with a run. Each throws CONFLICT where the run's state does not allow it. */
export interface RunDecisions {
  /** Records the person's decision about a creation whose outcome Sonde cannot know. */
  decide(id: string, decision: RunDecision): Run
  stop(id: string): Run
  retry(id: string): Run
  /** Deletes the run's survey at the service. */
  removeRemote(id: string): Promise<Run>
  /** Deletes a run that was taken out of the queue before anything of it was sent. */
  forget(id: string): Promise<void>
  /** Restores a run that `forget` deleted since Sonde was started; throws MISSING where there is none. */
  recall(id: string): Run
  /** To be called when another store has replaced the one in use: drops what was offered and what was deleted. */
  forgetStore(): void
  /** Notes which surveys were offered to the person as candidates for a run. */
  offer(id: string, offered: Offered): void
  /**
   * Whether a survey at the service belongs to another run there, unless it already did when it was offered: the
   * service may give the id of a deleted survey again.
   */
  isAnothers(id: string, remoteId: string): boolean
}

/** Ids of surveys that may be a run's, and the print of the key with which they were listed. */
interface Offered {
  remoteIds: readonly string[]
  account: string | null
}

interface DecisionParts {
  store: RunStore
  driver: RunDriver
  connections: ConnectionService
  /** The draft of the run's version; null where the version is gone. */
  draftOf: (run: Run) => SurveyDraft | null
  clock: Clock
  sinceStart: Pick<SinceStart, 'add'>
}

export function createRunDecisions({
  store,
  driver,
  connections,
  draftOf,
  clock,
  sinceStart,
}: DecisionParts): RunDecisions {
  /** The last offer for each run, with the runs that had each of the ids at that time: an id may be given again. */
  const offers = new Map<string, Pick<Offered, 'account'> & { holders: ReadonlyMap<string, string[]> }>()

  /** Deleted runs, in their last state. */
  const forgotten = new Map<string, Run>()

  function offer(id: string, { remoteIds, account }: Offered): void {
    offers.set(id, { account, holders: new Map(remoteIds.map((each) => [each, holdersOf(id, each)])) })
  }

  function decide(id: string, decision: RunDecision): Run {
    const run = store.get(id)
    if (run.state !== 'unknown') throw new SondeError('CONFLICT')
    switch (decision.kind) {
      case 'adopt':
        // Another run may have adopted this survey in the meantime: two runs must never follow the same one.
        if (isAnothers(id, decision.remoteId)) throw new SondeError('CONFLICT')
        store.change(id, {
          state: 'created',
          mayRunAlready: true,
          remoteId: decision.remoteId,
          account: offers.get(id)?.account ?? null,
          problem: null,
          doubt: null,
          stopAskedAt: null,
        })
        break
      case 'create_again':
        // The person may be wrong. `mayHaveLeft` keeps a survey that the first try created after all from being taken
        // for another run's.
        store.change(id, {
          state: 'queued',
          remoteId: null,
          mayRunAlready: false,
          problem: null,
          doubt: null,
          sentAt: null,
          account: null,
          mayHaveLeft: true,
          stopAskedAt: null,
        })
        sinceStart.add(id)
        break
      case 'give_up':
        return store.change(id, { state: 'stopped', finishedAt: clock.now() })
    }
    driver.drive(id)
    return store.get(id)
  }

  function isAnothers(id: string, remoteId: string): boolean {
    const before = offers.get(id)?.holders.get(remoteId) ?? []
    return holdersOf(id, remoteId).some((other) => !before.includes(other))
  }

  /** Other runs at the same service that had, or have, a survey with that id. */
  function holdersOf(id: string, remoteId: string): string[] {
    const { connectionId } = store.get(id)
    return store
      .list({})
      .filter((other) => other.id !== id && idsOf(other).includes(remoteId))
      .filter((other) => connections.isSameService(other.connectionId, connectionId))
      .map((other) => other.id)
  }

  /**
   * Stops a run that does not run at the service yet: one that waits to be sent, or that is stuck in a problem on the
   * way. The service has no call that stops a run, so where the survey may run already, Sonde first finds out whether
   * it does. A run whose creation may have reached the service keeps its `sentAt`.
   */
  function stop(id: string): Run {
    const { state, problem, stopAskedAt, mayRunAlready } = store.get(id)
    const isUncertain = state === 'launching' || (state === 'created' && mayRunAlready)
    if (isUncertain && stopAskedAt === null) {
      const run = store.change(id, { stopAskedAt: clock.now() })
      if (state === 'created') startAgain(id)
      else driver.drive(id)
      return run
    }
    const isStill =
      state === 'queued' ||
      (state === 'created' && !mayRunAlready) ||
      (state === 'creating' && problem !== null)
    if (!isStill) throw new SondeError('CONFLICT')
    const run = store.change(id, { state: 'stopped', problem: null, finishedAt: clock.now() })
    void driver.halt(id)
    return run
  }

  function retry(id: string): Run {
    const run = store.get(id)
    if (run.remoteId === null && (run.state === 'done' || run.state === 'failed'))
      throw new SondeError('CONFLICT')
    if (run.state === 'refused')
      store.change(id, {
        ...(run.remoteId === null ? { state: 'queued' } : { state: 'created', mayRunAlready: true }),
        problem: null,
        finishedAt: null,
        stopAskedAt: null,
      })
    else if (run.state === 'done' && (run.results === 'failed' || run.results === 'empty'))
      store.change(id, { results: 'waiting', problem: null })
    else if (run.state === 'failed' && run.problem !== null)
      store.change(id, { state: 'running', problem: null, finishedAt: null })
    else if (run.problem === null) throw new SondeError('CONFLICT')
    startAgain(id)
    return store.get(id)
  }

  /**
   * Ends the present step of the work on a run, for example a call that waits for its turn, and begins the next one.
   */
  function startAgain(id: string): void {
    // This may reject when Sonde closes at this moment; the next start goes on with the run.
    void driver
      .halt(id)
      .then(() => driver.drive(id))
      .catch(() => undefined)
  }

  async function removeRemote(id: string): Promise<Run> {
    const run = store.get(id)
    if (run.remoteId === null) throw new SondeError('MISSING')
    // Once the survey is deleted its answers cannot be fetched again, so those that are only in memory must be on disk
    // first.
    store.demandSaved(id)
    await deleteSurvey(run, run.remoteId)
    await driver.halt(id)
    const { state, results } = store.get(id)
    if (results === 'waiting')
      // Answers that were not fetched are lost with the survey.
      return store.hear(id, { remoteId: null, results: 'failed', problem: { code: 'NOT_FOUND' } })
    const ended = state === 'done' || state === 'failed' || state === 'stopped'
    return store.hear(
      id,
      ended
        ? { remoteId: null }
        : { remoteId: null, state: 'stopped', problem: null, finishedAt: clock.now() },
    )
  }

  async function forget(id: string): Promise<void> {
    // The queue may still be working on a run that was taken out of it at this moment.
    await driver.halt(id)
    const run = store.get(id)
    if (!wasNeverSent(run)) throw new SondeError('CONFLICT')
    store.remove(id)
    forgotten.set(id, run)
  }

  function recall(id: string): Run {
    const run = forgotten.get(id)
    if (!run) throw new SondeError('MISSING')
    const back = store.insert(run)
    forgotten.delete(id)
    return back
  }

  /**
   * Under another key the id may belong to another survey, so it is deleted only where the list shows that it is the
   * run's.
   */
  async function deleteSurvey(run: Run, remoteId: string): Promise<void> {
    const options = { priority: 'person' } as const
    const client = connections.client(run.connectionId)
    let isOther = false
    const noteOther = () => {
      isOther = true
    }
    try {
      await withinAccount(client, run.account, noteOther).deleteSurvey(remoteId, options)
    } catch (error) {
      if (!isOther) throw error
      const account = await accountShowing(run, draftOf(run), client, options)
      if (account === null) throw new SondeError('NOT_FOUND')
      store.hear(run.id, { account })
      await withinAccount(client, account, noteOther).deleteSurvey(remoteId, options)
    }
  }

  function forgetStore(): void {
    offers.clear()
    forgotten.clear()
  }

  return { decide, stop, retry, removeRemote, forget, recall, forgetStore, offer, isAnothers }
}
