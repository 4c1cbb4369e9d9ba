import type { FocusChange, FocusEvent } from '../../../shared/contract/focus.ts'
import type { Candidate } from '../../../shared/models/candidate.ts'
import { emptyFocusDraft, type FocusDraft, type FocusSession } from '../../../shared/models/focus.ts'
import { findFocusProblems } from '../../../shared/models/focus-problems.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError, toProblem } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { CreationTuning } from '../lost-creation/creation-tuning.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { CorePorts } from '../ports.ts'
import { createWorkUnderWay } from '../work-under-way.ts'
import { createFocusCreation } from './focus-creation.ts'
import { createFocusDriver } from './focus-driver.ts'
import { createFocusStore } from './focus-store.ts'

/** Everything a person can do with focus groups, and see of them. */
export interface FocusService {
  /** Those in the list, or with `inBin` those in the bin. */
  list(filter: { search?: string; inBin?: boolean }): FocusSession[]
  get(id: string): FocusEvent
  /** The session, without reading its transcript. Throws MISSING. */
  session(id: string): FocusSession
  /** Its title, without reading its transcript. Throws MISSING. */
  titleOf(id: string): string
  createDraft(draft?: FocusDraft): FocusSession
  saveDraft(input: { id: string; revision: number; draft: FocusDraft }): { revision: number; savedAt: number }
  create(input: { id: string; revision: number; connectionId: string }): FocusSession
  candidates(id: string): Promise<Candidate[]>
  decide(id: string, remoteId: string | null): Promise<FocusSession>
  nextRound(id: string): FocusSession
  runToEnd(id: string): FocusSession
  pause(id: string): FocusSession
  watch(input: { id: string; edition?: string }, signal?: AbortSignal): AsyncGenerator<FocusChange>
  /** Tells, now and whenever any session has changed, that the lists may show something else. */
  watchAll(signal?: AbortSignal): AsyncGenerator<'changed'>
  /** All replies, newest first. */
  received(id: string): RawPayload[]
  snapshots(id: string): RawPayload[]
  snapshot(snapshotId: string): string
  removeRemote(id: string): Promise<FocusSession>
  /** Moves a session to the bin; `withdrawn`: it still waited to be sent, and is a draft again. */
  remove(id: string): { withdrawn: boolean }
  restore(id: string): void
  /** Updates sessions that were under way when Sonde last stopped to what is known of them. */
  recover(): void
  /** Ends all work; `recover` then updates the sessions that this interrupts. */
  rest(): Promise<void>
}

interface FocusServiceParts {
  ports: CorePorts
  hub: Hub
  outcomes: Outcomes
  connections: ConnectionService
  marks: MarkSupply
  sinceStart: SinceStart
  tuning: CreationTuning
}

export function createFocusService({
  ports,
  hub,
  outcomes,
  connections,
  marks,
  sinceStart,
  tuning,
}: FocusServiceParts): FocusService {
  const { clock, newId } = ports
  const store = createFocusStore({ ports, hub, outcomes })
  const underWay = createWorkUnderWay((error) =>
    ports.log.error('focus.work', { code: toProblem(error).code }),
  )
  const driver = createFocusDriver({ ports, store, connections, underWay })
  const creation = createFocusCreation({
    ...{ clock, store, outcomes, connections, marks, sinceStart, underWay, tuning },
  })

  function editable(id: string, revision: number): FocusSession {
    const session = store.get(id)
    if (session.revision !== revision || (session.state !== 'draft' && session.state !== 'refused'))
      throw new SondeError('CONFLICT')
    return session
  }

  function create(input: { id: string; revision: number; connectionId: string }): FocusSession {
    const session = editable(input.id, input.revision)
    // Another window may have moved it there.
    if (store.isBinned(session.id)) throw new SondeError('REFUSED', { reason: 'in_bin' })
    const problems = findFocusProblems(session.draft)
    if (problems.length > 0)
      throw new SondeError('INVALID', {
        fields: problems.map(({ code, ageRange }) => ({
          path: ageRange === undefined ? [FIELD_OF[code]] : ['audience', 'ageRanges', ageRange],
          message: code,
        })),
      })
    return creation.create(session, connections.get(input.connectionId))
  }

  /**
   * The reply to a request under way is paid for and is kept; only then is the session deleted, and no request follows.
   */
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

  async function* watch(
    { id, edition }: { id: string; edition?: string },
    signal?: AbortSignal,
  ): AsyncGenerator<FocusChange> {
    const changes = hub.subscribe('focus', { signal })
    let known = edition
    const tell = (): FocusChange => {
      const now = store.event(id)
      const isKnown = now.transcript.edition === known
      known = now.transcript.edition
      return isKnown ? { ...now, transcript: null } : now
    }
    yield tell()
    for await (const changed of changes) if (changed === id) yield tell()
  }

  async function* watchAll(signal?: AbortSignal): AsyncGenerator<'changed'> {
    const changes = hub.subscribe('focus', { signal })
    yield 'changed'
    for await (const _ of changes) yield 'changed'
  }

  return {
    list: ({ inBin = false, ...filter }) => store.list({ ...filter, place: inBin ? 'bin' : 'listed' }),
    get: (id) => store.event(id),
    session: (id) => store.get(id),
    titleOf: (id) => store.get(id).draft.title.trim(),
    createDraft: (draft = emptyFocusDraft()) => {
      const now = clock.now()
      const id = newId()
      sinceStart.add(id)
      return store.insert({
        id,
        draft,
        revision: 1,
        state: 'draft',
        activity: 'idle',
        connectionId: null,
        connectionName: null,
        practice: false,
        remoteId: null,
        mark: null,
        unsent: false,
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
    candidates: creation.candidates,
    decide: creation.decide,
    nextRound: (id) => driver.ask(id, 'once'),
    runToEnd: (id) => driver.ask(id, 'end'),
    pause: (id) => driver.pause(id),
    watch,
    watchAll,
    received: (id) => store.received(id),
    snapshots: (id) => store.snapshots(id),
    snapshot: (snapshotId) => store.payloadText(snapshotId),
    removeRemote,
    remove: (id) => {
      // A session in the bin is not created, and must cost no further round.
      const withdrawn = creation.withdraw(id)
      store.setBinned(id, true)
      driver.pause(id)
      return { withdrawn }
    },
    restore: (id) => store.setBinned(id, false),
    recover: () => {
      driver.recover()
      creation.recover()
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
