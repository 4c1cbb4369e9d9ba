import { FOCUS_ROUNDS, type FocusSession } from '../../../shared/models/focus.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ReadTranscript } from '../../service/reading/read-transcript.ts'
import type { CallPriority } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'
import { nextDiskTry } from '../waiting/next-try.ts'
import { suspendAwareSleep } from '../waiting/suspend-aware-sleep.ts'
import { untilTaken } from '../waiting/until-taken.ts'
import type { WorkUnderWay } from '../work-under-way.ts'
import type { FocusStore } from './focus-store.ts'

/**
 * Requests transcripts: one request at a time for each session, and never repeated automatically, because each may run
 * a round.
 */
export interface FocusDriver {
  /**
   * Makes one request, or requests until the discussion is complete, and returns as soon as the first is on its way.
   * Throws REFUSED, reason `in_bin`, for a session in the bin.
   */
  ask(id: string, until: 'once' | 'end'): FocusSession
  /** Makes no further request after the one under way. */
  pause(id: string): FocusSession
  /**
   * Carries out `work` while no request is made for the session: waits until the one under way is answered, and lets
   * none follow. Throws CONFLICT where other work of this kind is under way, CANCELLED where Sonde ended the request
   * meanwhile (`rest`).
   */
  withoutRequests<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Resets sessions whose request was under way when Sonde last stopped: the next request shows what happened. */
  recover(): void
}

interface DriverParts {
  ports: Pick<CorePorts, 'clock'>
  store: FocusStore
  connections: ConnectionService
  underWay: WorkUnderWay
}

/** After this many replies in a row without a new turn, running to the end gives up: nothing more is coming. */
const MOST_UNCHANGED = 2

