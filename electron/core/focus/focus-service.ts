import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { Candidate } from '../../../shared/models/candidate.ts'
import { emptyFocusDraft, type FocusDraft, type FocusSession } from '../../../shared/models/focus.ts'
import { findFocusProblems } from '../../../shared/models/focus-problems.ts'
import { markedTitle } from '../../../shared/models/mark.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ServiceClient } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { CorePorts } from '../ports.ts'
import { outcomeOfCreation } from '../runs/call-outcome.ts'
import type { CreationTuning } from '../runs/create-run.ts'
import type { MarkSupply } from '../runs/mark-supply.ts'
import { toCandidate } from '../runs/to-candidate.ts'
import { createWorkUnderWay } from '../work-under-way.ts'
import { findSession, listSessions } from './find-session.ts'
import { createFocusDriver } from './focus-driver.ts'
import { createFocusStore } from './focus-store.ts'

/** Focus groups as a person handles them. */
export interface FocusService {
  list(filter: { search?: string }): FocusSession[]
  get(id: string): FocusEvent
  createDraft(draft?: FocusDraft): FocusSession
  saveDraft(input: { id: string; revision: number; draft: FocusDraft }): { revision: number; savedAt: number }
  create(input: { id: string; revision: number; connectionId: string }): FocusSession
  candidates(id: string): Promise<Candidate[]>
  decide(id: string, remoteId: string | null): Promise<FocusSession>
  nextRound(id: string): FocusSession
  runToEnd(id: string): FocusSession
  pause(id: string): FocusSession
  watch(id: string, signal?: AbortSignal): AsyncGenerator<FocusEvent>
  /** All answers that came, newest first. */
  received(id: string): RawPayload[]
  snapshots(id: string): RawPayload[]
  snapshot(snapshotId: string): string
  removeRemote(id: string): Promise<FocusSession>
  setDeleted(id: string, deleted: boolean): void
  /** Sessions that were under way when Sonde last stopped: says of each what is known. */
  settle(): void
  /** Ends all work; `settle` then tells what it leaves behind. */
  rest(): Promise<void>
}

interface FocusServiceParts {
  ports: CorePorts
  hub: Hub
  outcomes: Outcomes
  connections: ConnectionService
  marks: MarkSupply
  tuning: CreationTuning
}

/** Nobody looks through more sessions than these for the one that it is; the likeliest come first. */
const MOST_CANDIDATES = 50

