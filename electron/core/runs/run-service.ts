import type { AcrossRuns } from '../../../shared/analysis/across-runs.ts'
import type { SeenRun } from '../../../shared/analysis/seen-item.ts'
import type { AskedRuns } from '../../../shared/models/asked-run.ts'
import type { Candidate } from '../../../shared/models/candidate.ts'
import type { RunStanding } from '../../../shared/models/experiment.ts'
import type { FoundPersonaPlaces, FoundPlaces } from '../../../shared/models/item-place.ts'
import type { LaunchEstimate } from '../../../shared/models/launch-estimate.ts'
import type { NumberDecision, RawPayload } from '../../../shared/models/results.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { Hub } from '../events/hub.ts'
import type { MarkSupply } from '../lost-creation/mark-supply.ts'
import type { SinceStart } from '../lost-creation/since-start.ts'
import { toCandidate } from '../lost-creation/to-candidate.ts'
import type { Outcomes } from '../outcomes/outcomes.ts'
import type { CorePorts, ReadingPort } from '../ports.ts'
import { createRecipeOf } from '../recipes/recipe-of.ts'
import type { SurveyService } from '../surveys/survey-service.ts'
import { createEndAnnouncer } from './announce-end.ts'
import { createAnswerPlaces } from './answer-places.ts'
import { createAskedRuns } from './asked-runs.ts'
import { findCandidates } from './creation/find-candidates.ts'
import { knownSurveys } from './creation/known-surveys.ts'
import { createListProofs } from './creation/list-proof.ts'
import { createEstimator, type EstimateInput } from './estimate-on-connection.ts'
import { type HoldGate, heldBackDriver, heldBackStore } from './hold-gate.ts'
import type { PausedExperiments } from './paused-experiments.ts'
import { createRequestPlanner, type PlannedRequest, type RequestInput } from './planned-request.ts'
import { createRunEnqueuer, type Launch, type LaunchAgain } from './queue/enqueue-run.ts'
import { reorderQueue } from './queue/reorder-queue.ts'
import { createReadings, type ResultsOfRun, type StoredReadings } from './readings.ts'
import { createRunDecisions, type RunDecisions } from './run-decisions.ts'
import { createRunDriver } from './run-driver.ts'
import { createRunStore } from './run-store.ts'
import { RUN_TUNING, type RunTuning } from './run-tuning.ts'
import { createRunsWithStrays } from './runs-with-strays.ts'
import { createSeenItems, type SignsOfRun } from './seen-items.ts'
import { createStopOnceCreated, type StopOnceCreated } from './stop-once-created.ts'

/** A person will not look through more surveys than this; the likeliest come first. */
const MOST_CANDIDATES = 50

