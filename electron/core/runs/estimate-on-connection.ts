import { CALLS_PER_MINUTE } from '../../../shared/models/connection.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import { estimateLaunch } from './estimate-launch.ts'
import type { RunStore } from './run-store.ts'

/** A launch of that size on a connection. */
export interface EstimateInput {
  connectionId: string
  personas: number
  questions: number
}

/** The newest runs among which those of a connection are looked for. */
const PAST_RUNS = 300

/** Returns what tells how long a launch will take on a connection, how many calls, and how many launches wait there. */
export function createEstimator(
  store: Pick<RunStore, 'list'>,
  connections: Pick<ConnectionService, 'get'>,
): (input: EstimateInput) => LaunchEstimate & { waiting: number } {
  return ({ connectionId, personas, questions }) => {
    const { plan } = connections.get(connectionId)
    const ofConnection = (run: Run) => run.connectionId === connectionId
    const past = store.list({ limit: PAST_RUNS }).filter(ofConnection)
    const planned = { personas, questions, callsPerMinute: CALLS_PER_MINUTE[plan] }
    const waiting = store
      .list({ underWay: true })
      .filter((run) => ofConnection(run) && !run.held && (run.state === 'queued' || run.state === 'creating'))
    return { ...estimateLaunch(past, planned), waiting: waiting.length }
  }
}