export function createFocusService({
  ports,
  hub,
  outcomes,
  connections,
  marks,
  tuning,
}: FocusServiceParts): FocusService {
  const { storage, clock, newId } = ports
  const store = createFocusStore({ ports, hub, outcomes })
  const underWay = createWorkUnderWay((error) =>
    ports.log.error('focus.work', { code: toProblem(error).code }),
  )
  const driver = createFocusDriver({ ports, store, connections, underWay })

  function editable(id: string, revision: number): FocusSession {
    const session = store.get(id)
    if (session.revision !== revision || (session.state !== 'draft' && session.state !== 'refused'))
      throw new SondeError('CONFLICT')
    return session
  }

  function create(input: { id: string; revision: number; connectionId: string }): FocusSession {
    const session = editable(input.id, input.revision)
    const problems = findFocusProblems(session.draft)
    if (problems.length > 0)
      throw new SondeError('INVALID', {
        fields: problems.map(({ code, ageRange }) => ({
          path: ageRange === undefined ? [FIELD_OF[code]] : ['audience', 'ageRanges', ageRange],
          message: code,
        })),
      })
    const connection = connections.get(input.connectionId)
    outcomes.makeRoom()
    const creating = store.change(session.id, {
      state: 'creating',
      problem: null,
      connectionId: connection.id,
      connectionName: connection.name,
      practice: connection.practice,
      // A new one each time: what an earlier try may have made asks something else by now.
      mark: connection.marks ? marks.take(session.id) : null,
    })
    void underWay.begin((signal) => sendCreation(creating, signal))
    return creating
  }

  async function sendCreation(session: FocusSession, signal: AbortSignal): Promise<void> {
    const { id } = session
    let created: Awaited<ReturnType<ServiceClient['createFocus']>>
    try {
      const draft = { ...session.draft, title: markedTitle(session.mark, session.draft.title) }
      created = await connections.client(session.connectionId ?? '').createFocus(draft, {
        priority: 'person',
        signal,
        unread: store.unread(id, 'creation'),
      })
    } catch (error) {
      // `creating` stays on disk: only the service knows what became of it.
      if (signal.aborted) return
      const problem = toProblem(error)
      const isUnclear = outcomeOfCreation(problem) === 'unclear'
      store.hear(id, { state: isUnclear ? 'unknown' : 'refused', problem })
      if (isUnclear) await lookForLost(id, signal)
      return
    }
    store.hear(id, { state: 'open', remoteId: created.value.id, profiles: created.value.profiles })
    store.keepPayload(id, 'creation', created.raw)
  }

  /**
   * Looks for a session whose creation was cut, for as long as it may still come to be, and takes the one that carries
   * its mark. It is never created again without the person, who may decide at any time.
   */
  async function lookForLost(id: string, signal: AbortSignal): Promise<void> {
    const { mark } = store.get(id)
    const stillLost = () => {
      const session = store.get(id)
      return session.state === 'unknown' && session.mark === mark ? session : null
    }
    const until = clock.now() + tuning.settles
    for (let left = tuning.settles; mark !== null && left >= 0; left = until - clock.now()) {
      const session = stillLost()
      if (signal.aborted || session === null || session.connectionId === null) return
      try {
        const client = connections.client(session.connectionId)
        const found = await findSession(session, client, knownAt(session.connectionId), {
          priority: 'person',
          signal,
        })
        if (found && stillLost()) return void (await decide(id, found.id))
      } catch {
        // The next look may come through; if none does, the person is asked.
      }
      await clock.sleep(Math.min(tuning.looks, Math.max(left, 1)), signal)
    }
  }

  async function decide(id: string, remoteId: string | null): Promise<FocusSession> {
    const session = undecided(id)
    if (remoteId === null) return store.change(id, { state: 'draft', problem: null })
    const { value, raw } = await connections
      .client(session.connectionId ?? '')
      .focusSession(remoteId, { priority: 'person', unread: store.unread(id, 'session') })
    // Whoever decided first while the service was asked has decided.
    undecided(id)
    const open = store.change(id, { state: 'open', remoteId, profiles: value.profiles, problem: null })
    store.keepPayload(id, 'session', raw)
    return open
  }

  /** Throws CONFLICT for a session of which it is known what became. */
  function undecided(id: string): FocusSession {
    const session = store.get(id)
    if (session.state !== 'unknown' || session.connectionId === null) throw new SondeError('CONFLICT')
    return session
  }

  async function candidates(id: string): Promise<Candidate[]> {
    const session = store.get(id)
    if (session.connectionId === null) return []
    const client = connections.client(session.connectionId)
    const { marked, others } = await listSessions(session, client, knownAt(session.connectionId), {
      priority: 'person',
    })
    return [...marked, ...others].slice(0, MOST_CANDIDATES).map((row) => toCandidate(row, session.mark))
  }

  /** Tells of an id at that connection's service whether a session here has it. */
  function knownAt(here: string): (remoteId: string) => boolean {
    const known = new Set(
      store
        .list({ binned: true })
        .filter(({ connectionId }) => connectionId !== null && connections.isSameService(connectionId, here))
        .map(({ remoteId }) => remoteId),
    )
    return (remoteId) => known.has(remoteId)
  }

  /** What a request under way brings is paid for and kept; only then is the session deleted, and none follows. */
  async function removeRemote(id: string): Promise<FocusSession> {
    const { connectionId, remoteId } = atService(id)
    return await driver.withoutRequests(id, async () => {
      atService(id)
      await connections.client(connectionId).deleteFocus(remoteId, { priority: 'person' })
      return store.hear(id, { state: 'gone', problem: null })
    })
  }

  function atService(id: string): { connectionId: string; remoteId: string } {
    const { state, connectionId, remoteId } = store.get(id)
    if (remoteId === null || connectionId === null || state === 'gone') throw new SondeError('MISSING')
    return { connectionId, remoteId }
  }

  async function* watch(id: string, signal?: AbortSignal): AsyncGenerator<FocusEvent> {
    const changes = hub.subscribe('focus', { signal })
    yield store.event(id)
    for await (const changed of changes) if (changed === id) yield store.event(id)
  }

  return {
    list: (filter) => store.list(filter),
    get: (id) => store.event(id),
    createDraft: (draft = emptyFocusDraft()) => {
      const now = clock.now()
      return store.insert({
        id: newId(),
        draft,
        revision: 1,
        state: 'draft',
        activity: 'idle',
        connectionId: null,
        connectionName: null,
        practice: false,
        remoteId: null,
        mark: null,
        profiles: [],
        roundsRun: null,
        requests: 0,
        askingSince: null,
        problem: null,
        unsaved: false,
        createdAt: now,
        updatedAt: now,
      })
    },
    saveDraft: ({ id, revision, draft }) => {
      const saved = store.change(editable(id, revision).id, { draft, revision: revision + 1 })
      return { revision: saved.revision, savedAt: saved.updatedAt }
    },
    create,
    candidates,
    decide,
    nextRound: (id) => driver.ask(id, 'once'),
    runToEnd: (id) => driver.ask(id, 'end'),
    pause: (id) => driver.pause(id),
    watch,
    received: (id) => store.received(id),
    snapshots: (id) => store.snapshots(id),
    snapshot: (snapshotId) => store.payloadText(snapshotId),
    removeRemote,
    setDeleted: (id, deleted) => {
      store.get(id)
      storage.focus.setDeleted(id, deleted ? clock.now() : null)
      // What lies in the bin costs no further round.
      if (deleted) driver.pause(id)
    },
    settle: () => {
      driver.settle()
      // A creation that was under way when Sonde stopped may or may not have reached the service.
      for (const session of store.list({ binned: true }))
        if (session.state === 'creating') {
          store.note(session.id, { state: 'unknown', problem: { code: 'CUT_ANSWER' } })
          void underWay.begin((signal) => lookForLost(session.id, signal))
        }
    },
    rest: () => underWay.rest(),
  }
}

const FIELD_OF = {
  title_empty: 'title',
  personas_out_of_range: 'personas',
  rounds_out_of_range: 'rounds',
  age_range_form: 'audience',
  age_range_order: 'audience',
} as const
