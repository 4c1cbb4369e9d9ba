import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import { forecastOf, movedAt, type ProgressSample, withSample } from '../../../shared/runs/forecast.ts'
import type { ConnectionService } from '../connections/connection-service.ts'
import type { CorePorts } from '../ports.ts'
import { createRemoteSurveyCreator } from './create-remote-survey.ts'
import { type CreationQueue, createCreationQueue } from './creation-queue.ts'
import { fetchResults, lookAtRun } from './follow-run.ts'
import { knownSurveys } from './known-surveys.ts'
import { launchRemoteSurvey } from './launch-remote-survey.ts'
import { createListPolls } from './list-polls.ts'
import { nextTry } from './pace.ts'
import type { Next, StepParts } from './run-step.ts'
import type { RunStore } from './run-store.ts'
import type { RunTuning } from './run-tuning.ts'
import type { SinceStart } from './since-start.ts'
import { stopLaunch } from './stop-launch.ts'
import { createStrayWatch } from './stray-watch.ts'
import { createStumbles } from './stumbles.ts'
import { suspendAwareSleep } from './suspend-aware-sleep.ts'

/** Drives runs through their states, each stored before the next call, until they end or need a person. */
export interface RunDriver {
  /** Starts, or wakes, the work on a run. */
  drive(runId: string): void
  /** Stops the work on a run: the wait for its turn, or all that follows its creation, and waits until that has ended. */
  halt(runId: string): Promise<void>
  /** Ends every wait: the network or the machine came back. */
  wake(): void
  /** Ends all work and waits until it has ended; a later `drive` starts it again. */
  rest(): Promise<void>
}

interface DriverParts {
  ports: CorePorts
  store: RunStore
  sinceStart: Pick<SinceStart, 'has' | 'add'>
  connections: ConnectionService
  tuning: RunTuning
  /** Sees to it that there is room for the answer to a creation. Throws STORAGE. */
  makeRoom: () => void
  /** Called once when a run reaches its end. */
  onEnd: (run: Run) => void
}

interface Job {
  abort: AbortController
  /** Ends the present wait only. */
  wait: AbortController
  ended: Promise<void>
  connectionId: string
  /** What was seen of its progress; null before the run is first seen running. */
  history: readonly ProgressSample[] | null
  /** The newest wait between two steps, in milliseconds. */
  lateAfter: number
  /** Lets the next call go before those of other runs that look. */
  hurry: AbortController
  /** Since when it is asked what became of a launch that is to be stopped, on the clock that only goes forward. */
  settlesFrom: number | null
}

