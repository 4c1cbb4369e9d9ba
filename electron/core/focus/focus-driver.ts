import type { FocusSession } from '../../../shared/models/focus.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import { readTranscript } from '../../service/read-transcript.ts'
import type { CallPriority } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'
import type { FocusStore } from './focus-store.ts'
import type { WorkUnderWay } from './work-under-way.ts'

/** Asks for transcripts: one request at a time a session, never repeated by itself, for each may run a round. */
export interface FocusDriver {
  /** Asks once, or until the discussion is complete, and returns as soon as the request is on its way. */
  ask(id: string, until: 'once' | 'end'): FocusSession
  /** No further request after the one under way. */
  pause(id: string): FocusSession
  /** Sessions that were asking when Sonde last stopped: the next request shows what happened. */
  settle(): void
}

interface DriverParts {
  ports: CorePorts
  store: FocusStore
  connections: ConnectionService
  underWay: WorkUnderWay
}

/** Unchanged answers in a row after which running to the end gives up: nothing more is coming. */
const PATIENCE = 2

export function createFocusDriver({ ports, store, connections, underWay }: DriverParts): FocusDriver {
  const { clock } = ports
  const working = new Set<string>()

  async function work(id: string, until: 'once' | 'end', signal: AbortSignal): Promise<void> {
    let unchanged = 0
    // The person waits for the first answer only; what follows by itself leaves the person's calls free.
    let priority: CallPriority = 'person'
    do {
      const grew = await askOnce(id, priority, signal)
      priority = 'launch'
      if (grew === 'failed' || signal.aborted) break
      unchanged = grew ? 0 : unchanged + 1
    } while (until === 'end' && goesOn(id) && unchanged < PATIENCE)
    if (!signal.aborted) store.change(id, { activity: 'idle', askingSince: null })
  }

  function goesOn(id: string): boolean {
    const session = store.get(id)
    return session.state === 'open' && session.activity === 'running_to_end'
  }

  async function askOnce(
    id: string,
    priority: CallPriority,
    signal: AbortSignal,
  ): Promise<boolean | 'failed'> {
    const before = store.get(id)
    if (before.remoteId === null || before.connectionId === null) return 'failed'
    store.change(id, { askingSince: clock.now(), requests: before.requests + 1, problem: null })
    try {
      const client = connections.client(before.connectionId)
      const { value, raw } = await client.focusTranscript(before.remoteId, {
        priority,
        signal,
        unread: store.unread(id, 'transcript'),
      })
      store.keepPayload(id, 'transcript', raw)
      const grew = store.keepTranscript(id, value)
      const reading = readTranscript(value)
      store.change(id, {
        askingSince: null,
        roundsRun: reading.roundsRun ?? before.roundsRun,
        state: stateAfter(id, isComplete(before, reading, grew) ? 'complete' : before.state),
      })
      return grew
    } catch (error) {
      if (signal.aborted) return 'failed'
      const problem = toProblem(error)
      store.change(id, {
        askingSince: null,
        problem,
        state: stateAfter(id, problem.code === 'NOT_FOUND' ? 'gone' : before.state),
      })
      return 'failed'
    }
  }

  /** What was deleted at the service meanwhile stays so. */
  function stateAfter(id: string, seen: FocusSession['state']): FocusSession['state'] {
    return store.get(id).state === 'gone' ? 'gone' : seen
  }

  /**
   * Whether the discussion is over: as the transcript says, or by its rounds. Where it tells neither, when as many
   * requests as there are rounds brought something new and this one did not.
   */
  function isComplete(
    session: FocusSession,
    reading: ReturnType<typeof readTranscript>,
    grew: boolean,
  ): boolean {
    const rounds = session.draft.rounds ?? Number.POSITIVE_INFINITY
    if (reading.complete !== null) return reading.complete
    if (reading.roundsRun !== null) return reading.roundsRun >= rounds
    return !grew && store.transcript(session.id).snapshots >= rounds
  }

  return {
    ask: (id, until) => {
      const session = store.get(id)
      if (working.has(id)) throw new SondeError('CONFLICT')
      if (session.remoteId === null || (session.state !== 'open' && session.state !== 'complete'))
        throw new SondeError('REFUSED', { reason: 'other' })
      const activity = until === 'end' ? 'running_to_end' : 'asking'
      const asking = store.change(id, { activity, askingSince: clock.now(), problem: null })
      working.add(id)
      void underWay.begin((signal) => work(id, until, signal)).finally(() => working.delete(id))
      return asking
    },
    pause: (id) => {
      const session = store.get(id)
      return session.activity === 'running_to_end' ? store.change(id, { activity: 'pausing' }) : session
    },
    settle: () => {
      for (const session of store.list({}))
        if (session.activity !== 'idle' || session.askingSince !== null)
          store.change(session.id, {
            activity: 'idle',
            askingSince: null,
            problem: session.askingSince === null ? session.problem : { code: 'CUT_ANSWER' },
          })
    },
  }
}