/** Everything a person can do with runs, and see of them. */
export interface RunService extends RunDecisions {
  list(filter: { surveyId?: string; limit?: number }): Run[]
  get(id: string): Run
  /** The state of each run of all experiments, or of the experiments about one survey. */
  ofExperiments(filter: { surveyId?: string }): RunStanding[]
  /** Null where there is no such run (any more). */
  find(id: string): Run | null
  launch(input: Launch): Run
  /** Launches the version of a run again on its connection, once for each id. */
  launchAgain(input: LaunchAgain): Run[]
  /** Estimates the time and calls of a launch of that size on a connection. */
  estimate(input: EstimateInput): LaunchEstimate & { waiting: number }
  /**
   * The call that the next launch of a survey will make, with the very mark that its title will have; the body is JSON.
   */
  request(input: RequestInput): PlannedRequest
  candidates(id: string): Promise<Candidate[]>
  reorder(id: string, before: string | null): Run
  /** Records how an unfinished run of a restored store goes on; nothing is sent before `resume`. */
  setUnfinished(id: string, patch: Partial<Run>): Run
  watch(signal?: AbortSignal): AsyncGenerator<Run>
  /** Ids of runs whose stored answers are read again. */
  watchReadings(signal?: AbortSignal): AsyncGenerator<string>
  /** Runs for which the service made more than one survey, newest first. */
  withStrays(): Pick<Run, 'id' | 'title'>[]
  results(id: string): Promise<ResultsOfRun>
  /** Compares an item across the runs of its survey. */
  asked(id: string, item: string): Promise<AskedRuns>
  /** What the newest run with answers shows about each item of a survey. */
  seen(surveyId: string): Promise<SeenRun | null>
  /** The same with all signs, including those dismissed. */
  signs(surveyId: string): Promise<SignsOfRun | null>
  /** How each item of a run, by its id, differs from the other runs that asked it. */
  across(id: string): Promise<ReadonlyMap<string, AcrossRuns>>
  /** Records the person's decisions about numbers in the results; null takes a decision back. */
  decideNumbers(id: string, decisions: Readonly<Record<string, NumberDecision | null>>): Promise<ResultsOfRun>
  /** Stored readings, for the code that reads all of a connection's runs again. */
  stored: StoredReadings
  /** The places in the payload from which the answers to an item were read. */
  places(id: string, item: string): Promise<FoundPlaces>
  personaPlaces(id: string, persona: number): Promise<FoundPersonaPlaces>
  payloads(id: string): RawPayload[]
  payload(payloadId: string, offset: number, length: number): Promise<{ text: string; total: number }>
  /**
   * Publishes the state of runs that other code has stored, or whose experiment was paused or continued, and starts the
   * work on those that may be sent.
   */
  takeUp(ids: readonly string[]): void
  /** For runs whose creation is on its way: see `StopOnceCreated`. */
  stopOnceCreated: StopOnceCreated
  /** Retries at once everything that waits. To be called when the network came back or the machine woke up. */
  wake(): void
  /** Finds runs that claim to have answers but have none stored, and makes them wait for their answers again. */
  recover(): void
  /** Goes on with every run that was under way when Sonde last stopped. */
  resume(): void
  /** Ends all work until `resume`. */
  rest(): Promise<void>
  close(): Promise<void>
}

interface RunServiceParts {
  tuning?: Partial<RunTuning>
  ports: CorePorts
  reader: ReadingPort
  hub: Hub
  outcomes: Outcomes
  connections: ConnectionService
  surveys: SurveyService
  gate: HoldGate
  marks: MarkSupply
  sinceStart: SinceStart
  paused: PausedExperiments
}

