import type { Problem } from '../../../shared/models/problem.ts'
import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import { readResults } from '../../service/read-results.ts'
import type { ServiceClient, SurveyState } from '../../service/service-api.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'
import { outcomeOf } from './call-outcome.ts'
import { findCandidates } from './find-candidates.ts'
import { nextLook, nextTry } from './pace.ts'
import type { RunStore } from './run-store.ts'

/** Drives runs through their states, each stored before the next call, until they end or need a person. */
export interface RunDriver {
  /** Starts, or wakes, the work on a run. */
  drive(runId: string): void
  /** Stops the work on a run and waits until it has ended. */
  halt(runId: string): Promise<void>
  close(): Promise<void>
}

interface DriverParts {
  ports: CorePorts
  store: RunStore
  connections: ConnectionService
  /** Called once when a run reaches its end. */
  onEnd: (run: Run) => void
}

/** What a step decides: go on at once, wait so many milliseconds, or leave the run alone. */
type Next = 'go' | 'stop' | { wait: number }

export function createRunDriver({ ports, store, connections, onEnd }: DriverParts): RunDriver {
  const { clock, storage, log } = ports
  const working = new Map<string, { abort: AbortController; ended: Promise<void> }>()
  /** One creation at a time a connection: after a crash at most one can be in doubt. */
  const creations = new Map<string, Promise<unknown>>()

  async function work(runId: string, signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const next = await step(runId, signal, failures)
      if (signal.aborted || next === 'stop') return
      failures = store.get(runId).problem ? failures + 1 : 0
      if (next !== 'go') await clock.sleep(next.wait, signal)
    }
  }

  async function step(runId: string, signal: AbortSignal, failures: number): Promise<Next> {
    const run = store.get(runId)
    const client = () => connections.client(run.connectionId)
    const later = (problem: Problem): Next => {
      store.change(run.id, { problem })
      return { wait: Math.max(nextTry(failures + 1, Math.random()), (problem.retryAt ?? 0) - clock.now()) }
    }
    switch (run.state) {
      case 'queued':
        return inTurn(run.connectionId, () => create(run, client, signal, later))
      case 'creating':
        return reconcile(run, client, signal, later)
      case 'created':
      case 'launching':
        return launch(run, client, signal, later)
      case 'running':
        return look(run, client, signal, later)
      case 'done':
        return run.results === 'waiting' || run.results === 'none'
          ? fetchResults(run, client, signal, later)
          : 'stop'
      default:
        return 'stop'
    }
  }

  function inTurn(connectionId: string, task: () => Promise<Next>): Promise<Next> {
    const turn = (creations.get(connectionId) ?? Promise.resolve()).then(task, task)
    creations.set(
      connectionId,
      turn.catch(() => undefined),
    )
    return turn
  }

  async function create(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    later: (problem: Problem) => Next,
  ): Promise<Next> {
    const version = storage.surveys.version(run.versionId)
    // While it waited its turn the person may have taken it out of the queue.
    if (!version || signal.aborted || store.get(run.id).state !== 'queued') return 'stop'
    store.change(run.id, { state: 'creating', problem: null })
    try {
      const { value, raw } = await client().createSurvey(version.draft, { priority: 'launch', signal })
      store.keepPayload(run.id, 'creation', raw)
      store.change(run.id, { state: 'created', remoteId: value.id, checkedAt: clock.now() })
      return 'go'
    } catch (error) {
      const problem = toProblem(error)
      switch (outcomeOf(problem)) {
        case 'not_sent':
          store.change(run.id, { state: 'queued' })
          return later(problem)
        case 'refused':
          store.change(run.id, { state: 'refused', problem })
          return 'stop'
        case 'unclear':
          // Closing Sonde cuts the call: leave `creating` on disk, the next start finds out what happened.
          if (signal.aborted) return 'stop'
          store.change(run.id, { problem })
          return 'go'
      }
    }
  }

  /** A creation was cut: ask the service before anything is repeated, and ask the person where it cannot tell. */
  async function reconcile(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    later: (problem: Problem) => Next,
  ): Promise<Next> {
    try {
      const found = await findCandidates(client(), run, isKnownElsewhere(run), signal)
      if (signal.aborted) return 'stop'
      const [only, ...others] = found.records
      if (only && others.length === 0 && only.title !== null && only.status === 'draft') {
        store.change(run.id, { state: 'created', remoteId: only.id, problem: null, checkedAt: clock.now() })
        return 'go'
      }
      store.change(run.id, { state: 'unknown', problem: run.problem ?? { code: 'CUT_ANSWER' } })
      return 'stop'
    } catch (error) {
      return signal.aborted ? 'stop' : later(toProblem(error))
    }
  }

  function isKnownElsewhere(run: Run): (remoteId: string) => boolean {
    const known = new Set(
      store
        .list({})
        .flatMap((other) => (other.id !== run.id && other.remoteId !== null ? [other.remoteId] : [])),
    )
    return (remoteId) => known.has(remoteId)
  }

  /** A launch may be repeated: the service refuses one that is already running. */
  async function launch(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    later: (problem: Problem) => Next,
  ): Promise<Next> {
    const id = remoteIdOf(run)
    try {
      if (run.state === 'launching') {
        // An earlier launch was cut: see first whether it went through.
        const seen = await client().surveyStatus(id, { priority: 'launch', signal })
        if (seen.value.status !== 'draft') return adoptState(run, seen.value)
      }
      store.change(run.id, { state: 'launching' })
      const { raw } = await client().launchSurvey(id, { priority: 'launch', signal })
      store.keepPayload(run.id, 'launch', raw)
      const now = clock.now()
      store.change(run.id, { state: 'running', problem: null, launchedAt: now, checkedAt: now })
      return { wait: nextLook(null, 0, Math.random()) }
    } catch (error) {
      const problem = toProblem(error)
      if (signal.aborted) return 'stop'
      if (problem.code === 'REFUSED') return afterRefusedLaunch(run, client, signal, problem)
      if (outcomeOf(problem) !== 'refused') return later(problem)
      store.change(run.id, { state: 'refused', problem })
      return 'stop'
    }
  }

  /** The service refuses a launch of what is no draft any more: then it runs already, and all is well. */
  async function afterRefusedLaunch(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    problem: Problem,
  ): Promise<Next> {
    try {
      const seen = await client().surveyStatus(remoteIdOf(run), { priority: 'launch', signal })
      if (seen.value.status !== 'draft') return adoptState(run, seen.value)
    } catch {
      // The refusal itself is the clearer thing to tell.
    }
    store.change(run.id, { state: 'refused', problem })
    return 'stop'
  }

  function adoptState(run: Run, seen: SurveyState): Next {
    const now = clock.now()
    store.change(run.id, {
      state: 'running',
      problem: null,
      launchedAt: run.launchedAt ?? now,
      checkedAt: now,
    })
    return applyStatus(store.get(run.id), seen)
  }

  async function look(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    later: (problem: Problem) => Next,
  ): Promise<Next> {
    try {
      const { value, raw } = await client().surveyStatus(remoteIdOf(run), { priority: 'poll', signal })
      store.keepPayload(run.id, 'status', raw)
      return applyStatus(run, value)
    } catch (error) {
      const problem = toProblem(error)
      if (signal.aborted) return 'stop'
      if (problem.code !== 'NOT_FOUND') return later(problem)
      endRun(run, { state: 'failed', problem })
      return 'stop'
    }
  }

  function applyStatus(run: Run, seen: SurveyState): Next {
    const now = clock.now()
    const heard: Partial<Run> = {
      progress: seen.progress ?? run.progress,
      remoteStatus: seen.status === 'other' ? seen.word : null,
      checkedAt: now,
      problem: null,
    }
    if (seen.status === 'done' || seen.status === 'failed') {
      // A failed run may have answers all the same; they are asked for, and shown as partial.
      store.change(run.id, { ...heard, state: seen.status, results: 'waiting', finishedAt: now })
      return 'go'
    }
    store.change(run.id, heard)
    return { wait: nextLook(heard.progress ?? null, now - (run.launchedAt ?? now), Math.random()) }
  }

  async function fetchResults(
    run: Run,
    client: () => ServiceClient,
    signal: AbortSignal,
    later: (problem: Problem) => Next,
  ): Promise<Next> {
    try {
      const { value, raw } = await client().surveyResults(remoteIdOf(run), { priority: 'launch', signal })
      const payloadId = store.keepPayload(run.id, 'results', raw)
      const version = storage.surveys.version(run.versionId)
      if (!version) return 'stop'
      const results = readResults(value, version.draft)
      storage.runs.saveResults(run.id, payloadId, results, clock.now())
      const isEmpty =
        results.answers.length === 0 && results.counts.length === 0 && results.unplaced.length === 0
      endRun(run, { results: isEmpty ? 'empty' : 'stored', problem: null })
      return 'stop'
    } catch (error) {
      const problem = toProblem(error)
      if (signal.aborted) return 'stop'
      if (outcomeOf(problem) !== 'refused' || problem.reason === 'not_finished') return later(problem)
      endRun(run, run.state === 'failed' ? { results: 'none' } : { results: 'failed', problem })
      return 'stop'
    }
  }

  function endRun(run: Run, patch: Partial<Run>): void {
    onEnd(store.change(run.id, { finishedAt: run.finishedAt ?? clock.now(), ...patch }))
  }

  return {
    drive: (runId) => {
      if (working.has(runId)) return
      const abort = new AbortController()
      const ended = work(runId, abort.signal)
        .catch((error: unknown) => {
          const problem = toProblem(error)
          log.error('run.driver', { run: runId, code: problem.code })
        })
        .finally(() => working.delete(runId))
      working.set(runId, { abort, ended })
    },
    halt: async (runId) => {
      const job = working.get(runId)
      job?.abort.abort()
      await job?.ended
    },
    close: async () => {
      const jobs = [...working.values()]
      for (const job of jobs) job.abort.abort()
      await Promise.all(jobs.map((job) => job.ended))
    },
  }
}

function remoteIdOf(run: Run): string {
  if (run.remoteId === null) throw new Error(`run ${run.id} is ${run.state} without a remote id`)
  return run.remoteId
}
