import type { Candidate } from '../../../shared/models/candidate.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { markedTitle } from '../../../shared/models/mark.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ListedRecord, ServiceClient } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import { isLookInVain, outcomeOf, outcomeOfCreation, tellsNoId } from '../lost-creation/call-outcome.ts'
import { type CreationTuning, pauseAfter } from '../lost-creation/creation-tuning.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import { toCandidate } from '../lost-creation/to-candidate.ts'
import { untoldRow } from '../lost-creation/untold-row.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { Clock } from '../ports.ts'
import { nextDiskTry, nextTry } from '../waiting/next-try.ts'
import { suspendAwareSleep } from '../waiting/suspend-aware-sleep.ts'
import { untilTaken } from '../waiting/until-taken.ts'
import type { WorkUnderWay } from '../work-under-way.ts'
import { isAnotherSessions } from './another-session.ts'
import { listSessions, mayBeSession, ownRow } from './find-session.ts'
import type { FocusStore } from './focus-store.ts'
import { createListBefore, sessionGrowth } from './new-session.ts'
import { inRowsOf } from './refused-rows.ts'

/** Creates sessions at the service. None is created a second time unless the person decides so. */
export interface FocusCreation {
  /** Begins the creation, and returns at once. Throws STORAGE where the disk has no room for the reply. */
  create(session: FocusSession, connection: Connection): FocusSession
  /** Turns a session that still waits to be sent back into a draft; returns false where it does not wait. */
  withdraw(id: string): boolean
  candidates(id: string): Promise<Candidate[]>
  /**
   * Records the person's decision about a creation that was cut: it made this session, or none (null). Throws CONFLICT
   * where the outcome is known, where the session belongs to another one here, and for null while Sonde itself is still
   * looking.
   */
  decide(id: string, remoteId: string | null): Promise<FocusSession>
  /**
   * Looks for sessions whose creation was under way when Sonde last stopped; one that still waited for its turn becomes
   * a draft again.
   */
  recover(): void
}

interface CreationParts {
  clock: Clock
  store: FocusStore
  outcomes: Pick<Outcomes, 'makeRoom'>
  connections: ConnectionService
  marks: MarkSupply
  sinceStart: SinceStart
  underWay: WorkUnderWay
  tuning: CreationTuning
}

type Created = Awaited<ReturnType<ServiceClient['createFocus']>>

/** A person will not look through more sessions than this; the likeliest come first. */
const MOST_CANDIDATES = 50