export function createRunService(parts: RunServiceParts): RunService {
  const { ports, reader, hub, outcomes, connections, surveys, gate, marks, sinceStart, paused } = parts
  const { storage, clock } = ports
  const store = createRunStore({ ports, hub, outcomes, paused })
  const driver = heldBackDriver(
    createRunDriver({
      ports,
      reader,
      store: heldBackStore(store, gate),
      sinceStart,
      connections,
      tuning: { ...RUN_TUNING, ...parts.tuning },
      makeRoom: outcomes.makeRoom,
      onEnd: createEndAnnouncer(ports),
    }),
    gate,
  )

  // Runs that wait for a key, or for the disk, go on.
  const wake = () => driver.wake()
  const stopWaking = [hub.subscribe('keySaved', wake), hub.subscribe('allWritten', wake)]

  const strays = createRunsWithStrays(() => store.list({}))

  const draftOf = (run: Run) => storage.surveys.version(run.versionId)?.draft ?? null
  const enqueuer = createRunEnqueuer({ ports, store, connections, surveys, marks, sinceStart })
  const decisions = createRunDecisions({ store, driver, connections, draftOf, clock, sinceStart })
  const stopOnceCreated = createStopOnceCreated(store, clock)

  async function candidates(id: string): Promise<Candidate[]> {
    const run = store.get(id)
    const parts = {
      client: connections.client(run.connectionId),
      known: knownSurveys(store, run, (one, other) =>
        connections.isSameService(one.connectionId, other.connectionId),
      ),
      proofs: createListProofs(ports),
      draft: draftOf(run),
      freshAfter: 0,
      settles: 0,
      now: clock.now,
    }
    const found = await findCandidates(run, parts, { priority: 'person' })
    const offered = found.candidates.slice(0, MOST_CANDIDATES)
    decisions.offer(id, { remoteIds: offered.map((row) => row.id), account: found.account })
    return offered.map((row) => toCandidate(row, run.mark))
  }

  const recipeOf = createRecipeOf(ports)
  const readings = createReadings({
    ...store,
    reader,
    version: storage.surveys.version,
    recipeOf,
    onReread: (id) => void hub.publish('readAgain', id),
  })
  const asked = createAskedRuns({ ...store, results: readings.of })
  const seen = createSeenItems({
    ...store,
    results: readings.of,
    annotations: (runId) => storage.annotations.get(runId)?.annotations ?? null,
  })
  const places = createAnswerPlaces({ ...store, reader, results: readings.of, recipeOf })
  /** Drops what was computed from the answers of a run, or of all runs. */
  function forget(id?: string): void {
    asked.forget(id)
    seen.forget(id)
  }

  const stopForgetting = [
    hub.subscribe('readAgain', forget),
    hub.subscribe('run', (run) => {
      forget(run.id)
      strays.note(run)
    }),
  ]

  function find(id: string): Run | null {
    try {
      return store.get(id)
    } catch (error) {
      if (toProblem(error).code === 'MISSING') return null
      throw error
    }
  }

  function takeUp(ids: readonly string[]): void {
    for (const id of ids) {
      const run = find(id)
      if (run?.state !== 'queued') continue
      store.tell(id)
      if (run.paused) void driver.halt(id)
      else driver.drive(id)
    }
  }

  async function rest(): Promise<void> {
    await Promise.all([driver.rest(), readings.rest()])
  }

  async function* watch(signal?: AbortSignal): AsyncGenerator<Run> {
    const changes = hub.subscribe('run', { signal })
    yield* store.list({ underWay: true })
    yield* changes
  }

  return {
    list: (filter) => store.list(filter),
    ofExperiments: store.ofExperiments,
    get: (id) => store.get(id),
    find,
    launch: (input) => {
      const run = enqueuer.launch(input)
      driver.drive(run.id)
      return run
    },
    launchAgain: (input) => {
      try {
        return enqueuer.launchAgain(input)
      } finally {
        // Runs that the disk has stored are launched, even where it did not store all of them.
        for (const id of input.runIds) if (storage.runs.get(id)) driver.drive(id)
      }
    },
    estimate: createEstimator(store, connections),
    request: createRequestPlanner(connections, marks),
    candidates,
    ...decisions,
    reorder: (id, before) => reorderQueue(store, id, before),
    setUnfinished: (id, patch) => {
      const run = store.change(id, patch)
      // The person has just seen the comparison with the service, so a run without a mark may be sent. One with a mark
      // is still looked for at the service first.
      if (run.state === 'queued' && run.mark === null) sinceStart.add(id)
      return run
    },
    watch,
    watchReadings: (signal) => hub.subscribe('readAgain', { signal }),
    results: readings.of,
    asked: asked.of,
    seen: seen.of,
    signs: seen.signs,
    across: asked.across,
    decideNumbers: readings.decide,
    stored: readings.stored,
    places: places.ofItem,
    personaPlaces: places.ofPersona,
    payloads: store.payloads,
    payload: (payloadId, offset, length) => {
      const source = { id: payloadId, text: store.unsavedText(payloadId) }
      return reader.desk(source, { task: 'text', offset, length })
    },
    withStrays: strays.list,
    recover: () => {
      strays.forget()
      paused.forget()
      forget()
      store.recover()
      readings.rereadEmpty()
    },
    resume: () => {
      for (const run of store.list({}))
        if (isUnderWay(run.state) || run.results === 'waiting') driver.drive(run.id)
    },
    takeUp,
    stopOnceCreated,
    wake,
    close: () => {
      for (const stop of [...stopWaking, ...stopForgetting]) stop()
      return rest()
    },
    rest,
  }
}
