import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ReadingPort } from '../../../electron/core/ports.ts'
import { createReaderHere } from '../../../electron/core/reading-desk/reader-here.ts'
import { createReadingThread } from '../../../electron/reading/reading-thread.ts'
import { openStorage } from '../../../electron/storage/open-storage.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { RereadProgress } from '../../../shared/models/reading-desk.ts'
import { type Recipe, recipeSchema } from '../../../shared/models/recipe.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { CONNECTION, chosenIn, RECIPE, storeRuns } from '../../support/stored-runs.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { leastBusy, watchHost } from '../../support/watch-host.ts'

const RUNS = 12
const SIZE = { personas: 4, items: 3 }
const ANSWERS = SIZE.personas * SIZE.items

interface Stored {
  core: TestCore
  ids: string[]
  storage: Storage
}

/** A core with runs of which nothing was read, and a recipe that their connection got later. */
function withRuns(reader?: (storage: Storage) => ReadingPort, size = { runs: RUNS, ...SIZE }): Stored {
  const folder = tempFolder()
  const filled = openStorage({ folder, now: Date.now })
  const ids = storeRuns(filled, size)
  filled.recipes.save(CONNECTION, 0, RECIPE, 1)
  filled.close()
  let storage: Storage | null = null
  const core = openTestCore({
    folder: path.resolve(folder),
    between: (opened) => {
      storage = opened
      return opened
    },
    ...(reader && { reader }),
  })
  onTestFinished(() => core.close())
  if (!storage) throw new Error('no storage')
  return { core, ids, storage }
}

/** A recipe that reads the answers at this path, of one item or of all. */
const withPath = (path: string, stem?: string): Recipe =>
  recipeSchema.parse({
    ...RECIPE,
    results: { ...RECIPE.results, answers: [{ path, from: 0, ...(stem !== undefined && { stem }) }] },
  })

/** Calls `during` before each reading of a run, with the number of the reading. */
const watched =
  (during: (asked: number) => unknown) =>
  ({ payloads }: Storage): ReadingPort => {
    const here = createReaderHere(payloads)
    let asked = 0
    return {
      ...here,
      results: async (payload, task) => {
        asked += 1
        await during(asked)
        return here.results(payload, task)
      },
    }
  }

async function all(progress: AsyncIterable<RereadProgress>): Promise<RereadProgress[]> {
  const told: RereadProgress[] = []
  for await (const one of progress) told.push(one)
  return told
}

const reread = async ({ core }: Stored) => all(await core.client.recipes.reread({ connectionId: CONNECTION }))

/** For each run: `whole` if the recipe read everything, otherwise what is stored. */
function states({ storage, ids }: Stored): string[] {
  return ids.map((id) => {
    const { shape, answers } = storage.runs.results(id)?.results ?? { shape: 'gone', answers: [] }
    if (shape === 'recipe' && answers.length === ANSWERS) return 'whole'
    return shape === 'unknown' && answers.length === 0 ? 'before' : `half: ${shape} ${answers.length}`
  })
}

