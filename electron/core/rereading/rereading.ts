import { setImmediate as breathe } from 'node:timers/promises'
import { EventPublisher } from '@orpc/server'
import { amountRead, isNothing } from '../../../shared/models/amount-read.ts'
import type { RereadProgress, TriedRecipe } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { RunResults } from '../../../shared/models/results.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { CorePorts, ReadingPort } from '../ports.ts'
import { isSameReading, readingChange } from '../recipes/reading-changes.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import { decisionsOf } from '../runs/read-again.ts'
import type { ResultsOfRun, StoredReadings } from '../runs/readings.ts'

/** Reads all stored answers of a connection's runs again. Each connection has one such job at a time. */
export interface Rereading {
  /** How many of the connection's runs have stored answers. */
  count(connectionId: string): number
  /** What a recipe would read of the newest of these runs; null where there is none. Stores nothing. */
  tried(connectionId: string, recipe: Recipe): Promise<TriedRecipe | null>
  /** Starts the job, or joins the one under way, and yields its progress until its end. */
  reread(connectionId: string, signal?: AbortSignal): AsyncGenerator<RereadProgress>
  /** Stops the job after the run that is being read. */
  stop(connectionId: string): void
  /** Stops all jobs, and waits until they have ended. */
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

/** A job, with the recipe that it reads by. */
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

  /** Reads a run again, letting the host's other work run first. Rejects where anything fails. */
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

  /** Stores a reading completely; where anything fails, the earlier one stays. */
  async function keepOne(id: string, reading: Promise<Read>, { job, recipe }: Pass): Promise<void> {
    const patch: Partial<RereadProgress> = {}
    try {
      let read = await reading
      // The person's decisions or the stored answers changed in the meantime: read again with those.
      while (stored.stamp(id) !== read.stamp) read = await readOne(id, recipe)
      await breathe()
      const { run, results, payloadId } = read.before
      // What a recipe does not read must not replace what was read; only without any recipe does the person want that.
      const isLost = recipe !== null && isNothing(amountRead(read.now)) && !isNothing(amountRead(results))
      if (isLost) patch.kept = job.progress.kept + 1
      else if (!isSameReading(results, read.now)) {
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
        // The code that awaits the reading handles a rejection; when the job is stopped, nothing awaits it.
        reading.catch(() => undefined)
        return reading
      }
      let next = begin(0)
      for (const [at, id] of ids.entries()) {
        const reading = next
        if (!reading || job.isStopped) break
        await reading.catch(() => undefined)
        // The reading thread reads the next run while this one is stored.
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
    count: (connectionId) => stored.ids(connectionId).length,
    tried: async (connectionId, recipe) => {
      const ids = stored.ids(connectionId)
      // A run in which nothing was read shows no loss.
      const id = ids.find((each) => !isNothing(amountRead(stored.of(each).results))) ?? ids[0]
      if (id === undefined) return null
      const { before, now } = await readOne(id, recipe)
      return {
        ...{ runId: id, title: before.run.title },
        ...{ before: amountRead(before.results), now: amountRead(now), isUsed: now.recipe !== 'unfit' },
      }
    },
    async *reread(connectionId, signal) {
      // Subscribed before the job starts, so that the end of a short one is not missed.
      const changes = events.subscribe(connectionId, { signal })
      const job = jobs.get(connectionId) ?? start(connectionId)
      // Captured now: by the time the next progress is asked for the job may have ended, and its end would be missed.
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
