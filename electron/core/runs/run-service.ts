import type { Candidate } from '../../../shared/models/candidate.ts'
import { CALLS_PER_MINUTE } from '../../../shared/models/connection.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { RawPayload, RunResults } from '../../../shared/models/results.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { createSurveyCall } from '../../service/create-survey-call.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import type { SurveyService } from '../surveys/survey-service.ts'
import { estimateLaunch } from './estimate-launch.ts'
import { findCandidates } from './find-candidates.ts'
import { knownSurveys } from './known-surveys.ts'
import { reorderQueue } from './reorder-queue.ts'
import { createRunDecisions, type RunDecisions } from './run-decisions.ts'
import { createRunDriver } from './run-driver.ts'
import { createRunStore } from './run-store.ts'
import { RUN_TUNING, type RunTuning } from './run-tuning.ts'
import { createRunStarter, type Launch } from './start-run.ts'
import { toCandidate } from './to-candidate.ts'

interface EstimateInput {
  connectionId: string
  personas: number
  questions: number
}

/** The newest runs among which those of a connection are looked for. */
const PAST_RUNS = 300

/** Runs as a person handles them. */
export interface RunService extends RunDecisions {
  list(filter: { surveyId?: string; limit?: number }): Run[]
  get(id: string): Run
  launch(input: Launch): Run
  /** What a launch of that size would take on a connection. */
  estimate(input: EstimateInput): LaunchEstimate & { waiting: number }
  /** The call that creates a survey of a draft; the body is JSON. */
  request(draft: SurveyDraft): { method: 'POST'; path: string; body: string }
  candidates(id: string): Promise<Candidate[]>
  reorder(id: string, before: string | null): Run
  watch(signal?: AbortSignal): AsyncGenerator<Run>
  results(id: string): { run: Run; version: SurveyVersion; results: RunResults; payloadId: string }
  payloads(id: string): RawPayload[]
  payload(payloadId: string, offset: number, length: number): { text: string; total: number }
  /** Tries at once whatever waits: the network or the machine came back. */
  wake(): void
  /** Takes up again every run that was under way when Sonde last stopped. */
  resume(): void
  /** Ends all work until `resume`. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface RunServiceParts {
  tuning?: Partial<RunTuning>
  ports: CorePorts
  hub: Hub
  connections: ConnectionService
  surveys: SurveyService
}

export function createRunService({
  ports,
  hub,
  connections,
  surveys,
  tuning = {},
}: RunServiceParts): RunService {
  const { storage, clock } = ports
  const store = createRunStore(ports, hub)
  const driver = createRunDriver({
    ports,
    store,
    connections,
    tuning: { ...RUN_TUNING, ...tuning },
    onEnd: announceEnd,
  })

  // What waited for a key goes on with the new one.
  const stopListening = hub.subscribe('keySaved', () => driver.wake())

  function announceEnd(run: Run): void {
    if (!ports.settings.read().notifyWhenDone) return
    ports.announce({ kind: 'run_ended', title: run.title, state: run.state, results: run.results })
  }

  function estimate({ connectionId, personas, questions }: EstimateInput) {
    const { plan } = connections.get(connectionId)
    const ofConnection = (run: Run) => run.connectionId === connectionId
    const past = store.list({ limit: PAST_RUNS }).filter(ofConnection)
    const planned = { personas, questions, callsPerMinute: CALLS_PER_MINUTE[plan] }
    const waiting = store
      .list({ underWay: true })
      .filter((run) => ofConnection(run) && (run.state === 'queued' || run.state === 'creating'))
    return { ...estimateLaunch(past, planned), waiting: waiting.length }
  }

  const launch = createRunStarter({ ports, store, driver, connections, surveys })
  const decisions = createRunDecisions({ store, driver, connections, clock })

  async function* watch(signal?: AbortSignal): AsyncGenerator<Run> {
    const changes = hub.subscribe('run', { signal })
    yield* store.list({ underWay: true })
    yield* changes
  }

  return {
    list: (filter) => store.list(filter),
    get: (id) => store.get(id),
    launch,
    estimate,
    request: (draft) => {
      const { method, path, body } = createSurveyCall(draft)
      return { method, path, body: JSON.stringify(body) }
    },
    candidates: async (id) => {
      const run = store.get(id)
      const known = knownSurveys(store, run, (one, other) =>
        connections.isSameService(one.connectionId, other.connectionId),
      )
      const found = await findCandidates(connections.client(run.connectionId), run, known, {
        priority: 'person',
      })
      return found.records.map(toCandidate)
    },
    ...decisions,
    reorder: (id, before) => reorderQueue(store, id, before),
    watch,
    results: (id) => {
      const run = store.get(id)
      const found = storage.runs.results(id)
      if (!found) throw new SondeError('MISSING')
      const version = storage.surveys.version(run.versionId)
      if (!version) throw new SondeError('MISSING')
      return { run, version, ...found }
    },
    payloads: (id) => storage.payloads.list(id),
    payload: (payloadId, offset, length) => {
      const text = storage.payloads.text(payloadId)
      if (text === null) throw new SondeError('MISSING')
      return { text: text.slice(offset, offset + length), total: text.length }
    },
    resume: () => {
      for (const run of store.list({}))
        if (isUnderWay(run.state) || run.results === 'waiting') driver.drive(run.id)
    },
    wake: () => driver.wake(),
    close: () => {
      stopListening()
      return driver.rest()
    },
    rest: () => driver.rest(),
  }
}
