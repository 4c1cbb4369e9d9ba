import type { Run } from '../../../../shared/models/run.ts'
import { toProblem } from '../../../../shared/models/sonde-error.ts'
import {
  forecastOf,
  movedAt,
  type ProgressSample,
  supposedFraction,
  withSample,
} from '../../../../shared/runs/forecast.ts'
import type { ConnectionService } from '../../connections/connection-service.ts'
import type { CorePorts, ReadingPort } from '../../ports.ts'
import { createRecipeOf } from '../../recipes/recipe-of.ts'
import { nextTry } from '../../waiting/next-try.ts'
import { suspendAwareSleep } from '../../waiting/suspend-aware-sleep.ts'
import type { Failures } from '../failures.ts'
import type { RunStore } from '../run-store.ts'
import type { RunTuning } from '../run-tuning.ts'
import { fetchResults, pollRun } from './follow-run.ts'
import { launchRemoteSurvey } from './launch-remote-survey.ts'
import { createListPolls } from './list-polls.ts'
import { goOnWithOtherKey, withinAccount } from './own-account.ts'
import type { StepEnd, StepParts } from './run-step.ts'
import { stopLaunch } from './stop-launch.ts'

/** Takes runs from their created survey to their stored answers: launch, polls, results, one step after the other. */
export interface RunFollower {
  /** Starts the work on a run, or ends its present wait. Returns whether it started it. */
  follow(runId: string): boolean
  /** Ends the work on a run, and waits until it has ended. */
  halt(runId: string): Promise<void>
  /** Ends every wait. To be called when the network came back or the machine woke up. */
  wake(): void
  /** Ends all work and waits until it has ended. */
  rest(): Promise<void>
}

interface FollowerParts {
  ports: CorePorts
  reader: ReadingPort
  store: RunStore
  connections: ConnectionService
  tuning: RunTuning
  unhandled: Failures
  /** Called once when a run reaches its end. */
  onEnd: (run: Run) => void
}

interface Job {
  abort: AbortController
  /** Ends the present wait only. */
  wait: AbortController
  ended: Promise<void>
  connectionId: string
  /** The progress seen so far; null before the run is first seen running. */
  history: readonly ProgressSample[] | null
  /** Since when the run is polled, on the monotonic clock; null before the first poll. */
  polledFrom: number | null
  /** The newest wait between two steps, in milliseconds. */
  lateAfter: number
  /** Aborted to make the next poll go before the polls of other runs. */
  hurry: AbortController
  /** Since when Sonde has been finding out what became of a launch that is to be stopped; on the monotonic clock. */
  stopsFrom: number | null
  /** Whether a call was not made because the connection's key is not the one with which the run was created. */
  otherKey: boolean
}

