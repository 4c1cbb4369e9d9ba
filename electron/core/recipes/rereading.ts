import { setImmediate as breathe } from 'node:timers/promises'
import { EventPublisher } from '@orpc/server'
import type { RereadProgress } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts, ReadingPort } from '../ports.ts'
import { decisionsOf } from '../runs/read-again.ts'
import type { ResultsOfRun, StoredReadings } from '../runs/readings.ts'
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

/** A run read again, and what it was read from. */
interface Read {
  stamp: unknown
  before: ResultsOfRun
  now: RunResults
}

/** All runs, read by one recipe. */
interface Pass {
  job: Job
  recipe: Recipe | null
}

export function createRereading({ reader, recipeOf, runs: { stored }, log }: RereadingParts): Rereading {
  const jobs = new Map<string, Job>()
  const events = new EventPublisher<Record<string, RereadProgress>>()

  function tell(connectionId: string, job: Job, patch: Partial<RereadProgress>): void {
    job.progress = { ...job.progress, ...patch }
    events.publish(connectionId, job.progress)
  }

  /** Reads a run again, beside what the host does meanwhile. Rejects where anything fails. */
  async function readOne(id: string, recipe: Recipe | null): Promise<Read> {
    await breathe()
    const stamp = stored.stamp(id)
    const before = stored.of(id)
    const { run, version, results, payloadId } = before
    const now = await reader.results(
      { id: payloadId, text: stored.unsavedText(payloadId) },
      {
        draft: version.draft,
        personas: run.personas,
        decisions: decisionsOf(results),
        recipe: recipe?.results,
      },
    )
    return { stamp, before, now }
  }

  /** Stores a reading whole; where anything fails, the earlier one stays. */
  async function keepOne(id: string, reading: Promise<Read>, { job, recipe }: Pass): Promise<void> {
    const patch: Partial<RereadProgress> = {}
    try {
      let read = await reading
      // What a person said of its numbers meanwhile, or what came from the service, counts.
      while (stored.stamp(id) !== read.stamp) read = await readOne(id, recipe)
      await breathe()
      const { run, results, payloadId } = read.before
      if (!isSameReading(results, read.now)) {
        const change = readingChange(results, read.now)
        await breathe()
        if (stored.stamp(id) !== read.stamp) return keepOne(id, readOne(id, recipe), { job, recipe })
        stored.keep(id, payloadId, read.now)
        if (change) patch.changed = [...job.progress.changed, { runId: id, title: run.title, ...change }]
      }
    } catch (error) {
      log.error('recipes.reread', { run: id, code: toProblem(error).code })
      patch.kept = job.progress.kept + 1
    }
    job.progress = { ...job.progress, ...patch, done: job.progress.done + 1 }
  }

  async function carryOut(connectionId: string, job: Job): Promise<void> {
    try {
      const ids = stored.ids(connectionId)
      const recipe = recipeOf(connectionId)
      const begin = (at: number): Promise<Read> | null => {
        const id = ids[at]
        if (id === undefined || job.isStopped) return null
        const reading = readOne(id, recipe)
        // Whoever waits for it hears of it; nobody does where it is stopped.
        reading.catch(() => undefined)
        return reading
      }
      let next = begin(0)
      for (const [at, id] of ids.entries()) {
        const reading = next
        if (!reading || job.isStopped) break
        await reading.catch(() => undefined)
        // The thread reads the next one while this one is stored.
        next = begin(at + 1)
        await keepOne(id, reading, { job, recipe })
        tell(connectionId, job, {})
      }
      tell(connectionId, job, { state: job.progress.done < ids.length ? 'stopped' : 'done' })
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
      // Not what it is by the time that the next one is asked for: the end would never be told.
      const now = job.progress
      yield now
      if (now.state !== 'running') return
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