describe('reading again', () => {
  it('reads all runs of a connection, tells how far it is, and lists what changed', async () => {
    const stored = withRuns()
    const told = await reread(stored)
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(new Set(told.map(({ done }) => done)).size).toBe(RUNS + 1)
    const last = told.at(-1)
    expect(last).toMatchObject({ state: 'done', done: RUNS, total: RUNS, kept: 0 })
    expect(last?.changed.map(({ runId }) => runId).toSorted()).toEqual(stored.ids.toSorted())
    expect(last?.changed[0]).toMatchObject({
      before: 0,
      now: ANSWERS,
      title: expect.stringMatching(/^Habitudes /),
    })
    for (const [run, id] of stored.ids.entries())
      for (const { respondent, question, option } of stored.storage.runs.results(id)?.results.answers ?? [])
        expect(option).toBe(chosenIn(run, respondent, question))
    // Both readings of each run are stored.
    expect(stored.ids.map((id) => stored.storage.runs.readings(id))).toEqual(Array(RUNS).fill(2))

    const runId = stored.ids[0] ?? ''
    const readings = await stored.core.client.readings.list({ runId })
    expect(readings.map(({ recipe, isOfSameReply }) => [recipe, isOfSameReply])).toEqual([
      ['used', true],
      [null, true],
    ])
    const compared = await stored.core.client.readings.compare({ runId, number: readings[1]?.number ?? 0 })
    expect(compared).toMatchObject({
      understood: { before: 0, now: ANSWERS },
      personas: { before: 0, now: 4 },
    })
    for (const { options, answers } of compared.items) {
      expect(answers).toBe(SIZE.personas)
      expect(options.reduce((sum, { before }) => sum + before, 0)).toBe(0)
      expect(options.reduce((sum, { now }) => sum + now, 0)).toBe(SIZE.personas)
    }
    const again = await reread(stored)
    expect(again.at(-1)).toMatchObject({ state: 'done', done: RUNS, changed: [] })
    expect(stored.ids.map((id) => stored.storage.runs.readings(id))).toEqual(Array(RUNS).fill(2))
  })

  it('tells whoever watches, in any window, which runs were read again', async () => {
    const stored = withRuns()
    const end = new AbortController()
    const watch = await stored.core.client.runs.watchReadings(undefined, { signal: end.signal })
    const heard = Promise.all(stored.ids.map(async () => (await watch.next()).value))
    await reread(stored)
    expect((await heard).toSorted()).toEqual(stored.ids.toSorted())
    end.abort()
  })

  it.each([1, 2, 7, RUNS])('stopped while run %i is read, leaves each run whole or as it was', async (at) => {
    const stop = Promise.withResolvers<TestCore>()
    const stored = withRuns(
      watched(async (asked) => {
        if (asked === at) await (await stop.promise).client.recipes.stopReread({ connectionId: CONNECTION })
      }),
    )
    stop.resolve(stored.core)
    const last = (await reread(stored)).at(-1)
    const found = states(stored)
    const whole = found.filter((state) => state === 'whole').length
    expect(last).toMatchObject({ state: 'stopped', done: whole, changed: { length: whole } })
    expect(whole).toBeLessThan(RUNS)
    expect(whole).toBeGreaterThanOrEqual(at - 2)
    expect(found.filter((state) => state === 'before')).toHaveLength(RUNS - whole)
    // A second request continues where the first one stopped.
    expect((await reread(stored)).at(-1)).toMatchObject({ state: 'done', done: RUNS })
    expect(states(stored)).toEqual(Array(RUNS).fill('whole'))
  })

  it('joins one that is under way', async () => {
    let asked = 0
    const joined = Promise.withResolvers<void>()
    const stored = withRuns(
      watched(async (count) => {
        asked = count
        if (count === 3) await joined.promise
      }),
    )
    const first = reread(stored)
    const second = await stored.core.client.recipes.reread({ connectionId: CONNECTION })
    const began = await second.next()
    joined.resolve()
    const ends = [(await first).at(-1), (await all(second)).at(-1)]
    expect(began.value).toMatchObject({ state: 'running', total: RUNS })
    expect(ends[0]).toMatchObject({ state: 'done', done: RUNS })
    expect(ends[1]).toEqual(ends[0])
    expect(asked).toBe(RUNS)
  })

  it('keeps the earlier reading of runs that cannot be read again', async () => {
    const stored = withRuns(
      watched((asked) => {
        if (asked === 2 || asked === 5) throw new Error('too large')
      }),
    )
    const last = (await reread(stored)).at(-1)
    expect(last).toMatchObject({ state: 'done', done: RUNS, kept: 2, changed: { length: RUNS - 2 } })
    expect(states(stored).filter((state) => state === 'before')).toHaveLength(2)
  })

  it('tries a recipe on the newest run, and keeps what was read where a later recipe reads nothing', async () => {
    const stored = withRuns()
    await reread(stored)
    const { client } = stored.core
    const nowhere = withPath('@.nowhere[{item}]')
    const firstItem = withPath('@.v[0]', 'Question 1 ?')
    const tried = (recipe: Recipe) => client.recipes.tried({ connectionId: CONNECTION, recipe })
    const whole = { answers: ANSWERS, items: SIZE.items }
    const nothing = { answers: 0, items: 0 }
    const newest = { runId: stored.ids.at(-1), title: `Habitudes ${RUNS - 1}`, before: whole }
    expect(await tried(RECIPE)).toEqual({ ...newest, now: whole, isUsed: true })
    expect(await tried(firstItem)).toEqual({
      ...newest,
      now: { answers: SIZE.personas, items: 1 },
      isUsed: true,
    })
    expect(await tried(nowhere)).toEqual({ ...newest, now: nothing, isUsed: false })
    expect(await client.recipes.tried({ connectionId: 'other', recipe: RECIPE })).toBeNull()

    stored.storage.recipes.save(CONNECTION, 1, nowhere, 2)
    expect((await reread(stored)).at(-1)).toMatchObject({ state: 'done', kept: RUNS, changed: [] })
    expect(states(stored)).toEqual(Array(RUNS).fill('whole'))
    // Without any recipe, the person wants what Sonde reads by itself.
    await client.recipes.remove({ connectionId: CONNECTION, revision: 2 })
    expect((await reread(stored)).at(-1)).toMatchObject({ kept: 0, changed: { length: RUNS } })
  })

  it('takes no reading made before another one was stored', async () => {
    const opened = Promise.withResolvers<Stored>()
    const stored: Stored = withRuns(
      watched(async (asked) => {
        const { storage, ids } = await opened.promise
        if (asked !== 1) return
        // As if a person had changed the results of every run while the first one was being read.
        for (const id of ids) {
          const read = storage.runs.results(id)
          if (read) storage.runs.saveResults(id, read.payloadId, read.results, 2)
        }
      }),
    )
    opened.resolve(stored)
    expect((await reread(stored)).at(-1)).toMatchObject({ state: 'done', changed: { length: RUNS } })
    expect(stored.ids.map((id) => stored.storage.runs.readings(id))).toEqual(Array(RUNS).fill(3))
  })

  it('never keeps the host busy', async () => {
    const threads: { close(): Promise<void> }[] = []
    onTestFinished(async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    })
    const attempt = async () => {
      const stored = withRuns(
        ({ payloads }) => {
          const thread = createReadingThread({ storedOf: (id) => payloads.stored(id) })
          threads.push(thread)
          return thread
        },
        { runs: 6, personas: 100, items: 50 },
      )
      // The first call warms up, unobserved.
      await stored.core.client.runs.list({})
      const busiest = watchHost()
      expect((await reread(stored)).at(-1)).toMatchObject({ state: 'done', changed: { length: 6 } })
      return busiest()
    }
    expect(await leastBusy(attempt)).toBeLessThan(1)
  })
})
