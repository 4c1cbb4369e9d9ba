import type { RunDecision } from '../../../shared/contract/runs.ts'
import type { Candidate } from '../../../shared/models/candidate.ts'
import { CALLS_PER_MINUTE } from '../../../shared/models/connection.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { type DraftProblem, findDraftProblems } from '../../../shared/models/draft-problems.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { FieldProblem } from '../../../shared/models/problem.ts'
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
import { createRunDriver } from './run-driver.ts'
import { createRunStore } from './run-store.ts'
import { RUN_TUNING, type RunTuning } from './run-tuning.ts'
import { toCandidate } from './to-candidate.ts'

/** What is launched; the same `runId` again is the same run. */
interface Launch {
  surveyId: string
  revision: number
  connectionId: string
  runId?: string | undefined
}

interface EstimateInput {
  connectionId: string
  personas: number
  questions: number
}

/** The newest runs among which those of a connection are looked for. */
const PAST_RUNS = 300

/** Runs as a person handles them. */
export interface RunService {
  list(filter: { surveyId?: string; limit?: number }): Run[]
  get(id: string): Run
  launch(input: Launch): Run
  /** What a launch of that size would take on a connection. */
  estimate(input: EstimateInput): LaunchEstimate & { waiting: number }
  /** The call that creates a survey of a draft; the body is JSON. */
  request(draft: SurveyDraft): { method: 'POST'; path: string; body: string }
  candidates(id: string): Promise<Candidate[]>
  decide(id: string, decision: RunDecision): Run
  stop(id: string): Run
  reorder(id: string, before: string | null): Run
  retry(id: string): Run
  removeRemote(id: string): Promise<Run>
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
  const { storage, clock, newId } = ports
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

  function launch(input: Launch): Run {
    const id = input.runId ?? newId()
    const asked = storage.runs.get(id)
    if (asked?.surveyId === input.surveyId) return asked
    if (asked) throw new SondeError('CONFLICT')
    const survey = surveys.get(input.surveyId)
    if (survey.revision !== input.revision) throw new SondeError('CONFLICT')
    const problems = findDraftProblems(survey.draft)
    if (problems.length > 0) throw new SondeError('INVALID', { fields: problems.map(toField) })
    const connection = connections.get(input.connectionId)
    const now = clock.now()
    const version = storage.surveys.freeze(survey.id, survey.draft, newId(), now, { origin: 'launch' })
    const run = store.insert({
      id,
      surveyId: survey.id,
      versionId: version.id,
      versionNumber: version.number,
      connectionId: connection.id,
      connectionName: connection.name,
      practice: connection.practice,
      title: version.draft.title.trim(),
      personas: version.draft.personas ?? 0,
      questionCount: version.draft.questions.length,
      state: 'queued',
      remoteId: null,
      remoteStatus: null,
      progress: null,
      results: 'none',
      problem: null,
      createdAt: now,
      queueOrder: now,
      sentAt: null,
      launchedAt: null,
      finishedAt: null,
      checkedAt: null,
    })
    driver.drive(run.id)
    return run
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

  function decide(id: string, decision: RunDecision): Run {
    if (store.get(id).state !== 'unknown') throw new SondeError('CONFLICT')
    switch (decision.kind) {
      case 'adopt':
        store.change(id, { state: 'launching', remoteId: decision.remoteId, problem: null })
        break
      case 'create_again':
        store.change(id, { state: 'queued', problem: null, sentAt: null })
        break
      case 'give_up':
        return store.change(id, { state: 'stopped', finishedAt: clock.now() })
    }
    driver.drive(id)
    return store.get(id)
  }

  /**
   * Stops what does not run yet: what waits to be sent, and what hangs in a problem on the way. A run that the service
   * has started cannot be stopped, for the service has no call for it.
   */
  function stop(id: string): Run {
    const { state, problem } = store.get(id)
    const hangs = problem !== null && (state === 'creating' || state === 'created' || state === 'launching')
    if (state !== 'queued' && !hangs) throw new SondeError('CONFLICT')
    const run = store.change(id, { state: 'stopped', problem: null, finishedAt: clock.now() })
    void driver.halt(id)
    return run
  }

  function retry(id: string): Run {
    const run = store.get(id)
    if (run.remoteId === null && (run.state === 'done' || run.state === 'failed'))
      throw new SondeError('CONFLICT')
    if (run.state === 'refused')
      store.change(id, {
        state: run.remoteId === null ? 'queued' : 'launching',
        problem: null,
        finishedAt: null,
      })
    else if (run.state === 'done' && (run.results === 'failed' || run.results === 'empty'))
      store.change(id, { results: 'waiting', problem: null })
    else if (run.state === 'failed' && run.problem !== null)
      store.change(id, { state: 'running', problem: null, finishedAt: null })
    else if (run.problem === null) throw new SondeError('CONFLICT')
    // Sonde may close in this very instant; the next start takes the run up again.
    void driver
      .halt(id)
      .then(() => driver.drive(id))
      .catch(() => undefined)
    return store.get(id)
  }

  /** Orders are numbers with room between: a moved run takes the middle of its new neighbours. */
  function reorder(id: string, before: string | null): Run {
    const run = store.get(id)
    if (run.state !== 'queued') throw new SondeError('CONFLICT')
    const others = store
      .list({ underWay: true })
      .filter(
        (other) => other.state === 'queued' && other.connectionId === run.connectionId && other.id !== id,
      )
      .sort((a, b) => a.queueOrder - b.queueOrder)
    const place = before === null ? others.length : others.findIndex((other) => other.id === before)
    if (place === -1) throw new SondeError('MISSING')
    const above = others[place - 1]?.queueOrder
    const below = others[place]?.queueOrder
    const queueOrder =
      above === undefined
        ? (below ?? run.queueOrder) - 1
        : below === undefined
          ? above + 1
          : (above + below) / 2
    return store.change(id, { queueOrder })
  }

  async function removeRemote(id: string): Promise<Run> {
    const run = store.get(id)
    if (run.remoteId === null) throw new SondeError('MISSING')
    await connections.client(run.connectionId).deleteSurvey(run.remoteId, { priority: 'person' })
    await driver.halt(id)
    const { state, results } = store.get(id)
    if (results === 'waiting')
      // What was not fetched is gone with it.
      return store.change(id, { remoteId: null, results: 'failed', problem: { code: 'NOT_FOUND' } })
    const ended = state === 'done' || state === 'failed' || state === 'stopped'
    return store.change(
      id,
      ended
        ? { remoteId: null }
        : { remoteId: null, state: 'stopped', problem: null, finishedAt: clock.now() },
    )
  }

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
      const found = await findCandidates(connections.client(run.connectionId), run, known)
      return found.records.map(toCandidate)
    },
    decide,
    stop,
    reorder,
    retry,
    removeRemote,
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

/** Where a draft's problem stands, as a path into the draft; the message is the problem's code. */
function toField({ code, question, option, ageRange }: DraftProblem): FieldProblem {
  if (ageRange !== undefined) return { path: ['audience', 'ageRanges', ageRange], message: code }
  if (code === 'title_empty') return { path: ['title'], message: code }
  if (code === 'personas_out_of_range') return { path: ['personas'], message: code }
  if (question === undefined) return { path: ['questions'], message: code }
  if (option !== undefined) return { path: ['questions', question, 'options', option], message: code }
  return { path: ['questions', question, code === 'options_missing' ? 'options' : 'stem'], message: code }
}