export function createFocusCreation(parts: CreationParts): FocusCreation {
  const { clock, store, outcomes, connections, marks, sinceStart, underWay, tuning } = parts
  /** Aborts the work on each session that is being created, by the session's id. */
  const waiting = new Map<string, AbortController>()
  const listBefore = createListBefore(clock)

  function create(session: FocusSession, connection: Connection): FocusSession {
    outcomes.makeRoom()
    const creating = store.change(session.id, {
      state: 'creating',
      problem: null,
      connectionId: connection.id,
      connectionName: connection.name,
      practice: connection.practice,
      // A new mark each time: a session that an earlier try may have created has the draft of that time.
      mark: connection.marks ? marks.take(session.id) : null,
      unsent: true,
    })
    const withdrawn = new AbortController()
    waiting.set(session.id, withdrawn)
    void underWay.begin((signal) =>
      send(creating, AbortSignal.any([signal, withdrawn.signal])).finally(() => {
        if (waiting.get(session.id) === withdrawn) waiting.delete(session.id)
      }),
    )
    return creating
  }

  function withdraw(id: string): boolean {
    const { state, unsent } = store.get(id)
    if (state !== 'creating' || !unsent) return false
    store.change(id, { state: 'draft', problem: null, unsent: false })
    waiting.get(id)?.abort()
    return true
  }

  async function send(session: FocusSession, signal: AbortSignal): Promise<void> {
    const { id } = session
    let created: Created
    let before: ReadonlySet<string> | null = null
    try {
      const client = connections.client(session.connectionId ?? '')
      if (!sinceStart.has(id) && (await mayBeThere(session, client, signal))) {
        store.hear(id, { state: 'unknown', unsent: false })
        return
      }
      sinceStart.add(id)
      before = await listBefore.look(session, client, signal)
      created = await callOnceSaved(session, client, signal)
      listBefore.tellsIds(session)
    } catch (error) {
      // `creating` stays on disk: only the service knows what became of the call.
      if (signal.aborted) return
      const problem = toProblem(error)
      const isUnclear = !store.get(id).unsent && outcomeOfCreation(problem) === 'unclear'
      const refused = { state: 'refused', unsent: false, problem: inRowsOf(session.draft, problem) } as const
      store.hear(id, isUnclear ? { problem } : refused)
      if (isUnclear) await lookForLost(id, signal, tellsNoId(problem) ? before : null)
      return
    }
    store.hear(id, { state: 'open', remoteId: created.value.id, profiles: created.value.profiles })
    store.keepPayload(id, 'creation', created.raw)
  }

  /** Makes the call once the disk has stored that it is sent; while the disk refuses that, it waits and tries again. */
  async function callOnceSaved(
    { id, draft, mark }: FocusSession,
    client: ServiceClient,
    signal: AbortSignal,
  ): Promise<Created> {
    const onTurn = (): void => {
      if (signal.aborted) throw new SondeError('CANCELLED')
      store.change(id, { unsent: false })
    }
    const onTurnedAway = (): void => {
      store.hear(id, { unsent: true })
      if (store.isBinned(id)) withdraw(id)
    }
    const onUnparsed = store.keepsUnparsed(id, 'creation')
    const sent = { ...draft, title: markedTitle(mark, draft.title) }
    for (let tries = 1; ; tries += 1) {
      try {
        return await untilTaken(
          (turn) => client.createFocus(sent, { priority: 'person', onTurn, signal, onUnparsed, ...turn }),
          onTurnedAway,
        )
      } catch (error) {
        if (toProblem(error).code !== 'STORAGE' || !store.get(id).unsent) throw error
        await suspendAwareSleep(clock, nextDiskTry(tries, Math.random()), signal)
      }
    }
  }

  /**
   * Whether a session that was prepared before this start may be at the service already. An older copy of the data
   * folder still has a session as a draft that was created long ago.
   */
  async function mayBeThere(
    session: FocusSession,
    client: Pick<ServiceClient, 'listFocus'>,
    signal: AbortSignal,
  ): Promise<boolean> {
    const options = { priority: 'person', signal } as const
    const { others, complete } = await listSessions({ mark: null }, client, anothersOf(session), options)
    // In an incomplete list the session may be there unseen.
    return !complete || others.some((row) => mayBeSession(row, session.draft.title))
  }

  function lost(id: string): FocusSession | null {
    const session = store.get(id)
    return session.state === 'creating' && session.problem !== null ? session : null
  }

  /**
   * Looks for a session whose creation was cut, for as long as the service may still carry it out, and adopts the one
   * that carries its mark. If it is not found, the person is asked: it is never created again automatically.
   */
  async function lookForLost(
    id: string,
    signal: AbortSignal,
    before: ReadonlySet<string> | null = null,
  ): Promise<void> {
    const since = clock.monotonic()
    const added = sessionGrowth(before, store.get(id).draft.title)
    for (let failures = 0; !signal.aborted; ) {
      const session = lost(id)
      if (session === null || session.connectionId === null) return
      const left = since + tuning.settles - clock.monotonic()
      let wait: number
      try {
        const options = { priority: 'launch', signal } as const
        const client = connections.client(session.connectionId)
        const list = await listSessions(session, client, anothersOf(session), options)
        const grown = added(list)
        if (grown === 'several' && !ownRow(list)) return askPerson(id)
        const found = ownRow(list) ?? (grown === 'several' ? null : grown)
        failures = 0
        wait = Math.min(pauseAfter(list.pages, tuning), left)
        if (found && lost(id)) return void (await adopt(id, found))
        if (left <= 0) return askPerson(id)
      } catch (error) {
        if (signal.aborted) return
        const problem = toProblem(error)
        // Where the connection was removed, or may not read the list, waiting does not help.
        failures += 1
        if (left <= 0 && (outcomeOf(problem) === 'refused' || isLookInVain(problem, failures)))
          return askPerson(id)
        wait = nextTry(failures, Math.random())
      }
      await suspendAwareSleep(clock, Math.max(wait, 1), signal)
    }
  }

  function askPerson(id: string): void {
    if (lost(id)) store.hear(id, { state: 'unknown' })
  }

  async function decide(id: string, remoteId: string | null): Promise<FocusSession> {
    const { session } = undecided(id)
    if (remoteId !== null) return await adopt(id, await rowToAdopt(session, remoteId))
    if (store.get(id).state !== 'unknown') throw new SondeError('CONFLICT')
    const draft = store.change(id, { state: 'draft', problem: null })
    sinceStart.add(id)
    return draft
  }

  /** The row that the person chose. The list is read only where another session here has the same id. */
  async function rowToAdopt(session: FocusSession, remoteId: string): Promise<ListedRecord> {
    const bare: ListedRecord = untoldRow(remoteId)
    if (!anothersOf(session)(bare)) return bare
    const client = connections.client(session.connectionId ?? '')
    const asked = { priority: 'person' } as const
    const { marked, others } = await listSessions(session, client, anothersOf(session), asked)
    return [...marked, ...others].find(({ id }) => id === remoteId) ?? bare
  }

  async function adopt(id: string, row: ListedRecord): Promise<FocusSession> {
    const { connectionId } = undecided(id, row)
    const { value, raw } = await connections
      .client(connectionId)
      .focusSession(row.id, { priority: 'person', onUnparsed: store.keepsUnparsed(id, 'session') })
    // Another decision may have been made in the meantime: the first one counts.
    undecided(id, row)
    const open = store.change(id, {
      state: 'open',
      remoteId: row.id,
      profiles: value.profiles,
      problem: null,
    })
    store.keepPayload(id, 'session', raw)
    return open
  }

  /**
   * Throws CONFLICT where the outcome of the session's creation is known, and where `row` belongs to another session.
   */
  function undecided(id: string, row?: ListedRecord): { session: FocusSession; connectionId: string } {
    const session = store.get(id)
    const { state, connectionId } = session
    if (connectionId === null || (state !== 'unknown' && lost(id) === null)) throw new SondeError('CONFLICT')
    if (row !== undefined && anothersOf(session)(row)) throw new SondeError('CONFLICT')
    return { session, connectionId }
  }

  async function candidates(id: string): Promise<Candidate[]> {
    const session = store.get(id)
    if (session.connectionId === null) return []
    const client = connections.client(session.connectionId)
    const { marked, others } = await listSessions(session, client, anothersOf(session), {
      priority: 'person',
    })
    return [...marked, ...others].slice(0, MOST_CANDIDATES).map((row) => toCandidate(row, session.mark))
  }

  /** Returns a function that tells whether a row at the session's service belongs to another session here. */
  function anothersOf(session: FocusSession): (row: ListedRecord) => boolean {
    const here = session.connectionId ?? ''
    const isHere = ({ connectionId }: FocusSession) =>
      connectionId !== null && connections.isSameService(connectionId, here)
    return isAnotherSessions(session, store.list({ place: 'anywhere' }).filter(isHere))
  }

  return {
    create,
    withdraw,
    candidates,
    decide,
    recover: () => {
      for (const { id, state, unsent, problem } of store.list({ place: 'anywhere' })) {
        if (state !== 'creating') continue
        if (unsent) store.hear(id, { state: 'draft', unsent: false })
        else {
          store.note(id, { problem: problem ?? { code: 'CUT_ANSWER' } })
          void underWay.begin((signal) => lookForLost(id, signal))
        }
      }
    },
  }
}
