import { setImmediate as breathe } from 'node:timers/promises'
import { EventPublisher } from '@orpc/server'
import type { RereadProgress } from '../../../shared/models/reading-desk.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts, ReadingPort } from '../ports.ts'
import { decisionsOf } from '../runs/read-again.ts'
import type { StoredReadings } from '../runs/readings.ts'
import { isSameReading, readingChange } from './reading-changes.ts'
import type { RecipeOf } from './recipe-of.ts'

/** Reads everything stored of a connection's runs again, one connection at a time each. */
export interface Rereading {
  /** Tells how it goes on, from now to its end; joins one that is under way. */
  reread(connectionId: string, signal?: AbortSignal): AsyncGenerator<RereadProgress>
  /** Stops after the run that is being read. */
  stop(connectionId: string): void
  /** Stops all, and waits until they have ended. */
  rest(): Promise<void>
}

interface RereadingParts extends Pick<CorePorts, 'log'> {
  reader: ReadingPort
  recipeOf: RecipeOf
  runs: { stored: StoredReadings }
}

interface Job {
  progress: RereadProgress
  isStopped: boolean
  ended: Promise<void>
}

export function createRereading({ reader, recipeOf, runs: { stored }, log }: RereadingParts): Rereading {
  const jobs = new Map<string, Job>()
  const events = new EventPublisher<Record<string, RereadProgress>>()

  function tell(connectionId: string, job: Job, patch: Partial<RereadProgress>): void {
    job.progress = { ...job.progress, ...patch }
    events.publish(connectionId, job.progress)
  }

  /** Reads one run again and stores it whole; where anything fails, its earlier reading stays. */
  async function readOne(id: string, job: Job, connectionId: string): Promise<void> {
    const { progress } = job
    const done = progress.done + 1
    try {
      const { run, version, results, payloadId } = stored.of(id)
      const now = await reader.results(
        { id: payloadId, text: stored.unsavedText(payloadId) },
        {
          draft: version.draft,
          personas: run.personas,
          decisions: decisionsOf(results),
          recipe: recipeOf(connectionId)?.results,
        },
      )
      await breathe()
      if (isSameReading(results, now)) return tell(connectionId, job, { done })
      stored.keep(id, payloadId, now)
      const change = readingChange(results, now)
      const changed = change
        ? [...progress.changed, { runId: id, title: run.title, ...change }]
        : progress.changed
      tell(connectionId, job, { done, changed })
    } catch (error) {
      log.error('recipes.reread', { run: id, code: toProblem(error).code })
      tell(connectionId, job, { done, kept: progress.kept + 1 })
    }
  }

  async function carryOut(connectionId: string, job: Job): Promise<void> {
    try {
      for (const id of stored.ids(connectionId)) {
        await breathe()
        if (job.isStopped) break
        await readOne(id, job, connectionId)
      }
      tell(connectionId, job, { state: job.isStopped ? 'stopped' : 'done' })
    } catch (error) {
      log.error('recipes.reread', { code: toProblem(error).code })
      tell(connectionId, job, { state: 'failed' })
    } finally {
      jobs.delete(connectionId)
    }
  }

  function start(connectionId: string): Job {
    const total = stored.ids(connectionId).length
    const progress: RereadProgress = { state: 'running', done: 0, total, changed: [], kept: 0 }
    const job: Job = { progress, isStopped: false, ended: Promise.resolve() }
    jobs.set(connectionId, job)
    job.ended = carryOut(connectionId, job)
    return job
  }

  return {
    async *reread(connectionId, signal) {
      // Subscribed before it starts, so that the end of a short one is not missed.
      const changes = events.subscribe(connectionId, { signal })
      const job = jobs.get(connectionId) ?? start(connectionId)
      yield job.progress
      if (job.progress.state !== 'running') return
      for await (const progress of changes) {
        yield progress
        if (progress.state !== 'running') return
      }
    },
    stop: (connectionId) => {
      const job = jobs.get(connectionId)
      if (job) job.isStopped = true
    },
    rest: async () => {
      for (const job of jobs.values()) job.isStopped = true
      await Promise.all([...jobs.values()].map(({ ended }) => ended))
    },
  }
}
