import { CALLS_PER_MINUTE } from '../../../shared/models/connection.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import { estimateLaunch } from './estimate-launch.ts'
import type { RunStore } from './run-store.ts'

/** The size of a launch, its connection, and how many such launches go out together: 1 where it is not said. */
export interface EstimateInput {
  connectionId: string
  personas: number
  questions: number
  times?: number | undefined
}

/** The number of newest runs in which those of the connection are looked for. */
const PAST_RUNS = 300

/**
 * Returns a function that estimates how long a launch on a connection will take and how many calls it makes, and counts
 * the launches that wait there.
 */
export function createEstimator(
  store: Pick<RunStore, 'list'>,
  connections: Pick<ConnectionService, 'get'>,
): (input: EstimateInput) => LaunchEstimate & { waiting: number } {
  return ({ connectionId, personas, questions, times = 1 }) => {
    const { plan } = connections.get(connectionId)
    const ofConnection = (run: Run) => run.connectionId === connectionId
    const past = store.list({ limit: PAST_RUNS }).filter(ofConnection)
    const planned = { personas, questions, times, callsPerMinute: CALLS_PER_MINUTE[plan] }
    const waiting = store
      .list({ underWay: true })
      .filter(
        (run) => ofConnection(run) && !run.paused && (run.state === 'queued' || run.state === 'creating'),
      )
    return { ...estimateLaunch(past, planned), waiting: waiting.length }
  }
}
