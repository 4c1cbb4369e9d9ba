import { describe, expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { inStore } from '../storage/a-store.ts'
import { aPlace, CREATION, connected, LAUNCH, launch, type Place, stored, TUNING } from './a-place.ts'

describe('a disk that refuses one write of a run', () => {
  /** Counts the writes of a run whose writes all succeed. */
  async function writesOfARun(): Promise<number> {
    let count = 0
    const place = await aPlace(() => {
      count += 1
      return false
    })
    await stored(place, (await launch(place)).id, new Set())
    return count
  }

  it('never makes it two surveys, never ends it, and never calls it refused: whichever write it is', async () => {
    const writes = await writesOfARun()
    expect(writes).toBeGreaterThan(8)
    // Without the first write, the launch itself, whose failure is reported to the person.
    const cases = Array.from({ length: writes - 1 }, (_, at) => at + 2)
    await Promise.all(
      cases.map(async (refused) => {
        let count = 0
        const place = await aPlace(() => ++count === refused)
        const seen = new Set<string>()
        const { id } = await launch(place)
        expect(await stored(place, id, seen), `write ${refused}`).toMatchObject({
          state: 'done',
          problem: null,
        })
        expect([...seen], `write ${refused}`).not.toContain('refused')
        expect(place.account.count(CREATION), `write ${refused}`).toBe(1)
        expect(place.account.count(LAUNCH), `write ${refused}`).toBe(1)
        await place.core.close()

        const again = openTestCore({ folder: place.folder, tuning: TUNING })
        expect(await again.client.runs.get({ id })).toMatchObject({ state: 'done', results: 'stored' })
        const kinds = (await again.client.runs.payloads({ id })).map(({ kind }) => kind)
        expect(kinds, `write ${refused}`).toEqual(expect.arrayContaining(['creation', 'launch', 'results']))
        expect((await again.client.runs.results({ id })).results.answers).not.toEqual([])
        await again.close()
      }),
    )
  })

  it('tells the person who launches while it is full, and sends nothing', async () => {
    let full = true
    const place = await aPlace((write) => full && write !== 'reserve.hold')
    await expect(launch(place)).rejects.toMatchObject({ code: 'STORAGE' })
    expect(await place.core.client.runs.list({})).toEqual([])
    full = false
    await stored(place, (await launch(place)).id, new Set())
    expect(place.account.count(CREATION)).toBe(1)
  })
})

describe('a disk that is full from some write of a run on, and has room again later', () => {
  it('says meanwhile what is true, and then goes on by itself: whichever write it is', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        let count = 0
        let full = false
        const place = await aPlace(() => {
          count += 1
          full ||= count === at + 2
          return full && count >= at + 2
        })
        const { id } = await launch(place)
        const { client } = place.core
        const met = await until('the full disk is met', async () => {
          const run = await client.runs.get({ id })
          return full && (run.unsaved || run.problem?.code === 'STORAGE') ? run : null
        })
        expect(met.state, `write ${at + 2}`).not.toMatch(/refused|unknown/)
        expect(met.remoteId !== null, `write ${at + 2}`).toBe(place.account.surveys.length > 0)
        const launches = place.account.count(LAUNCH)
        if (met.unsaved && met.state === 'created') expect(launches).toBe(0)
        // From now on every write succeeds.
        count = Number.NEGATIVE_INFINITY
        full = false
        expect(await stored(place, id, new Set())).toMatchObject({ state: 'done', problem: null })
        expect(place.account.count(CREATION), `write ${at + 2}`).toBe(1)
        expect(place.account.count(LAUNCH), `write ${at + 2}`).toBe(1)
      }),
    )
  })

  it('has what the service answered when Sonde is closed the moment there is room', async () => {
    let full = false
    const place = await aPlace((write) => full && write !== 'runs.insert')
    const account = place.account
    const { id } = await launch(place)
    full = true
    await until('it is created in memory', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.unsaved || run.problem !== null
    })
    full = false
    await place.core.close()
    const { folder, secrets } = place
    const again = openTestCore({ folder, secrets, tuning: TUNING })
    onTestFinished(() => again.close())
    await stored({ ...place, core: again }, id, new Set())
    expect(account.count(CREATION)).toBe(1)
  })
})

describe('a disk with room for short things only, and Sonde ends before there is more', () => {
  const RESULTS = /results$/

  /** Sonde has ended with the run's answers in memory only, because the disk refused these writes. */
  async function endedWithout(writes: string[]): Promise<Place & { id: string }> {
    let refusing = false
    const account = await anAccount({
      before: async (call) => {
        refusing ||= RESULTS.test(call)
      },
    })
    const place = await connected(account, tempFolder(), (write) => refusing && writes.includes(write))
    const { id } = await launch(place)
    const inMemory = await until('the answers are here', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.results === 'stored' ? run : null
    })
    expect(inMemory).toMatchObject({ state: 'done', unsaved: true })
    await place.core.close()
    return { ...place, id }
  }

  async function storedAfterStart({ id, ...place }: Place & { id: string }): Promise<void> {
    const { folder, secrets } = place
    const again = openTestCore({ folder, secrets, tuning: TUNING })
    onTestFinished(() => again.close())
    await stored({ ...place, core: again }, id, new Set())
    expect((await again.client.runs.results({ id })).results.answers).not.toEqual([])
    expect((await again.client.runs.payloads({ id })).map(({ kind }) => kind)).toContain('results')
  }

  it('asks for the answers again: the run never says on disk that they are stored before they are', async () => {
    const place = await endedWithout(['payloads.add', 'runs.saveResults'])
    const [run] = inStore(place.folder, (store) => store.runs.list({}))
    expect(run).toMatchObject({ state: 'done', results: 'waiting' })
    await storedAfterStart(place)
    expect(place.account.count(RESULTS)).toBe(2)
  })

  it('reads an answer that is on disk again, also where an earlier Sonde left the run called stored or empty', async () => {
    for (const results of ['waiting', 'stored', 'empty'] as const) {
      const place = await endedWithout(['runs.saveResults'])
      inStore(place.folder, ({ runs }) => {
        for (const run of runs.list({})) runs.save({ ...run, results })
      })
      await storedAfterStart(place)
      expect(place.account.count(RESULTS), results).toBe(1)
    }
  })

  it('does not delete at the service what only its memory holds', async () => {
    const place = await aPlace((write) => write === 'payloads.add')
    const { id } = await launch(place)
    await until('it is in memory only', async () => {
      const run = await place.core.client.runs.get({ id })
      return run.unsaved && run.remoteId !== null
    })
    await expect(place.core.client.runs.removeRemote({ id })).rejects.toMatchObject({ code: 'STORAGE' })
    expect(place.account.count(/^DELETE/)).toBe(0)
  })
})
