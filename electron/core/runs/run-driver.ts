import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import type { CorePorts, ReadingPort } from '../ports.ts'
import { createRemoteSurveyCreator } from './creation/create-remote-survey.ts'
import { createStrayWatch } from './creation/stray-watch.ts'
import { createFailures } from './failures.ts'
import { createRunFollower } from './following/run-follower.ts'
import type { HeadOutcome } from './head-outcome.ts'
import { createCreationQueue } from './queue/creation-queue.ts'
import type { RunStore } from './run-store.ts'
import type { RunTuning } from './run-tuning.ts'

/**
 * Takes runs through their states, until they end or need a person. Each state is stored before the next call. The
 * order is: the queue of the connection (`queue/`), the creation of the remote survey (`creation/`), then its launch,
 * its polls and its answers (`following/`).
 */
export interface RunDriver {
  /** Starts the work on a run, or ends its present wait. */
  drive(runId: string): void
  /** Stops the work on a run, in the queue or after its creation, and waits until the latter has ended. */
  halt(runId: string): Promise<void>
  /** Ends every wait. To be called when the network came back or the machine woke up. */
  wake(): void
  /** Ends all work and waits until it has ended; a later `drive` starts it again. */
  rest(): Promise<void>
}

interface DriverParts {
  ports: CorePorts
  reader: ReadingPort
  store: RunStore
  sinceStart: Pick<SinceStart, 'has' | 'add'>
  connections: ConnectionService
  tuning: RunTuning
  /** Makes sure that the disk has room for the reply to a creation. Throws STORAGE. */
  makeRoom: () => void
  /** Called once when a run reaches its end. */
  onEnd: (run: Run) => void
}

export function createRunDriver(parts: DriverParts): RunDriver {
  const { ports, reader, store, sinceStart, connections, tuning, makeRoom, onEnd } = parts
  const { clock, log } = ports
  const client = (run: Run) => connections.client(run.connectionId)
  const isSameService = (one: Run, other: Run) =>
    connections.isSameService(one.connectionId, other.connectionId)
  const unhandled = createFailures(store, log, tuning.random)

  const follower = createRunFollower({ ports, reader, store, connections, tuning, unhandled, onEnd })
  const strays = createStrayWatch({
    clock,
    store,
    client,
    again: tuning.strays,
    random: tuning.random,
    onError: (error) => log.error('run.strays', { code: toProblem(error).code }),
  })
  const create = createRemoteSurveyCreator({ ports, store, sinceStart, client, isSameService, tuning })
  const queue = createCreationQueue({ store, clock, log, handle: createAndFollow })

  /**
   * Takes a run out of the queue that was to be stopped once its creation is answered, and whose creation turned out not
   * to have taken place. Returns whether it was such a run.
   */
  function isStopped(id: string): boolean {
    const { state, stopAskedAt } = store.get(id)
    if (state !== 'queued' || stopAskedAt === null) return false
    store.hear(id, { state: 'stopped', problem: null, finishedAt: clock.now() })
    return true
  }

  async function createAndFollow(run: Run, signal: AbortSignal): Promise<HeadOutcome> {
    try {
      if (isStopped(run.id)) return 'left'
      if (run.state === 'queued') makeRoom()
      const outcome = await create(run, signal)
      unhandled.clear(run.connectionId)
      if (signal.aborted) return outcome
      if (isStopped(run.id)) return 'left'
      if (store.get(run.id).state === 'created') follow(run.id)
      return outcome
    } catch (error) {
      return { wait: unhandled.add(run.connectionId, run.id, error) }
    }
  }

  function follow(runId: string): void {
    if (follower.follow(runId)) strays.begin(runId)
  }

  function drive(runId: string): void {
    const { state, connectionId } = store.get(runId)
    if (state === 'queued' || state === 'creating') queue.wake(connectionId)
    else follow(runId)
  }

  /** The disk may not be readable yet when the machine wakes up, and nobody waits for this who could be told. */
  function driveAll(): void {
    try {
      for (const run of store.list({ underWay: true })) drive(run.id)
    } catch (error) {
      log.error('run.wake', { code: toProblem(error).code })
    }
  }

  return {
    drive,
    halt: async (runId) => {
      queue.drop(runId)
      await follower.halt(runId)
    },
    wake: () => {
      follower.wake()
      driveAll()
    },
    rest: async () => {
      await Promise.all([queue.rest(), strays.rest(), follower.rest()])
    },
  }
}