export function createRunFollower(parts: FollowerParts): RunFollower {
  const { ports, reader, store, connections, tuning, unhandled, onEnd } = parts
  const { clock, storage, log } = ports
  const recipeOf = createRecipeOf(ports)
  const jobs = new Map<string, Job>()

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
    pollsPerMinute: (connectionId) => connections.budget(connectionId)?.pollsPerMinute() ?? 1,
    onEnded: pollSoon,
  })

  /** Polls a run before all other runs that wait to be polled. */
  function pollSoon(runId: string): void {
    const job = jobs.get(runId)
    if (!job) return
    job.hurry.abort()
    job.wait.abort()
  }

  /** Time between two polls of the same run, if all running runs of the key were polled in turn. Milliseconds. */
  function fairTime(connectionId: string): number {
    const budget = connections.budget(connectionId)
    if (!budget) return 0
    const sharing = [...jobs.values()].filter(
      (job) => job.history !== null && connections.budget(job.connectionId) === budget,
    )
    return (60_000 * sharing.length) / (budget.pollsPerMinute() * (1 - lists.share(connectionId)))
  }

  /** Milliseconds until the next poll of a running run whose progress was just seen. */
  function untilNextPoll(run: Run, job: Job): number {
    const now = clock.now()
    // What was seen before the clock was set back lies in the future: it would tell nothing until that time has passed.
    const isSetBack = (job.history?.at(-1)?.at ?? now) > now
    const history = withSample(isSetBack ? [] : (job.history ?? []), run, supposedFraction)
    job.history = history
    job.polledFrom ??= clock.monotonic()
    lists.begin(run.connectionId)
    const { earliestEnd } = forecastOf(history, now)
    const launchedAt = run.launchedAt ?? now
    const movedFrom = movedAt(history) ?? launchedAt
    const ran = Math.max(now - launchedAt, clock.monotonic() - job.polledFrom)
    return tuning.pace({
      untilEnd: earliestEnd === null ? null : earliestEnd - now,
      ran,
      still: movedFrom > now ? ran : now - movedFrom,
      fair: fairTime(run.connectionId),
      jitter: tuning.random(),
    })
  }

  async function step(run: Run, job: Job): Promise<StepEnd> {
    const parts: StepParts = {
      store,
      storage,
      clock,
      recipeOf,
      reader,
      signal: job.abort.signal,
      lateAfter: job.lateAfter,
      hurry: job.hurry.signal,
      client: () =>
        withinAccount(connections.client(run.connectionId), run.account, () => {
          job.otherKey = true
        }),
    }
    if (job.otherKey) {
      job.otherKey = false
      return goOnWithOtherKey(run, parts)
    }
    switch (run.state) {
      case 'created':
      case 'launching': {
        if (run.stopAskedAt === null) return launchRemoteSurvey(run, parts)
        job.stopsFrom ??= clock.monotonic()
        const left = run.state === 'created' ? 0 : job.stopsFrom + tuning.settles - clock.monotonic()
        return stopLaunch(run, parts, { left, looks: tuning.looks })
      }
      case 'running':
        return pollRun(run, parts)
      case 'done':
      case 'failed':
        return run.results === 'waiting' ? fetchResults(run, parts) : 'stop'
      default:
        return 'stop'
    }
  }

  /** How long until the next step, in milliseconds; null where there is none. */
  function untilNextStep(run: Run, job: Job, end: StepEnd, failures: number): number | null {
    if (end === 'stop') return null
    if (end === 'go') return 0
    if ('wait' in end) return end.wait
    if ('poll' in end) return untilNextPoll(end.poll, job)
    if ('ended' in end) {
      onEnd(end.ended)
      return null
    }
    // The next step finds out whether the new key shows the survey.
    if (job.otherKey) return 0
    store.note(run.id, { problem: end.failed })
    const wait = nextTry(failures + 1, tuning.random())
    return Math.max(wait, (end.failed.retryAt ?? 0) - clock.now())
  }

  /**
   * Carries out a step and returns what `untilNextStep` does. An error that the step did not handle is shown with the
   * run, and the step is tried again.
   */
  async function tryStep(runId: string, job: Job, failures: number): Promise<number | null> {
    try {
      const run = store.get(runId)
      const wait = untilNextStep(run, job, await step(run, job), failures)
      unhandled.clear(runId)
      return wait
    } catch (error) {
      // The run was deleted: there is nothing left to do.
      if (job.abort.signal.aborted || toProblem(error).code === 'MISSING') return null
      return unhandled.add(runId, runId, error)
    }
  }

  function hasProblem(runId: string): boolean {
    try {
      return store.get(runId).problem !== null
    } catch {
      return true
    }
  }

  async function work(runId: string, job: Job): Promise<void> {
    const { signal } = job.abort
    let failures = 0
    try {
      while (!signal.aborted) {
        const wait = await tryStep(runId, job, failures)
        if (job.hurry.signal.aborted) job.hurry = new AbortController()
        if (signal.aborted || wait === null) return
        failures = hasProblem(runId) ? failures + 1 : 0
        job.lateAfter = wait
        if (wait > 0) await suspendAwareSleep(clock, wait, AbortSignal.any([signal, job.wait.signal]))
        if (job.wait.signal.aborted) job.wait = new AbortController()
      }
    } finally {
      // Removed in the same tick as the last step, so that a later `follow` starts new work instead of waking this
      // one.
      jobs.delete(runId)
    }
  }

  return {
    follow: (runId) => {
      const working = jobs.get(runId)
      if (working) {
        working.wait.abort()
        return false
      }
      const job: Job = {
        abort: new AbortController(),
        wait: new AbortController(),
        ended: Promise.resolve(),
        connectionId: store.get(runId).connectionId,
        history: null,
        polledFrom: null,
        lateAfter: 0,
        hurry: new AbortController(),
        stopsFrom: null,
        otherKey: false,
      }
      jobs.set(runId, job)
      job.ended = work(runId, job).catch((error: unknown) =>
        log.error('run.driver', { run: runId, code: toProblem(error).code }),
      )
      return true
    },
    halt: async (runId) => {
      const job = jobs.get(runId)
      job?.abort.abort()
      await job?.ended
    },
    wake: () => {
      for (const job of jobs.values()) job.wait.abort()
    },
    rest: async () => {
      for (const { abort } of jobs.values()) abort.abort()
      await Promise.all([lists.rest(), ...[...jobs.values()].map(({ ended }) => ended)])
    },
  }
}
