import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { Candidate } from '../../../shared/models/candidate.ts'
import { emptyFocusDraft, type FocusDraft, type FocusSession } from '../../../shared/models/focus.ts'
import { findFocusProblems } from '../../../shared/models/focus-problems.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { outcomeOf } from '../runs/call-outcome.ts'
import { toCandidate } from '../runs/to-candidate.ts'
import { createFocusDriver } from './focus-driver.ts'
import { createFocusStore } from './focus-store.ts'
import { createWorkUnderWay } from './work-under-way.ts'

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
  connections: ConnectionService
}

export function createFocusService({ ports, hub, connections }: FocusServiceParts): FocusService {
  const { storage, clock, newId } = ports
  const store = createFocusStore(ports, hub)
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
    const creating = store.change(session.id, {
      state: 'creating',
      problem: null,
      connectionId: connection.id,
      connectionName: connection.name,
      practice: connection.practice,
    })
    void underWay.begin((signal) => sendCreation(creating, signal))
    return creating
  }

  async function sendCreation(session: FocusSession, signal: AbortSignal): Promise<void> {
    try {
      const client = connections.client(session.connectionId ?? '')
      const { value, raw } = await client.createFocus(session.draft, {
        priority: 'person',
        signal,
        unread: store.unread(session.id, 'creation'),
      })
      store.keepPayload(session.id, 'creation', raw)
      store.change(session.id, { state: 'open', remoteId: value.id, profiles: value.profiles })
    } catch (error) {
      // `creating` stays on disk: only the service knows what became of it.
      if (signal.aborted) return
      const problem = toProblem(error)
      store.change(session.id, { state: outcomeOf(problem) === 'unclear' ? 'unknown' : 'refused', problem })
    }
  }

  async function decide(id: string, remoteId: string | null): Promise<FocusSession> {
    const session = store.get(id)
    if (session.state !== 'unknown' || session.connectionId === null) throw new SondeError('CONFLICT')
    if (remoteId === null) return store.change(id, { state: 'draft', problem: null })
    const { value, raw } = await connections
      .client(session.connectionId)
      .focusSession(remoteId, { priority: 'person', unread: store.unread(id, 'session') })
    store.keepPayload(id, 'session', raw)
    return store.change(id, { state: 'open', remoteId, profiles: value.profiles, problem: null })
  }

  async function candidates(id: string): Promise<Candidate[]> {
    const session = store.get(id)
    if (session.connectionId === null) return []
    const here = session.connectionId
    const known = new Set(
      store
        .list({})
        .filter(({ connectionId }) => connectionId !== null && connections.isSameService(connectionId, here))
        .map((other) => other.remoteId),
    )
    const { value } = await connections
      .client(here)
      .listFocus({ limit: 50, offset: 0, q: session.draft.title.trim() }, { priority: 'person' })
    return value.records.filter((record) => !known.has(record.id)).map(toCandidate)
  }

  async function removeRemote(id: string): Promise<FocusSession> {
    const session = store.get(id)
    if (session.remoteId === null || session.connectionId === null) throw new SondeError('MISSING')
    await connections.client(session.connectionId).deleteFocus(session.remoteId, { priority: 'person' })
    return store.change(id, { state: 'gone', problem: null })
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
        profiles: [],
        roundsRun: null,
        requests: 0,
        askingSince: null,
        problem: null,
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
    snapshots: (id) => storage.payloads.list(id, 'transcript_text'),
    snapshot: (snapshotId) => {
      const text = storage.payloads.text(snapshotId)
      if (text === null) throw new SondeError('MISSING')
      return text
    },
    removeRemote,
    setDeleted: (id, deleted) => {
      store.get(id)
      storage.focus.setDeleted(id, deleted ? clock.now() : null)
    },
    settle: () => {
      driver.settle()
      // A creation that was under way when Sonde stopped may or may not have reached the service.
      for (const session of store.list({}))
        if (session.state === 'creating')
          store.change(session.id, { state: 'unknown', problem: { code: 'CUT_ANSWER' } })
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
