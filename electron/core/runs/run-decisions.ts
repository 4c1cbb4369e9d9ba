import type { RunDecision } from '../../../shared/contract/runs.ts'
import type { Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Clock } from '../ports.ts'
import type { RunDriver } from './run-driver.ts'
import type { RunStore } from './run-store.ts'

/** What a person may do with a run that is there. Each throws CONFLICT where the run's state does not allow it. */
export interface RunDecisions {
  /** Says what became of a creation of which Sonde cannot know. */
  decide(id: string, decision: RunDecision): Run
  stop(id: string): Run
  retry(id: string): Run
  /** Deletes the run's survey at the service. */
  removeRemote(id: string): Promise<Run>
}

interface DecisionParts {
  store: RunStore
  driver: RunDriver
  connections: ConnectionService
  clock: Clock
}

export function createRunDecisions({ store, driver, connections, clock }: DecisionParts): RunDecisions {
  function decide(id: string, decision: RunDecision): Run {
    if (store.get(id).state !== 'unknown') throw new SondeError('CONFLICT')
    switch (decision.kind) {
      case 'adopt':
        store.change(id, { state: 'launching', remoteId: decision.remoteId, problem: null })
        break
      case 'create_again':
        store.change(id, { state: 'queued', problem: null, sentAt: null })
        break
      case 'give_up':
        return store.change(id, { state: 'stopped', finishedAt: clock.now() })
    }
    driver.drive(id)
    return store.get(id)
  }

  /**
   * Stops what does not run yet: what waits to be sent, and what hangs in a problem on the way. A run that the service
   * has started cannot be stopped, for the service has no call for it.
   */
  function stop(id: string): Run {
    const { state, problem } = store.get(id)
    const hangs = problem !== null && (state === 'creating' || state === 'created' || state === 'launching')
    if (state !== 'queued' && !hangs) throw new SondeError('CONFLICT')
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
        state: run.remoteId === null ? 'queued' : 'launching',
        problem: null,
        finishedAt: null,
      })
    else if (run.state === 'done' && (run.results === 'failed' || run.results === 'empty'))
      store.change(id, { results: 'waiting', problem: null })
    else if (run.state === 'failed' && run.problem !== null)
      store.change(id, { state: 'running', problem: null, finishedAt: null })
    else if (run.problem === null) throw new SondeError('CONFLICT')
    // Sonde may close in this very instant; the next start takes the run up again.
    void driver
      .halt(id)
      .then(() => driver.drive(id))
      .catch(() => undefined)
    return store.get(id)
  }

  async function removeRemote(id: string): Promise<Run> {
    const run = store.get(id)
    if (run.remoteId === null) throw new SondeError('MISSING')
    await connections.client(run.connectionId).deleteSurvey(run.remoteId, { priority: 'person' })
    await driver.halt(id)
    const { state, results } = store.get(id)
    if (results === 'waiting')
      // What was not fetched is gone with it.
      return store.change(id, { remoteId: null, results: 'failed', problem: { code: 'NOT_FOUND' } })
    const ended = state === 'done' || state === 'failed' || state === 'stopped'
    return store.change(
      id,
      ended
        ? { remoteId: null }
        : { remoteId: null, state: 'stopped', problem: null, finishedAt: clock.now() },
    )
  }

  return { decide, stop, retry, removeRemote }
}
