import { describe, expect, it } from 'vitest'
import { systemClock } from '../../../electron/host/system-clock.ts'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { type ListingHabits, startListingService } from '../../support/listing-service.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

const QUARTER_HOUR = 15 * 60_000

/** From the second creation on, the list stays as it was before it, with rows made by `row`. */
async function aListThatStandsStill(row: ListingHabits['row']) {
  const account = (await startListingService()).open({
    onCreate: (n, { keep, say, cut }) => {
      if (n !== 2) return say({ id: keep().id, status: 'draft' })
      const shown = new Set(account.surveys.map(({ id }) => id))
      account.hides = ({ id }) => !shown.has(id)
      account.row = row
      keep()
      cut()
    },
  })
  return account
}

describe('a list that begins to lag after it has proven itself', () => {
  it('proves nothing where it still calls a draft what has been launched since', async () => {
    const account = await aListThatStandsStill(({ body, ...row }) => ({ ...row, status: 'draft' }))
    const { launch, settled } = await launchOn(account.baseUrl)
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'omits' })
    expect(account.creations).toBe(2)
  })

  it.each(['wall clock', 'monotonic clock'])('proves nothing after some minutes by the %s', async (name) => {
    const account = await aListThatStandsStill(({ body, ...row }) => row)
    let later = 0
    const clock = {
      ...systemClock,
      now: () => Date.now() + (name === 'wall clock' ? later : 0),
      monotonic: () => systemClock.monotonic() + (name === 'wall clock' ? 0 : later),
    }
    const { launch, settled } = await launchOn(account.baseUrl, { clock })
    await settled(await launch())
    later = QUARTER_HOUR
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'unproven' })
    expect(account.creations).toBe(2)
  })

  it('proves nothing where the wall clock was set back, so that nobody knows how old the proof is', async () => {
    const account = await aListThatStandsStill(({ body, ...row }) => row)
    let later = 0
    const clock = { ...systemClock, now: () => Date.now() + later }
    const { launch, settled } = await launchOn(account.baseUrl, { clock })
    await settled(await launch())
    later = -QUARTER_HOUR
    expect(await settled(await launch())).toMatchObject({ state: 'unknown', doubt: 'unproven' })
    expect(account.creations).toBe(2)
  })

  it('proves itself anew with the first creation after some minutes', async () => {
    const account = (await startListingService()).open({
      onCreate: (n, { keep, say, cut }) => (n === 3 ? cut() : say({ id: keep().id, status: 'draft' })),
    })
    let later = 0
    const clock = { ...systemClock, monotonic: () => systemClock.monotonic() + later }
    const { launch, settled } = await launchOn(account.baseUrl, { clock })
    await settled(await launch())
    later = QUARTER_HOUR
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'running' })
    expect(account.creations).toBe(4)
  })

  it('is remembered over a restart for these minutes', async () => {
    const account = (await startListingService()).open({
      onCreate: (n, { keep, say, cut }) => (n === 2 ? cut() : say({ id: keep().id, status: 'draft' })),
    })
    const place = { folder: tempFolder(), secrets: memoryStore(), tuning: { ...QUICK, settles: 5_000 } }
    const { core, launch, settled } = await launchOn(account.baseUrl, place)
    await settled(await launch())
    const { id } = await launch()
    await until('it is in doubt', async () => (await core.client.runs.get({ id })).problem !== null)
    await core.close()
    const again = openTestCore({ ...place, tuning: QUICK })
    await until('it runs', async () => (await again.client.runs.get({ id })).state === 'running')
    await again.close()
    expect(account.creations).toBe(3)
  })
})

describe('a lost creation is given its time', () => {
  it('by the clock that only goes forward: a wall clock set ahead does not shorten it', async () => {
    let later = 0
    let looks = 0
    let carryOut: () => unknown = () => undefined
    const account = (await startListingService()).open({
      onCreate: (n, { keep, say, cut }) => {
        if (n !== 2) return say({ id: keep().id, status: 'draft' })
        cut()
        carryOut = keep
        later = QUARTER_HOUR
        account.clockAhead = later
      },
      // The first look does not see it yet, the second one does.
      beforePage: async () => {
        if (later > 0 && ++looks === 2) carryOut()
      },
    })
    const clock = { ...systemClock, now: () => Date.now() + later }
    // So long that a busy machine does not use it up; the wall clock goes ahead by more.
    const tuning = { ...QUICK, settles: QUARTER_HOUR / 2 }
    const { launch, settled } = await launchOn(account.baseUrl, { clock, tuning })
    await settled(await launch())
    expect(await settled(await launch())).toMatchObject({ state: 'running' })
    expect([account.creations, account.surveys.length]).toEqual([2, 2])
  })
})