export function createFocusDriver({ ports, store, connections, underWay }: DriverParts): FocusDriver {
  const { clock } = ports
  /** The work on each session's transcript. `wasCut`: Sonde aborted it before it came to its end. */
  const working = new Map<string, { ended: Promise<void>; wasCut: () => boolean }>()
  /** Sessions for which no request may be made at the moment. */
  const withheld = new Set<string>()

  async function work(id: string, until: 'once' | 'end', signal: AbortSignal): Promise<void> {
    let unchanged = 0
    // Each request may cost money, so the number of automatic ones is limited, whatever the transcript shows.
    let left = (store.get(id).draft.rounds ?? FOCUS_ROUNDS.default) + MOST_UNCHANGED
    // The person waits for the first reply only; the requests that follow leave the calls of priority `person` free.
    let priority: CallPriority = 'person'
    do {
      if (isHeld(id)) break
      const grew = await askOnce(id, priority, signal)
      priority = 'launch'
      if (grew === 'failed' || signal.aborted) break
      unchanged = grew ? 0 : unchanged + 1
      left -= 1
    } while (until === 'end' && goesOn(id) && unchanged < MOST_UNCHANGED && left > 0)
    if (!signal.aborted) store.note(id, { activity: 'idle', askingSince: null })
  }

  function goesOn(id: string): boolean {
    const session = store.get(id)
    return session.state === 'open' && session.activity === 'running_to_end'
  }

  /** A session in the bin must cost no further round either, also when a single request still waits for its turn. */
  function isHeld(id: string): boolean {
    return store.get(id).activity === 'pausing' || withheld.has(id) || store.isBinned(id)
  }

  /** Makes one request. Where the disk does not store that it is made, tries again later. */
  async function askOnce(
    id: string,
    priority: CallPriority,
    signal: AbortSignal,
  ): Promise<boolean | 'failed'> {
    for (let tries = 1; ; tries += 1) {
      const grew = await tryOnce(id, priority, signal)
      if (grew !== 'unsaved') return grew
      await suspendAwareSleep(clock, nextDiskTry(tries, Math.random()), signal)
      if (signal.aborted || isHeld(id)) return 'failed'
    }
  }

  async function tryOnce(
    id: string,
    priority: CallPriority,
    signal: AbortSignal,
  ): Promise<boolean | 'failed' | 'unsaved'> {
    const before = store.get(id)
    let isOut = false
    /**
     * Each request may cost a round, so it is stored on disk before it is sent, and so is the result of the one before.
     * Until the call's turn comes, also after a 429, the person may pause or delete the session.
     */
    const onTurn = (): void => {
      if (signal.aborted || isHeld(id)) throw new SondeError('CANCELLED')
      store.demandSaved(id)
      store.change(id, { askingSince: clock.now(), requests: before.requests + 1, problem: null })
      isOut = true
    }
    /** After a 429 nothing is under way until the next turn, so that no round is shown as running. */
    const onTurnedAway = (): void => {
      isOut = false
      store.hear(id, { askingSince: null, requests: before.requests })
    }
    try {
      const client = connections.client(before.connectionId ?? '')
      const onUnparsed = store.keepsUnparsed(id, 'transcript')
      const { value, raw } = await untilTaken(
        (turn) =>
          client.focusTranscript(before.remoteId ?? '', { priority, onTurn, signal, onUnparsed, ...turn }),
        onTurnedAway,
      )
      store.keepPayload(id, 'transcript', raw)
      const { reading, grew } = store.keepTranscript(id, value)
      store.hear(id, {
        askingSince: null,
        roundsRun: reading.roundsRun ?? before.roundsRun,
        state: stateAfter(id, isComplete(before, reading, grew) ? 'complete' : before.state),
      })
      return grew
    } catch (error) {
      if (signal.aborted) return 'failed'
      const problem = toProblem(error)
      if (problem.code === 'CANCELLED' && isHeld(id)) {
        store.hear(id, { askingSince: null, requests: before.requests })
        return 'failed'
      }
      if (problem.code === 'STORAGE' && !isOut) {
        store.note(id, { askingSince: null, problem })
        return 'unsaved'
      }
      store.hear(id, {
        askingSince: null,
        problem,
        state: stateAfter(id, problem.code === 'NOT_FOUND' ? 'gone' : before.state),
      })
      return 'failed'
    }
  }

  /** A session that was deleted at the service in the meantime stays `gone`. */
  function stateAfter(id: string, seen: FocusSession['state']): FocusSession['state'] {
    return store.get(id).state === 'gone' ? 'gone' : seen
  }

  /**
   * Whether the discussion is over, according to the transcript itself or to its number of rounds. Where it gives
   * neither, it is over when as many requests as there are rounds brought something new and this one did not.
   */
  function isComplete(session: FocusSession, reading: ReadTranscript, grew: boolean): boolean {
    const rounds = session.draft.rounds ?? Number.POSITIVE_INFINITY
    if (reading.complete !== null) return reading.complete
    if (reading.roundsRun !== null) return reading.roundsRun >= rounds
    return !grew && store.growths(session.id) >= rounds
  }

  function pause(id: string): FocusSession {
    const session = store.get(id)
    return session.activity === 'running_to_end' ? store.note(id, { activity: 'pausing' }) : session
  }

  return {
    ask: (id, until) => {
      const session = store.get(id)
      if (working.has(id) || withheld.has(id)) throw new SondeError('CONFLICT')
      if (store.isBinned(id)) throw new SondeError('REFUSED', { reason: 'in_bin' })
      if (
        session.remoteId === null ||
        session.connectionId === null ||
        (session.state !== 'open' && session.state !== 'complete')
      )
        throw new SondeError('REFUSED', { reason: 'other' })
      const activity = until === 'end' ? 'running_to_end' : 'asking'
      store.demandSaved(id)
      const asking = store.change(id, { activity, problem: null })
      let rested = false
      const ended = underWay.begin(async (signal) => {
        try {
          await work(id, until, signal)
        } catch (error) {
          if (!signal.aborted)
            store.note(id, { activity: 'idle', askingSince: null, problem: toProblem(error) })
          throw error
        } finally {
          rested = signal.aborted
          working.delete(id)
        }
      })
      working.set(id, { ended, wasCut: () => rested })
      return asking
    },
    pause,
    withoutRequests: async (id, work) => {
      if (withheld.has(id)) throw new SondeError('CONFLICT')
      withheld.add(id)
      try {
        pause(id)
        const request = working.get(id)
        await request?.ended
        if (request?.wasCut()) throw new SondeError('CANCELLED')
        return await work()
      } finally {
        withheld.delete(id)
      }
    },
    recover: () => {
      for (const session of store.list({ place: 'anywhere' }))
        if (session.activity !== 'idle' || session.askingSince !== null)
          store.note(session.id, {
            activity: 'idle',
            askingSince: null,
            problem: session.askingSince === null ? session.problem : { code: 'CUT_ANSWER' },
          })
    },
  }
}