export function createRunDriver({
  ports,
  store,
  sinceStart,
  connections,
  tuning,
  makeRoom,
  onEnd,
}: DriverParts): RunDriver {
  const { clock, storage, log } = ports
  const jobs = new Map<string, Job>()
  const client = (run: Run) => connections.client(run.connectionId)
  const isSameService = (one: Run, other: Run) =>
    connections.isSameService(one.connectionId, other.connectionId)
  const create = createRemoteSurveyCreator({
    ports,
    store,
    sinceStart,
    client,
    isSameService,
    tuning,
  })
  const queue: CreationQueue = createCreationQueue({
    store,
    clock,
    log,
    handle: async (run, signal) => {
      try {
        if (run.state === 'queued') makeRoom()
        const outcome = await create(run, signal)
        stumbles.none(run.connectionId)
        const { state } = store.get(run.id)
        if (!signal.aborted && (state === 'created' || state === 'launching')) drive(run.id)
        return outcome
      } catch (error) {
        return { wait: stumbles.over(run.connectionId, run.id, error) }
      }
    },
  })

  const stumbles = createStumbles(store, log, tuning.random)

  const strays = createStrayWatch({
    clock,
    store,
    client,
    isAnothers: (run, remoteId) => knownSurveys(store, run, isSameService).isAnothers(remoteId),
    again: tuning.strays,
    random: tuning.random,
    onError: (error) => log.error('run.strays', { code: toProblem(error).code }),
  })

  async function tryStep(runId: string, job: Job, failures: number): Promise<Next> {
    try {
      const next = await step(runId, job, failures)
      stumbles.none(runId)
      return next
    } catch (error) {
      // A run that is not there any more needs nobody.
      if (job.abort.signal.aborted || toProblem(error).code === 'MISSING') return 'stop'
      return { wait: stumbles.over(runId, runId, error) }
    }
  }

  function hasProblem(runId: string): boolean {
    try {
      return store.get(runId).problem !== null
    } catch {
      return true
    }
  }

  async function follow(runId: string, job: Job): Promise<void> {
    const { signal } = job.abort
    let failures = 0
    try {
      while (!signal.aborted) {
        const next = await tryStep(runId, job, failures)
        if (job.hurry.signal.aborted) job.hurry = new AbortController()
        if (signal.aborted || next === 'stop') return
        failures = hasProblem(runId) ? failures + 1 : 0
        job.lateAfter = next === 'go' ? 0 : next.wait
        if (next !== 'go')
          await suspendAwareSleep(clock, next.wait, AbortSignal.any([signal, job.wait.signal]))
        if (job.wait.signal.aborted) job.wait = new AbortController()
      }
    } finally {
      // In the same instant as the last look, so that a `drive` after it starts afresh.
      jobs.delete(runId)
    }
  }

  const lists = createListPolls({
    clock,
    log,
    random: tuning.random,
    part: tuning.lists,
    client: (connectionId) => connections.client(connectionId),
    running: (connectionId) =>
      new Map(
        [...jobs].flatMap(([runId, job]) => {
          if (job.connectionId !== connectionId || job.history === null) return []
          const { state, remoteId } = store.get(runId)
          return state === 'running' && remoteId !== null ? [[remoteId, runId]] : []
        }),
      ),
    looksPerMinute: (connectionId) => connections.budget(connectionId)?.pollsPerMinute() ?? 1,
    onEnded: lookSoon,
  })

  /** Looks at a run before all others that wait for a look. */
  function lookSoon(runId: string): void {
    const job = jobs.get(runId)
    if (!job) return
    job.hurry.abort()
    job.wait.abort()
  }

  /** Time between two looks at each, if all running runs of the key were looked at in turn. Milliseconds. */
  function fairTime(connectionId: string): number {
    const budget = connections.budget(connectionId)
    if (!budget) return 0
    const sharing = [...jobs.values()].filter(
      (job) => job.history !== null && connections.budget(job.connectionId) === budget,
    )
    return (60_000 * sharing.length) / (budget.pollsPerMinute() * (1 - lists.share(connectionId)))
  }

  function lookAgain(run: Run, job: Job): Next {
    const now = clock.now()
    const history = withSample(job.history ?? [], run)
    job.history = history
    lists.begin(run.connectionId)
    const { earliestEnd } = forecastOf(history, now)
    const launchedAt = run.launchedAt ?? now
    const wait = tuning.pace({
      untilEnd: earliestEnd === null ? null : earliestEnd - now,
      ran: Math.max(0, now - launchedAt),
      still: Math.max(0, now - (movedAt(history) ?? launchedAt)),
      fair: fairTime(run.connectionId),
      jitter: tuning.random(),
    })
    return { wait }
  }

  async function step(runId: string, job: Job, failures: number): Promise<Next> {
    const { signal } = job.abort
    const run = store.get(runId)
    const parts: StepParts = {
      store,
      storage,
      clock,
      signal,
      lateAfter: job.lateAfter,
      hurry: job.hurry.signal,
      client: () => client(run),
      lookAgain: (seen) => lookAgain(seen, job),
      later: (problem) => {
        store.note(run.id, { problem })
        return {
          wait: Math.max(nextTry(failures + 1, tuning.random()), (problem.retryAt ?? 0) - clock.now()),
        }
      },
      settling: () => {
        job.settlesFrom ??= clock.monotonic()
        return { left: job.settlesFrom + tuning.settles - clock.monotonic(), looks: tuning.looks }
      },
      onEnd,
    }
    switch (run.state) {
      case 'created':
      case 'launching':
        return run.stopAskedAt === null ? launchRemoteSurvey(run, parts) : stopLaunch(run, parts)
      case 'running':
        return lookAtRun(run, parts)
      case 'done':
      case 'failed':
        return run.results === 'waiting' ? fetchResults(run, parts) : 'stop'
      default:
        return 'stop'
    }
  }

  function drive(runId: string): void {
    const run = store.get(runId)
    if (run.state === 'queued' || run.state === 'creating') {
      queue.wake(run.connectionId)
      return
    }
    const working = jobs.get(runId)
    if (working) {
      working.wait.abort()
      return
    }
    const job: Job = {
      abort: new AbortController(),
      wait: new AbortController(),
      ended: Promise.resolve(),
      connectionId: run.connectionId,
      history: null,
      lateAfter: 0,
      hurry: new AbortController(),
      settlesFrom: null,
    }
    jobs.set(runId, job)
    strays.begin(runId)
    job.ended = follow(runId, job).catch((error: unknown) =>
      log.error('run.driver', { run: runId, code: toProblem(error).code }),
    )
  }

  return {
    drive,
    halt: async (runId) => {
      queue.drop(runId)
      const job = jobs.get(runId)
      job?.abort.abort()
      await job?.ended
    },
    wake: () => {
      for (const job of jobs.values()) job.wait.abort()
      for (const run of store.list({ underWay: true })) drive(run.id)
    },
    rest: async () => {
      for (const { abort } of jobs.values()) abort.abort()
      await Promise.all([
        queue.rest(),
        lists.rest(),
        strays.rest(),
        ...[...jobs.values()].map(({ ended }) => ended),
      ])
    },
  }
}
